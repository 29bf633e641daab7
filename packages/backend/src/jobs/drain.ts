import type { Job, PgBoss } from 'pg-boss'
import type { JobDefinition } from './job.ts'

type Run = (definition: JobDefinition<unknown>, job: Job<unknown>) => Promise<void>

/** A definition that enqueues itself would never come to rest. */
const maxRuns = 10_000

/** For tests: runs what is due, here and now, until nothing is left. */
export const createDrain = (boss: PgBoss, definitions: readonly JobDefinition<unknown>[], run: Run) => {
  const settle = async (definition: JobDefinition<unknown>, job: Job<unknown>) => {
    try {
      await run(definition, job)
    } catch (error) {
      await boss.fail(definition.name, job.id, error as Error)
      return
    }
    await boss.complete(definition.name, job.id)
  }

  const runNext = async (definition: JobDefinition<unknown>, ignoreStartAfter: boolean) => {
    const [job] = await boss.fetch<unknown>(definition.name, { batchSize: 1, ignoreStartAfter })
    if (job) await settle(definition, job)
    return job !== undefined
  }

  /** With `alsoLater`, deferred jobs and waiting retries run too. Answers how many attempts were made. */
  return async ({ alsoLater = false } = {}): Promise<number> => {
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
  }
}
