import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { createMoney } from '@dvaput/domain/money/money'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { testSealing } from '../../../../tests/support/people/test-sealing.ts'
import { type AuditLog, createAuditLog } from '../audit/audit-log.ts'
import { createIds } from '../clock/ids.ts'
import type { Refund } from './refunds.table.ts'
import { createRefunds, type Refunds, type RefundWay } from './refunds.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const by = { id: randomUUID(), name: 'Lejla' }
const hundred = createMoney(100, 'BAM')
let [jobs, refunds, audit] = [] as unknown as [TestJobs, Refunds, AuditLog]
let database: Database
let answer: RefundWay['send']
let asked: Refund[] = []
let followed: string[] = []

beforeAll(async () => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'refunds test', log })
  jobs = createTestJobs({ database, log })
  audit = createAuditLog({ database, sealing: testSealing })
  refunds = createRefunds({ database, jobs, ids: createIds(), audit, log })
  const way: RefundWay = {
    send(refund) {
      asked.push(refund)
      return answer(refund)
    },
    onDone: async (_tx, { subjectId }) => void followed.push(`done ${subjectId}`),
    onRefused: async (_tx, { subjectId }) => void followed.push(`refused ${subjectId}`),
  }
  refunds.pay('order', way)
  refunds.pay('payment', way)
  await jobs.prepare()
})
beforeEach(() => {
  answer = async () => ({ ok: true, providerRefundId: 'R-1' })
  ;[asked, followed] = [[], []]
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

const orderOf = (id: string) => ({ kind: 'order', id }) as const
const place = (id: string, key = 'form') =>
  database.inTransaction((tx) =>
    refunds.place(
      tx,
      { subject: orderOf(id), key, reason: 'order', amount: hundred },
      { by, before: { paid: true }, after: { restock: false } },
    ),
  )
const stateOf = async (id: string, key = 'form') => {
  const found = await refunds.wait(orderOf(id), key, 0)
  return found && [found.state, found.problem, found.providerRefundId]
}
const logged = async (id: string) =>
  (await audit.list({ subject: orderOf(id) })).entries.map(({ administratorName, after }) => [administratorName, after])

describe('money that goes back', () => {
  it('is asked for once it is written down, and logged with who asked', async () => {
    const id = await place('A')
    expect([await stateOf('A'), asked, await refunds.isOpen(orderOf('A'))]).toEqual([['placing', null, null], [], true])
    await jobs.drain()
    await jobs.drain({ alsoLater: true })
    expect(asked.map((refund) => [refund.id, refund.amount])).toEqual([[id, 100]])
    expect([await stateOf('A'), followed]).toEqual([['done', null, 'R-1'], ['done A']])
    expect(await refunds.isOpen(orderOf('A'))).toBe(false)
    expect(await logged('A')).toEqual([['Lejla', { refund: id, amount: hundred, restock: false }]])
  })

  it('stays under the same key and says why it is late, until it has gone', async () => {
    answer = async () => {
      throw new IntegrationError({ service: 'shop-admin', kind: 'network' })
    }
    const id = await place('B')
    await jobs.drain()
    expect([await stateOf('B'), followed]).toEqual([['placing', 'shop-admin: network', null], []])
    answer = async () => ({ ok: true, providerRefundId: null })
    await jobs.drain({ alsoLater: true })
    expect(new Set(asked.map((refund) => refund.id))).toEqual(new Set([id]))
    expect([await stateOf('B'), followed]).toEqual([['done', null, null], ['done B']])
  })

  it('that was refused says so in the log too, and may be asked for again under its key', async () => {
    answer = async () => ({ ok: false, problem: 'nothing is left' })
    const id = await place('C')
    await jobs.drain()
    expect([await stateOf('C'), followed]).toEqual([['refused', 'nothing is left', null], ['refused C']])
    expect(await logged('C')).toEqual([
      ['Lejla', { refund: id, refused: true, problem: 'nothing is left' }],
      ['Lejla', { refund: id, amount: hundred, restock: false }],
    ])
    answer = async () => ({ ok: true, providerRefundId: null })
    await place('C')
    await jobs.drain()
    expect(await stateOf('C')).toEqual(['done', null, null])
  })

  it('goes once for one key, and one at a time', async () => {
    await place('D')
    await expect(place('D')).rejects.toThrow()
    await expect(place('D', 'another form')).rejects.toThrow()
    await jobs.drain()
    await expect(place('D'), 'also once it is done').rejects.toThrow()
    await place('D', 'another form')
    await jobs.drain()
    expect(asked).toHaveLength(2)
  })

  it('by the rules of the shop is in no administrator’s name', async () => {
    const subject = { kind: 'payment', id: 'mercado-pago:1' } as const
    await database.inTransaction((tx) => refunds.place(tx, { subject, reason: 'surplus', amount: hundred }))
    await jobs.drain()
    expect([await refunds.wait(subject, '', 0), await audit.list({ subject })]).toMatchObject([
      { state: 'done', askedBy: null },
      { entries: [] },
    ])
  })

  it('as the release before wrote it, is copied with what becomes of it', async () => {
    const [order, returned, refund] = ['main-77', randomUUID(), randomUUID()]
    const { pool } = database
    await pool.query(
      `INSERT INTO backend.orders (id, shop, market, name, email, processed_at, updated_at, snapshot)
       VALUES ($1, 'main', 'ba', '#77', 'amra@example.ba', app_now(), app_now(), '{}')`,
      [order],
    )
    await pool.query(
      `INSERT INTO backend.return_requests (id, order_id, form_key, email, language, lines, reason, message)
       VALUES ($1, $2, 'form', 'amra@example.ba', 'bcs', '[{"lineId": "1", "quantity": 2}]', 'faulty', '')`,
      [returned, order],
    )
    await pool.query(
      `INSERT INTO backend.return_refunds (id, return_id, amount, currency, restock) VALUES ($1, $2, 40, 'BAM', true)`,
      [refund, returned],
    )
    const subject = { kind: 'return', id: returned } as const
    expect(await refunds.listOf(database, subject)).toMatchObject([
      {
        id: refund,
        reason: 'return',
        amount: 40,
        state: 'placing',
        lines: [{ lineId: '1', quantity: 2, restock: true }],
      },
    ])
    await pool.query(`UPDATE backend.return_refunds SET state = 'done', settled_at = app_now() WHERE id = $1`, [refund])
    expect(await refunds.listOf(database, subject)).toMatchObject([{ id: refund, state: 'done' }])
  })
})
