import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { type ChangeInTurn, createChangeInTurn } from './change-in-turn.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const open = () => openDatabase({ url: testDatabase.url, applicationName: 'changes in turn', log })
let databases: ReturnType<typeof open>[]
let processes: ChangeInTurn[]

beforeAll(() => {
  databases = [open(), open()]
  processes = databases.map(createChangeInTurn)
})
afterAll(async () => {
  for (const database of databases) await database.close()
})

it('the queue of changes runs the changes of one record one after another, in every process, and those of others beside them', async () => {
  let [running, most] = [0, 0]
  const change = async () => {
    running += 1
    most = Math.max(most, running)
    await sleep(10)
    running -= 1
  }
  const press = (record: (nth: number) => string) =>
    Promise.all(Array.from({ length: 12 }, (_, nth) => processes[nth % 2]?.(record(nth), change)))
  await press(() => 'product 1')
  expect(most).toBe(1)
  await press((nth) => `product ${nth}`)
  expect(most).toBeGreaterThan(1)
})

it('the queue of changes lets the next one come after one that failed', async () => {
  await expect(
    processes[0]?.('product 2', async () => {
      throw new Error('the shop does not answer')
    }),
  ).rejects.toThrow('the shop does not answer')
  expect(await processes[1]?.('product 2', async () => 'changed')).toBe('changed')
})
