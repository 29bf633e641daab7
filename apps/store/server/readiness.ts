import type { JobCount } from '@dvaput/backend/jobs/counts'
import { deadLetterQueue } from '@dvaput/backend/jobs/job'

const latestJobSeconds = 300

/** Failed jobs and dead letters wait for a person, not for this process. */
const isWaiting = ({ job, state }: JobCount) => job !== deadLetterQueue && (state === 'created' || state === 'retry')

/** Ready: the database answers and the jobs are not far behind. // proof recipes: Health */
export const createReadiness = (countJobs: () => Promise<readonly JobCount[]>) => {
  let stopping = false
  return {
    stop() {
      stopping = true
    },
    async isReady(): Promise<boolean> {
      if (stopping) return false
      try {
        return (await countJobs())
          .filter(isWaiting)
          .every(({ oldestDueSeconds }) => oldestDueSeconds < latestJobSeconds)
      } catch {
        return false
      }
    },
  }
}
