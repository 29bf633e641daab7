import { definePurges as defineBackendPurges } from '@dvaput/backend/purges/purges'
import type { Database } from '@dvaput/database/open-database'
import { definePurges as definePlatformPurges } from '@dvaput/platform/purges/purges'

type Purge = { run(payload: object, job: { id: string; attempt: number; signal: AbortSignal }): Promise<void> }
type Define = typeof defineBackendPurges | typeof definePlatformPurges

/** Runs all of the jobs at once. */
const runAll = async (define: Define, database: Database): Promise<void> => {
  const jobs: Purge[] = []
  define({
    database,
    jobs: {
      define: (job) => {
        jobs.push({ run: (_payload, run) => job.run(job.payload.parse({}), run) })
        return job
      },
    },
  })
  for (const { run } of jobs) await run({}, { id: 'purge', attempt: 1, signal: AbortSignal.timeout(60_000) })
}

export const purgeBackend = (database: Database): Promise<void> => runAll(defineBackendPurges, database)
export const purgePlatform = (database: Database): Promise<void> => runAll(definePlatformPurges, database)
