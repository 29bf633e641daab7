import type { Job, PgBoss } from 'pg-boss'
import type { JobDefinition } from './job.ts'

type Run = (definition: JobDefinition<unknown>, job: Job<unknown>) => Promise<void>

type Working = {
  readonly boss: PgBoss
  readonly definitions: readonly JobDefinition<unknown>[]
  readonly run: Run
  readonly pollSeconds: number
}

const work = async ({ boss, run, pollSeconds }: Omit<Working, 'definitions'>, definition: JobDefinition<unknown>) => {
  // One job a fetch: pg-boss fails a whole batch when one of its jobs throws.
  const options = { batchSize: 1, pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
  const workerId = await boss.work<unknown>(definition.name, options, async (jobs) => {
    // With one job a fetch pg-boss would sleep after each; asking to be woken keeps a full queue moving.
    boss.notifyWorker(workerId)
    for (const job of jobs) await run(definition, job)
  })
}

const schedule = async (boss: PgBoss, definitions: readonly JobDefinition<unknown>[]) => {
  const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, cron } of definitions) {
    if (cron !== undefined && cron !== scheduled.get(name)) await boss.schedule(name, cron, {}, { tz: 'UTC' })
  }
  const recurring = new Set(definitions.filter(({ cron }) => cron !== undefined).map(({ name }) => name))
  for (const name of scheduled.keys()) {
    if (!recurring.has(name)) await boss.unschedule(name)
  }
}

export const startWorkers = async ({ definitions, ...working }: Working) => {
  await schedule(working.boss, definitions)
  for (const definition of definitions) {
    for (let worker = 0; worker < (definition.concurrency ?? 1); worker += 1) await work(working, definition)
  }
}
