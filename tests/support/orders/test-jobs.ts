import type { JobDefinition } from '@dvaput/backend/jobs/job'
import { createJobs } from '@dvaput/backend/jobs/jobs'
import { openPassiveBoss } from '@dvaput/backend/jobs/passive-boss'
import { createRunJob } from '@dvaput/backend/jobs/run-job'

type Needs = Parameters<typeof createJobs>[0]

export type TestJobs = ReturnType<typeof createTestJobs>

/** A definition that enqueues itself would never come to rest. */
const maxRuns = 10_000

/** It looks after its queues now and then, also when the test has ended and closed the database. */
const openBoss: typeof openPassiveBoss = async (database) => {
  const boss = await openPassiveBoss(database)
  boss.on('error', () => undefined)
  return boss
}

/** The jobs of the shop without its workers: a test runs what is due, here and now, when it wants to. */
export const createTestJobs = (needs: Needs) => {
  const jobs = createJobs(needs)
  const run = createRunJob(needs.log)
  const definitions: JobDefinition<unknown>[] = []
  let opening: ReturnType<typeof openPassiveBoss> | undefined

  const runNext = async (definition: JobDefinition<unknown>, ignoreStartAfter: boolean) => {
    opening ??= openBoss(needs.database)
    const boss = await opening
    const [job] = await boss.fetch<unknown>(definition.name, { batchSize: 1, ignoreStartAfter })
    if (!job) return false
    try {
      await run(definition, job)
    } catch (error) {
      await boss.fail(definition.name, job.id, error as Error)
      return true
    }
    await boss.complete(definition.name, job.id)
    return true
  }

  return {
    ...jobs,

    define<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
      definitions.push(definition as JobDefinition<unknown>)
      return jobs.define(definition)
    },

    /** Runs until nothing is left; with `alsoLater`, deferred jobs and waiting retries too. Returns the number of runs. */
    async drain({ alsoLater = false } = {}): Promise<number> {
      for (let runs = 0, quiet = 0; ; ) {
        for (const definition of definitions) {
          quiet += 1
          while (await runNext(definition, alsoLater)) {
            quiet = 0
            runs += 1
            if (runs >= maxRuns) throw new Error(`jobs do not come to rest, last ${definition.name}`)
          }
        }
        if (quiet >= definitions.length) return runs
      }
    },

    async stop() {
      await (await opening)?.stop({ graceful: false })
      await jobs.stop()
    },
  }
}
