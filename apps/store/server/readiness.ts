import type { JobCount } from '@dvaput/backend/jobs/counts'
import { deadLetterQueue } from '@dvaput/backend/jobs/job'
import { errorCode } from '@dvaput/database/error-code'
import { within } from '@dvaput/domain/flow/within'

const latestJobSeconds = 300
/** How often the disk is tried, however often somebody asks. */
const diskCheckMs = 5_000

/** A database that hangs never says no. */
const answerWithinMs = 3_000

/** Out of disk, of memory or of connections. */
const outOfResources = /^53/

type Needs = {
  readonly countJobs: () => Promise<readonly JobCount[]>
  readonly checkDisk: () => Promise<void>
  readonly monotonicMs?: () => number
  readonly withinMs?: number
}

/** Failed jobs and dead letters wait for a person, not for this process. */
const isWaiting = ({ job, state }: JobCount) => job !== deadLetterQueue && (state === 'created' || state === 'retry')

const explain = (error: unknown): string =>
  outOfResources.test(errorCode(error) ?? '') ? 'the database cannot write: its disk is full' : 'database unavailable'

/** Ready: the database answers, has room to write, and the jobs are not far behind. */
export const createReadiness = (needs: Needs) => {
  const { countJobs, checkDisk, monotonicMs = () => performance.now(), withinMs = answerWithinMs } = needs
  let stopping = false
  let disk: { readonly at: number; readonly checked: Promise<void> } | undefined

  const checkDiskNow = () => {
    if (!disk || monotonicMs() - disk.at >= diskCheckMs) disk = { at: monotonicMs(), checked: checkDisk() }
    return disk.checked
  }

  const isLate = async () => {
    await checkDiskNow()
    return (await countJobs()).filter(isWaiting).some(({ oldestDueSeconds }) => oldestDueSeconds >= latestJobSeconds)
  }

  return {
    stop() {
      stopping = true
    },
    async whyNotReady(): Promise<string | undefined> {
      if (stopping) return 'stopping'
      try {
        return await within(
          AbortSignal.timeout(withinMs),
          isLate().then((late) => (late ? 'jobs are late' : undefined)),
          () => 'database unavailable',
        )
      } catch (error) {
        return explain(error)
      }
    },
  }
}
