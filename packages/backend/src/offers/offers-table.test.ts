import { randomUUID } from 'node:crypto'
import { openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'

const test = useTestDatabase()
let database: ReturnType<typeof openDatabase>
beforeAll(() => {
  const silence = () => undefined
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: test.url, applicationName: 'offers table', log })
})
afterAll(() => database.close())

const pending = () => ({
  ...{ id: randomUUID(), market: 'ba', shop: 'main' as string | null, kind: 'local', customer_id: randomUUID() },
  ...{ email: 'amra@example.com', language: 'bcs', target_country: 'BA' },
  ...{ product_key: 'local:main:1', item: 'local:main:11', handle: 'laptop', title: 'Laptop', currency: 'BAM' },
  ...{ original_price: 100_000, offered_price: 80_000, status: 'pending', answer_by: '2030-01-01' },
})

const insert = (table: string, row: object) => {
  const [names, values] = [Object.keys(row), Object.values(row)]
  const places = names.map((_, index) => `$${index + 1}`)
  return database.pool.query(`INSERT INTO backend.${table} (${names}) VALUES (${places})`, values)
}

const agreed = { agreed_price: 80_000, pay_by: '2030-01-02', code: 'DV-1', discount_id: 'gid://shopify/Discount/1' }

it.each<[string, object]>([
  ['offers_amounts', { offered_price: 100_000 }],
  ['offers_amounts', { offered_price: 0 }],
  ['offers_status', { status: 'accepted' }],
  ['offers_reason', { reason: 'sold' }],
  ['offers_reason', { status: 'expired' }],
  ['offers_counter', { status: 'countered' }],
  ['offers_counter', { status: 'countered', counter_price: 80_000 }],
  ['offers_counter', { status: 'countered', counter_price: 100_000 }],
  ['offers_agreed', { status: 'approved' }],
  ['offers_agreed', { agreed_price: 80_000, pay_by: '2030-01-02' }],
  ['offers_agreed', { ...agreed, status: 'approved', agreed_price: 70_000 }],
  ['offers_agreed', { ...agreed, status: 'approved', pay_by: null }],
  ['offers_enforced', { ...agreed, status: 'approved', code: null }],
  ['offers_used', { ...agreed, status: 'approved', used_at: '2030-01-01' }],
  ['offers_claimed', { claim: 'order:1' }],
  ['offers_kind', { shop: null }],
  ['offers_era_status', { era_status: 'lost' }],
  ['offers_message_length', { message: 'a'.repeat(1001) }],
  ['offers_email_folded', { email: 'Amra@example.com' }],
])('the constraint %s of the table refuses an offer with %j', async (constraint, change) => {
  await expect(insert('offers', { ...pending(), ...change })).rejects.toMatchObject({ constraint })
})

it('the table of offers has one open offer for each customer and product, and any number of ended ones', async () => {
  const one = pending()
  const again = (change: object) => insert('offers', { ...one, id: randomUUID(), ...change })
  await insert('offers', one)
  const open = [{}, { status: 'countered', counter_price: 90_000 }, { ...agreed, status: 'approved' }]
  for (const change of open) await expect(again(change)).rejects.toMatchObject({ constraint: 'offers_one_open' })
  await again({ product_key: 'local:main:2' })
  await again({ status: 'rejected' })
  await again({ status: 'expired', reason: 'unanswered' })
  await again({ ...agreed, status: 'approved', reason: 'used', used_at: '2030-01-01' })
})

it('the table of offers never rewrites a move, and takes one from outside once', async () => {
  const offer = pending()
  await insert('offers', offer)
  const move = { offer_id: offer.id, number: 1, move: 'submit', actor: 'customer', amount: 80_000 }
  await insert('offer_moves', move)
  await expect(database.pool.query('UPDATE backend.offer_moves SET amount = 1')).rejects.toThrow('append-only')
  await expect(insert('offer_moves', { ...move, number: 2, amount: null })).rejects.toMatchObject({
    constraint: 'offer_moves_amount',
  })
  const rejected = { offer_id: offer.id, move: 'reject', actor: 'era', key: 'era-7' }
  await insert('offer_moves', { ...rejected, number: 2 })
  await expect(insert('offer_moves', { ...rejected, number: 3 })).rejects.toMatchObject({
    constraint: 'offer_moves_once',
  })
})

it('the table of offers refuses a rule that rejects what it approves', async () => {
  const rule = { market: 'ba', scope: 'market', key: '' }
  await expect(
    insert('offer_rules', { ...rule, approve_from_percent: 50, reject_below_percent: 60 }),
  ).rejects.toMatchObject({ constraint: 'offer_rules_percent' })
  await expect(insert('offer_rules', { ...rule, key: 'laptops' })).rejects.toMatchObject({
    constraint: 'offer_rules_key',
  })
  await insert('offer_rules', { ...rule, approve_from_percent: 92, reject_below_percent: 50 })
})
