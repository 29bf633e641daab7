import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { useTestDatabase } from '../../../../../tests/support/databases/test-database.ts'
import { createTestJobs, type TestJobs } from '../../../../../tests/support/orders/test-jobs.ts'
import { testSealing } from '../../../../../tests/support/people/test-sealing.ts'
import { allowedBackendRows } from '../../../../../tests/support/proofs/forbidden-backend-rows.ts'
import { type AuditLog, createAuditLog } from '../../audit/audit-log.ts'
import { noWarehouse } from '../../international/era-warehouse.ts'
import { createEraMessages } from '../../offers/warehouse/era-messages.ts'
import { createShopOffers } from '../shop-offers.ts'
import { createOutgoingMessages, type OutgoingMessages } from './outgoing-messages.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const by = { id: null, name: 'Lejla' }
/** Of the rows that the tables allow. */
const orderId = '00000000-0000-4000-8000-000000000001'
const offerId = randomUUID()
let database: Database
let jobs: TestJobs
let audit: AuditLog
let outgoing: OutgoingMessages

beforeAll(async () => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'outgoing messages test', log })
  jobs = createTestJobs({ database, log })
  const fails = async () => Promise.reject(new Error('era: network'))
  const send = jobs.define({
    ...{ name: 'send-international-order', payload: z.object({ id: z.guid() }), retryLimit: 0, run: fails },
  })
  audit = createAuditLog({ database, sealing: testSealing })
  const messages = createEraMessages({ database, jobs, era: noWarehouse, isThere: true, log })
  const offers = createShopOffers({ database, audit, messages })
  outgoing = createOutgoingMessages({ database, jobs, offers, audit })
  await jobs.prepare()
  for (const statement of allowedBackendRows) await database.pool.query(statement)
  await database.pool.query(
    `UPDATE backend.international_sendings SET sent_at = NULL, era_order_id = NULL, created_at = app_now() - interval '1 hour'`,
  )
  await database.pool.query(
    `INSERT INTO backend.offers (id, market, kind, customer_id, email, language, target_country, product_key, item, handle,
       title, currency, original_price, offered_price, answer_by, era_status, era_item_id)
     VALUES ($1, 'cl', 'international', 'Diego', 'diego@example.com', 'es', 'CL', 'international:E1', 'E1', 'laptop',
       'Laptop', 'CLP', 1000, 800, app_now(), 'failed', 'E1')`,
    [offerId],
  )
  await database.pool.query(
    `INSERT INTO backend.offer_messages (offer_id, number, body, key, attempts, failure)
     VALUES ($1::uuid, 1, '{}', $1::uuid::text || ':1', 1, 'era: refused (422)')`,
    [offerId],
  )
  await database.inTransaction((tx) => jobs.enqueue(tx, send, { id: orderId }, { key: orderId }))
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

const list = async (query: Parameters<OutgoingMessages['list']>[0] = {}) => (await outgoing.list(query)).rows
const audited = async () => (await audit.list()).entries.map(({ action, subjectId }) => `${action} ${subjectId}`)

it('the shop’s side lists orders and offers for the warehouse with their state, and sends again what failed', async () => {
  expect(await list()).toMatchObject([
    { kind: 'offer', id: offerId, subject: 'Laptop', state: 'failed', attempts: 1, error: 'era: refused (422)' },
    { kind: 'order', id: orderId, subject: 'era-1001', path: '/orders/era-1001', state: 'waiting', sentAt: null },
  ])
  expect(await outgoing.replay('order', orderId, by)).toBe('not-failed')
  await jobs.drain()
  expect(await list({ kind: 'order', state: 'failed' })).toMatchObject([{ id: orderId, error: 'era: network' }])
  expect(await outgoing.replay('order', orderId, by)).toBe('ok')
  expect(await list({ kind: 'order' })).toMatchObject([{ state: 'waiting' }])
  expect(await outgoing.replay('offer', offerId, by)).toBe('ok')
  expect(await outgoing.replay('offer', randomUUID(), by)).toBe('not-found')
  expect(await audited()).toEqual([`warehouse.replay ${offerId}`, `warehouse.replay ${orderId}`])
})

