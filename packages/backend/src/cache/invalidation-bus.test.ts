import { type Database, openDatabase } from '@dvaput/database/open-database'
import type { Invalidation } from '@dvaput/domain/flow/tagged-cache'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createInvalidationBus, type InvalidationBus } from './invalidation-bus.ts'

const testDatabase = useTestDatabase()
const patiently = { timeout: 15_000 }
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let database: Database
let [here, there]: InvalidationBus[] = []
let heard: Record<'here' | 'there', Invalidation[]>

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'bus test', log })
})
afterAll(() => database.close())

beforeEach(async () => {
  heard = { here: [], there: [] }
  const open = () => createInvalidationBus({ url: testDatabase.url, log })
  ;[here, there] = [open(), open()]
  here.subscribe((invalidation) => heard.here.push(invalidation))
  there.subscribe((invalidation) => heard.there.push(invalidation))
  await Promise.all([here.start(), there.start()])
})
afterEach(async () => {
  await Promise.all([here?.close(), there?.close()])
})

const publish = (...tags: string[]) => database.inTransaction(async (tx) => here?.publish(tx, tags))

const cutListeners = () =>
  database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'dvaput notices'`)

describe('tags', () => {
  it('reach every process when the transaction is committed, and not before', async () => {
    await database.inTransaction(async (tx) => {
      await here?.publish(tx, ['product:1', 'listing'])
      await publish('first')
      await expect.poll(() => heard.there, patiently).toEqual([['first']])
    })
    const both = [['first'], ['product:1', 'listing']]
    await expect.poll(() => heard, patiently).toEqual({ here: both, there: both })
  })

  it('of a transaction that is rolled back reach nobody', async () => {
    const failing = database.inTransaction(async (tx) => {
      await here?.publish(tx, ['never'])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await publish('after')
    await expect.poll(() => heard.there, patiently).toEqual([['after']])
  })

  it('arrive whole when they are too many for one notice', async () => {
    const tags = Array.from({ length: 2_000 }, (_, number) => `product:${number}`)
    await publish(...tags)
    await expect.poll(() => heard.there.flat(), patiently).toEqual(tags)
  })
})

describe('a lost connection', () => {
  it('comes back, and everything counts as invalid because notices were missed', async () => {
    await cutListeners()
    await expect.poll(() => heard, patiently).toEqual({ here: ['everything'], there: ['everything'] })
    await publish('after the break')
    await expect.poll(() => heard.there, patiently).toEqual(['everything', ['after the break']])
  })
})

describe('a listener', () => {
  it('hears nothing once it has left', async () => {
    const late: Invalidation[] = []
    const leave = there?.subscribe((invalidation) => late.push(invalidation))
    leave?.()
    await publish('x')
    await expect.poll(() => heard.there, patiently).toEqual([['x']])
    expect(late).toEqual([])
  })

  it('that throws does not keep the others from hearing', async () => {
    const late: Invalidation[] = []
    there?.subscribe(() => {
      throw new Error('clumsy')
    })
    there?.subscribe((invalidation) => late.push(invalidation))
    await publish('x')
    await expect.poll(() => late, patiently).toEqual([['x']])
  })
})

it('the bus of cache notices takes a notice it cannot read as everything', async () => {
  await database.pool.query("SELECT pg_notify('dvaput_invalidation', 'not json')")
  await expect.poll(() => heard.there, patiently).toEqual(['everything'])
})

it('the bus of cache notices does not start without a database', async () => {
  const lost = createInvalidationBus({ url: 'postgres://nobody@127.0.0.1:1/none', log })
  await expect(lost.start()).rejects.toThrow('ECONNREFUSED')
  await lost.close()
})
