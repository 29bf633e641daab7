import type { PgBoss } from 'pg-boss'
import { deadLetterQueue } from './job.ts'

export type DeadLetter = {
  id: string
  job: string
  key: string | null
  createdAt: Date
  diedAt: Date
  attempts: number
  error: string
}

const errorText = (output: object | null) => {
  const { message } = (output ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : 'unknown'
}

export const createDeadLetters = (boss: PgBoss) => ({
  async listDead(): Promise<DeadLetter[]> {
    const jobs = await boss.findJobs(deadLetterQueue, { queued: true })
    return jobs.map((job) => ({
      id: job.id,
      job: job.sourceName ?? 'unknown',
      key: job.singletonKey,
      createdAt: job.sourceCreatedOn ?? job.createdOn,
      diedAt: job.createdOn,
      attempts: (job.sourceRetryCount ?? 0) + 1,
      error: errorText(job.sourceOutput),
    }))
  },

  /** Puts the job back into its own queue with all its retries; false when there is no such dead letter. */
  async replay(id: string): Promise<boolean> {
    return (await boss.redrive(deadLetterQueue, { ids: [id] })) === 1
  },
})
