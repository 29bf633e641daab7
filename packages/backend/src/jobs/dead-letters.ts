import type { Database } from '@dvaput/database/open-database'
import { deadLetterQueue } from './job.ts'
import { openPassiveBoss } from './passive-boss.ts'

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

/** Jobs that used up their retries, for the operator. */
export const openDeadLetters = async (database: Pick<Database, 'pool'>) => {
  const boss = await openPassiveBoss(database)
  return {
    async list(): Promise<DeadLetter[]> {
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

    close: () => boss.stop({ graceful: false }),
  }
}
