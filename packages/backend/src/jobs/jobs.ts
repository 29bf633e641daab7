import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { PgBoss } from 'pg-boss'
import { describeError } from '../log/describe-error.ts'
import { createCounts } from './counts.ts'
import { createQueues } from './create-queues.ts'
import { indexJobs } from './index-jobs.ts'
import { deadLetterQueue, type JobDefinition } from './job.ts'
import { jobIdOfKey } from './job-id.ts'
import { createListen } from './listen.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { renameQueues } from './rename-queues.ts'
import { createRunJob } from './run-job.ts'
import { startWorkers } from './start-workers.ts'

type EnqueueOptions = {
  /** A second job with the same name and key is not written while the first is remembered. */
  key?: string
  startAfter?: Date
}

export type Jobs = ReturnType<typeof createJobs>

type Needs = {
  readonly database: Database
  readonly log: Log
  /** Where notices are listened for: a job starts as soon as it is committed. Without it workers only look from time to time. */
  readonly noticesUrl?: string
  /** How often workers poll for jobs without a notification: retries, deferred jobs, lost notifications. */
  readonly pollSeconds?: number
}

/** Makes a statement of the queue part of the transaction. */
const within = ({ client }: Transaction) => ({
  executeSql: (text: string, values?: unknown[]) => client.query(text, values),
})

const stopWithinMs = 10_000
/** Every look is a statement for each kind of job, also in a shop where nothing happens. */
const pollSecondsWithNotices = 4
const pollSecondsWithout = 1

export const createJobs = ({
  database,
  log,
  noticesUrl,
  pollSeconds = noticesUrl === undefined ? pollSecondsWithout : pollSecondsWithNotices,
}: Needs) => {
  const definitions: JobDefinition<unknown>[] = []
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.pool.query(text, values),
      ...(noticesUrl !== undefined && { listen: createListen(noticesUrl, log) }),
    },
    schema: 'pgboss',
    useListenNotify: noticesUrl !== undefined,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.error({ error: describeError(error) }, 'job queue error'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warning'))
  const run = createRunJob(log)
  let preparing: Promise<void> | undefined

  const prepareQueues = async () => {
    await boss.start()
    await createQueues(boss, definitions)
    await renameQueues(boss, database, definitions)
    await indexJobs(database)
  }

  /** Makes the queues; after it jobs can be written. A failed try may be repeated. */
  const prepare = () => {
    preparing ??= oneAtATime(database, prepareQueues).catch((error) => {
      preparing = undefined
      throw error
    })
    return preparing
  }

  return {
    prepare,
    counts: createCounts(database),

    define<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
      if (preparing !== undefined) throw new Error(`job ${definition.name} is defined after the queues were made`)
      if (definitions.some(({ name }) => name === definition.name)) throw new Error(`job ${definition.name} exists`)
      definitions.push(definition as JobDefinition<unknown>)
      return definition
    },

    /** Part of the caller's transaction: the job exists if and only if its cause is committed. */
    async enqueue<Payload>(
      tx: Transaction,
      job: JobDefinition<Payload>,
      payload: Payload,
      { key, startAfter }: EnqueueOptions = {},
    ): Promise<'queued' | 'duplicate'> {
      const id = await boss.send(job.name, job.payload.parse(payload) as object, {
        db: within(tx),
        ...(key === undefined ? {} : { id: jobIdOfKey(job.name, key), singletonKey: key }),
        ...(startAfter === undefined ? {} : { startAfter }),
      })
      return id === null ? 'duplicate' : 'queued'
    },

    /** Part of the caller's transaction: the job of this key does not run any more, unless it has begun. */
    async withdraw(tx: Transaction, { name }: Pick<JobDefinition<unknown>, 'name'>, key: string): Promise<void> {
      await boss.deleteJob(name, jobIdOfKey(name, key), { db: within(tx) })
    },

    /** Puts a job that used up its retries back into its own queue; false where there is no such one. */
    async replay(tx: Transaction, id: string): Promise<boolean> {
      return (await boss.redrive(deadLetterQueue, { ids: [id], db: within(tx) })) === 1
    },

    async start() {
      await prepare()
      await startWorkers({ boss, definitions, run, pollSeconds })
    },

    /** Takes no new job, lets the running ones finish; what is not done in time is retried by the next process. */
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs }),
  }
}
