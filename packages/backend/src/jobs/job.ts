import type { ZodType } from 'zod'

export type JobRun = { id: string; attempt: number; signal: AbortSignal }

export type JobDefinition<Payload> = {
  name: string
  /** What it was called in earlier releases; unfinished jobs are moved at start. */
  formerNames?: readonly string[]
  /** Checked when written and again when read: a job may be older than the code that runs it. */
  payload: ZodType<Payload>
  /** May run more than once for one job, so it must be idempotent. */
  run(payload: Payload, job: JobRun): Promise<void>
  retryLimit?: number
  retryDelaySeconds?: number
  retryDelayMaxSeconds?: number
  expireInSeconds?: number
  /** How long a finished job, and with it the memory of its key, is kept. */
  keepSeconds?: number
  /** Jobs of this name at once in one process. */
  concurrency?: number
  /** Makes it recurring, in UTC; its payload is then `{}`. */
  cron?: string
}

const day = 24 * 60 * 60

/** Backoff from one second to a quarter of an hour, with jitter: twenty retries last about two hours. */
const queueDefaults = {
  retryLimit: 20,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 15 * 60,
  expireInSeconds: 5 * 60,
  keepSeconds: 30 * day,
}

export const deadLetterQueue = 'dead-letters'

/** SQL on `pgboss.job`: used up its retries, and nobody has put it back. */
export const isDeadLetter = `(name = '${deadLetterQueue}' AND state IN ('created', 'retry'))`

/** A job that waits this long has been seen by somebody; pg-boss deletes it silently after that. */
const neverDropSeconds = 3650 * day

export const deadLetterQueueOptions = { retentionSeconds: neverDropSeconds, deleteAfterSeconds: 30 * day }

export const toQueueOptions = <Payload>(definition: JobDefinition<Payload>) => {
  const settings = { ...queueDefaults, ...definition }
  return {
    retryLimit: settings.retryLimit,
    retryDelay: settings.retryDelaySeconds,
    retryDelayMax: settings.retryDelayMaxSeconds,
    retryBackoff: true,
    expireInSeconds: settings.expireInSeconds,
    // A process killed in the middle of a job is noticed by its silence, long before the job expires.
    heartbeatSeconds: 20,
    retentionSeconds: neverDropSeconds,
    deleteAfterSeconds: settings.keepSeconds,
    deadLetter: deadLetterQueue,
    // Notified in the transaction that writes the job.
    notify: true,
  }
}
