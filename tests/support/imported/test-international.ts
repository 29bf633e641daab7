import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createIds } from '@dvaput/backend/clock/ids'
import { createInternational, type International } from '@dvaput/backend/international/international'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { createEraClient } from '@dvaput/integrations/era/era-client'
import { createEraSandbox } from '@dvaput/sandbox-era/era-sandbox'
import { afterAll, beforeAll } from 'vitest'
import { useTestDatabase } from '../databases/test-database.ts'
import { createTestJobs, type TestJobs } from '../orders/test-jobs.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

type Opened = {
  readonly database: Database
  readonly jobs: TestJobs
  readonly international: International
  readonly eraUrl: string
}

/** So that no call times out on a busy machine. */
const timeouts = { list: 60_000, item: 60_000, stock: 60_000, rate: 60_000, order: 60_000 }

/** Imported products over a real database and the real sandbox of the warehouse, which may fail. */
export const useTestInternational = () => {
  const testDatabase = useTestDatabase()
  const closing = new AsyncDisposableStack()
  let passedMs = 0
  let opened: Opened | undefined
  const get = () => {
    if (!opened) throw new Error('the test warehouse exists from beforeAll to afterAll only')
    return opened
  }

  beforeAll(async () => {
    const database = openDatabase({ url: testDatabase.url, applicationName: 'international test', log })
    closing.defer(database.close)
    const sandbox = createEraSandbox({ pictures: import.meta.dirname })
    const { url: eraUrl } = await sandbox.listen(0)
    closing.defer(sandbox.close)
    const now = () => Date.now() + passedMs
    const client = createEraClient({ url: eraUrl, timeouts, log, now, sleep: async () => undefined })
    const jobs = createTestJobs({ database, log })
    closing.defer(jobs.stop)
    const bus = createInvalidationBus({ url: testDatabase.url, log })
    const international = createInternational({
      infrastructure: { database, jobs, bus, ids: createIds(), log },
      era: { ...client, source: 'test', pictureUrl: (url) => url.replace(eraUrl, '') },
      now,
    })
    await jobs.prepare()
    opened = { database, jobs, international, eraUrl }
  })
  afterAll(() => closing.disposeAsync())

  const control = async (path: string, body: unknown) => {
    const response = await fetch(`${get().eraUrl}/sandbox${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`the sandbox refused ${path}: ${await response.text()}`)
  }

  return {
    get database() {
      return get().database
    },
    get jobs() {
      return get().jobs
    },
    get international() {
      return get().international
    },
    setClockOffset: testDatabase.setClockOffset,
    /** For the circuit breaker and the kept rate. */
    passTime(milliseconds: number) {
      passedMs += milliseconds
    },
    /** How the warehouse fails, for all requests or those of one path. */
    choose: (name: string, options: { readonly times?: number; readonly path?: string } = {}) =>
      control('/scenario', { name, ...options }),
    setStock: (key: string, quantity: number) => control('/stock', { key, quantity }),
  }
}
