import type { Transaction } from '@dvaput/database/in-transaction'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createSealing } from '../secrets/sealing.ts'
import { keepAuditHeads } from './audit-heads.ts'
import { type AuditFilter, type AuditLog, createAuditLog } from './audit-log.ts'
import { type AuditCheck, checkAuditLog } from './check-audit-log.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const sealing = createSealing('a secret of the test of the audit log')
const amra = { id: '00000000-0000-4000-8000-000000000001', name: 'Amra' }
const diego = { id: '00000000-0000-4000-8000-000000000002', name: 'Diego' }
const rows = 100
let database: Database
let audit: AuditLog

beforeAll(async () => {
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: testDatabase.url, applicationName: 'audit log test', log })
  audit = createAuditLog({ database, sealing })
  for (let number = 1; number <= rows; number += 1)
    await audit.record(null, {
      by: number % 3 === 0 ? diego : amra,
      action: number % 2 === 0 ? 'offer.approve' : 'product.price',
      subject: { kind: number % 2 === 0 ? 'offer' : 'product', id: String(number) },
      before: { price: 100, tags: ['b', 'a'], note: 'ć “x”' },
      after: { z: 1, price: number / 3, a: { d: null, c: undefined } },
    })
})
afterAll(() => database.close())

const check = () => checkAuditLog(database, sealing)

class Undone extends Error {}