it('the list of messages to the warehouse knows what arrived, what the warehouse refused, and orders of the shop with temporary products', async () => {
  await database.pool.query(`UPDATE backend.international_sendings SET refused_at = app_now()`)
  await database.pool.query(`DELETE FROM pgboss.job`)
  expect(await list({ kind: 'order' })).toMatchObject([{ state: 'ended' }])
  await database.pool.query(
    `UPDATE backend.international_sendings SET refused_at = NULL, sent_at = app_now(), era_order_id = 'ERA-1'`,
  )
  await database.pool.query(
    `UPDATE backend.temporary_products SET order_id = 'retail-7', handed_over_at = app_now() - interval '2 hours'`,
  )
  expect(await list({ state: 'sent' })).toMatchObject([{ id: orderId }, { id: 'retail-7', path: '/orders/retail-7' }])
  const [first] = await list({ state: 'sent' })
  expect(await list({ state: 'sent', after: `${first?.micros}_${first?.rowId}` })).toMatchObject([{ id: 'retail-7' }])
  const again = randomUUID()
  await database.pool.query(
    `INSERT INTO backend.international_orders (id, market, language, email, customer, browser_hash, fingerprint, lines,
       shipping, shipping_total, total, provider, hold_until)
     SELECT $1, market, language, email, customer, browser_hash, 'another', lines, shipping, shipping_total, total,
       provider, hold_until FROM backend.international_orders WHERE id = $2`,
    [again, orderId],
  )
  await database.pool.query(
    `INSERT INTO backend.international_sendings (order_id, era_order_id, sent_at) VALUES ($1, 'ERA-1', app_now())`,
    [again],
  )
  expect(await list({ state: 'repeated' })).toMatchObject([
    { id: again, number: 'ERA-1' },
    { id: orderId, number: 'ERA-1' },
  ])
  expect(await list({ state: 'sent' })).toMatchObject([{ id: 'retail-7' }])
  await database.pool.query(`UPDATE backend.temporary_products SET era_order_id = 'ERA-1'`)
  const repeated = await list({ state: 'repeated' })
  expect(repeated.map(({ id, number }) => [id, number])).toEqual([
    [again, 'ERA-1'],
    [orderId, 'ERA-1'],
    ['retail-7', 'ERA-1'],
  ])
  await database.pool.query('DELETE FROM backend.international_sendings WHERE order_id = $1', [again])
  expect((await list({ state: 'repeated' })).map(({ id }) => id)).toEqual([orderId, 'retail-7'])
  await database.pool.query(`UPDATE backend.temporary_products SET era_order_id = 'ERA-2'`)
  expect(await list({ state: 'repeated' })).toEqual([])
  expect(await list({ kind: 'order', state: 'sent' })).toMatchObject([
    { id: orderId },
    { id: 'retail-7', number: 'ERA-2' },
  ])
  await database.pool.query(`UPDATE backend.temporary_products SET era_order_id = 'ERA-1'`)
  await database.pool.query('UPDATE backend.temporary_products SET called_off_at = app_now()')
  expect(await list({ state: 'ended' })).toMatchObject([{ id: 'retail-7', sentAt: null }])
})

it('the list of messages to the warehouse shows offers to which the warehouse gave one number, which went on all the same', async () => {
  const again = randomUUID()
  await database.pool.query(
    `INSERT INTO backend.offers (id, market, kind, customer_id, email, language, target_country, product_key, item, handle,
       title, currency, original_price, offered_price, answer_by, era_status, era_item_id)
     SELECT $1, market, kind, 'Ana', 'ana@example.com', language, target_country, product_key, item, handle, title,
       currency, original_price, offered_price, answer_by, 'sent', era_item_id FROM backend.offers WHERE id = $2`,
    [again, offerId],
  )
  await database.pool.query(
    `INSERT INTO backend.offer_messages (offer_id, number, body, key) VALUES ($1::uuid, 1, '{}', $1::uuid::text || ':1')`,
    [again],
  )
  await database.pool.query(`UPDATE backend.offer_messages SET sent_at = app_now() WHERE offer_id IN ($1, $2)`, [
    again,
    offerId,
  ])
  await database.pool.query(
    `UPDATE backend.offers SET era_offer_id = 'OFF-1', era_status = 'sent' WHERE id IN ($1, $2)`,
    [again, offerId],
  )
  const repeated = await list({ kind: 'offer', state: 'repeated' })
  expect(repeated.map(({ id, number }) => [id, number]).toSorted()).toEqual(
    [
      [again, 'OFF-1'],
      [offerId, 'OFF-1'],
    ].toSorted(),
  )
})
