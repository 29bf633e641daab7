import type { JobCount } from '@dvaput/backend/jobs/counts'
import { deadLetterQueue } from '@dvaput/backend/jobs/job'
import { errorCode } from '@dvaput/database/error-code'

const latestJobSeconds = 300
/** How often the disk is tried, however often somebody asks. */
const diskCheckMs = 5_000

/** Out of disk, of memory or of connections. */
const outOfResources = /^53/

type Needs = {
  readonly countJobs: () => Promise<readonly JobCount[]>
  readonly checkDisk: () => Promise<void>
  readonly monotonicMs?: () => number
}

/** Failed jobs and dead letters wait for a person, not for this process. */
const isWaiting = ({ job, state }: JobCount) => job !== deadLetterQueue && (state === 'created' || state === 'retry')

const explain = (error: unknown): string =>
  outOfResources.test(errorCode(error) ?? '') ? 'the database cannot write: its disk is full' : 'database unavailable'

/** Ready: the database answers, has room to write, and the jobs are not far behind. // proof recipes: Health */
export const createReadiness = ({ countJobs, checkDisk, monotonicMs = () => performance.now() }: Needs) => {
  let stopping = false
  let disk: { readonly at: number; readonly checked: Promise<void> } | undefined

  const checkDiskNow = () => {
    if (!disk || monotonicMs() - disk.at >= diskCheckMs) disk = { at: monotonicMs(), checked: checkDisk() }
    return disk.checked
  }

  return {
    stop() {
      stopping = true
    },
    async whyNotReady(): Promise<string | undefined> {
      if (stopping) return 'stopping'
      try {
        await checkDiskNow()
        const isLate = (await countJobs())
          .filter(isWaiting)
          .some(({ oldestDueSeconds }) => oldestDueSeconds >= latestJobSeconds)
        return isLate ? 'jobs are late' : undefined
      } catch (error) {
        return explain(error)
      }
    },
  }
}