/** What somebody with all rights at the database could do, undone afterwards. */
const afterForce = async (sql: string, heads: readonly string[] = [], then?: (tx: Transaction) => Promise<void>) => {
  let found: AuditCheck | undefined
  await database
    .inTransaction(async (tx) => {
      await tx.client.query("SET LOCAL session_replication_role = 'replica'")
      await tx.client.query(sql)
      await then?.(tx)
      found = await checkAuditLog(tx, sealing, heads)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return found
}

describe('the audit log', () => {
  it('lists who did what to what, the newest first, a page at a time', async () => {
    const first = await audit.list()
    expect(first.entries.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => rows - index))
    expect(first.entries[0]).toMatchObject({
      ...{ administratorId: amra.id, administratorName: 'Amra', action: 'offer.approve', subjectKind: 'offer' },
      ...{ subjectId: '100', before: { price: 100 }, after: { a: { d: null } } },
    })
    const second = await audit.list({ after: first.next ?? 0 })
    expect(second.entries.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index))
    expect(second.next).toBeNull()
  })

  it('finds by act, by person and by subject', async () => {
    const idsOf = async (filter: AuditFilter) => (await audit.list(filter)).entries.map(({ id }) => id)
    expect((await idsOf({ action: 'product.price' })).every((id) => id % 2 === 1)).toBe(true)
    expect((await idsOf({ administratorId: diego.id })).map((id) => id % 3)).toEqual(Array(33).fill(0))
    expect(await idsOf({ subject: { kind: 'offer', id: '8' } })).toEqual([8])
    expect(await idsOf({ subject: { kind: 'product', id: '8' } })).toEqual([])
  })

  it.each([
    "UPDATE backend.audit_log SET administrator_name = 'Nobody'",
    'DELETE FROM backend.audit_log WHERE id = 7',
    'TRUNCATE backend.audit_log',
    'DELETE FROM backend.audit_head',
    'TRUNCATE backend.audit_head',
  ])('refuses %s', async (sql) => {
    await expect(database.pool.query(sql)).rejects.toThrow('the audit log is append-only')
    expect(await check()).toEqual({ ok: true, rows })
  })

  it('says so where any of its rows was changed or deleted by force, 100 of 100 times', async () => {
    const changes = [
      `administrator_name = 'Nobody'`,
      `at = at + interval '1 millisecond'`,
      `action = 'offer.reject'`,
      `subject_id = '0'`,
      `before = '{"price": 1}'`,
      `after = NULL`,
      `administrator_id = NULL`,
      `hash = repeat('a', 43)`,
    ]
    for (let id = 1; id <= rows; id += 1) {
      const isDeleted = id % 2 === 0
      const sql = isDeleted
        ? `DELETE FROM backend.audit_log WHERE id = ${id}`
        : `UPDATE backend.audit_log SET ${changes[((id - 1) / 2) % changes.length]} WHERE id = ${id}`
      expect(await afterForce(sql)).toEqual({ ok: false, brokenAt: id, problem: isDeleted ? 'missing' : 'changed' })
    }
    expect(await check()).toEqual({ ok: true, rows })
  })

  it('misses rows deleted at its end and its head set back to fit, by a head that is kept outside', async () => {
    const kept: string[] = []
    const logged: unknown[] = []
    const log = { info: (facts: unknown) => void logged.push(facts), warn: silence, error: silence }
    const job = keepAuditHeads({ database, sealing, log }, async (line) => void kept.push(line))
    const once = { id: '1', attempt: 1, signal: new AbortController().signal }
    const run = () => job.run({}, once)
    await run()
    await run()
    expect(kept).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\S+Z 100 \S{43} \S+$/)])
    expect(logged).toEqual([{ head: kept[0] }])
    expect(await checkAuditLog(database, sealing, kept)).toEqual({ ok: true, rows })

    const cut = `DELETE FROM backend.audit_log WHERE id > 97; UPDATE backend.audit_head SET last_id = 97,
      last_hash = (SELECT hash FROM backend.audit_log WHERE id = 97)`
    expect(await afterForce(cut), 'without a head nobody sees it').toEqual({ ok: true, rows: 97 })
    expect(await afterForce(cut, kept)).toEqual({ ok: false, brokenAt: 98, problem: 'missing' })
    const change = { by: amra, action: 'stock.move', subject: { kind: 'product', id: '1' } } as const
    const goOn = (tx: Transaction) =>
      audit.recordAll(
        tx,
        Array.from({ length: 5 }, () => change),
      )
    expect(await afterForce(cut, kept, goOn), 'the shop goes on').toEqual({
      ok: false,
      brokenAt: 100,
      problem: 'changed',
    })
    const writeAgain = async (tx: Transaction) => {
      await audit.recordAll(
        tx,
        Array.from({ length: 3 }, () => change),
      )
      await keepAuditHeads({ database: tx, sealing, log }, async (line) => void kept.push(line)).run({}, once)
    }
    expect(await afterForce(cut, kept, writeAgain)).toEqual({ ok: false, brokenAt: 100, problem: 'changed' })
    expect(kept.splice(1), 'a second line of the same row').toHaveLength(1)
    expect(await afterForce('TRUNCATE backend.audit_log', kept)).toEqual({ ok: false, brokenAt: 1, problem: 'missing' })

    const forged = kept[0]?.replace(' 100 ', ' 97 ') ?? ''
    for (const line of [forged, 'nonsense', ''])
      expect(await checkAuditLog(database, sealing, [...kept, line])).toEqual({
        ...{ ok: false, brokenAt: 2, problem: 'forged-head' },
      })
  })

  it('is worth nothing to whoever writes rows without the secret', async () => {
    const forger = createAuditLog({ database, sealing: createSealing('a secret of somebody else, as long') })
    const change = { by: diego, action: 'order.refund', subject: { kind: 'order', id: '1' } } as const
    await expect(
      database.inTransaction(async (tx) => {
        await forger.record(tx, change)
        expect(await checkAuditLog(tx, sealing)).toEqual({ ok: false, brokenAt: rows + 1, problem: 'changed' })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
  })

  it('has no row of a change that was undone, and one chain however many write at once', async () => {
    const change = { by: amra, action: 'stock.move', subject: { kind: 'product', id: '1' } } as const
    await expect(
      database.inTransaction(async (tx) => {
        await audit.record(tx, change)
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await Promise.all(Array.from({ length: 8 }, () => audit.record(null, change)))
    expect(await check()).toEqual({ ok: true, rows: rows + 8 })
  })
})
