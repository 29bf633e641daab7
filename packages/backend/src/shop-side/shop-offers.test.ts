import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCustomer, useTestOffers } from '../../../../tests/support/orders/test-offers.ts'
import { testSealing } from '../../../../tests/support/people/test-sealing.ts'
import { createAuditLog } from '../audit/audit-log.ts'
import { createAuditOffer } from '../offers/audit-offer.ts'
import { createChangeOfferRules } from '../offers/rules/change-offer-rules.ts'
import { createShopOffers, type ShopOffers } from './shop-offers.ts'

const auditOf = (database: Parameters<typeof createAuditLog>[0]['database']) =>
  createAuditLog({ database, sealing: testSealing })
const test = useTestOffers({ onMove: ({ database }) => [createAuditOffer(auditOf(database))] })

const amra = { id: randomUUID(), name: 'Amra' }
const sent: string[] = []
let shopOffers: ShopOffers
beforeAll(() => {
  const messages = { send: async (_: unknown, id: string) => void sent.push(id) }
  shopOffers = createShopOffers({ database: test.database, audit: auditOf(test.database), messages })
})

const pending = async (amount = 600, customer = newCustomer()) => {
  const product = await test.addProduct()
  const { id } = await test.submitted(customer, product, amount)
  const found = await shopOffers.find(id)
  if (!found) throw new Error('the offer is not found')
  return { id, customer, product, revision: found.offer.revision }
}

const auditedOf = async (id: string) =>
  (await auditOf(test.database).list({ subject: { kind: 'offer', id } })).entries.map(
    ({ administratorName, action, before, after }) => ({ administratorName, action, before, after }),
  )

describe('answers of an administrator', () => {
  it.each([
    ['approve', { status: 'approved', agreedPrice: 60_000 }],
    ['counter', { status: 'countered', counterPrice: 80_000 }],
    ['reject', { status: 'rejected' }],
  ] as const)('%s is recorded with who, before and after', async (answer, after) => {
    const { id, revision } = await pending()
    const by = { note: 'Hvala', by: amra, revision }
    const { offers } = test
    const decided = answer === 'counter' ? await offers.counter(id, 80_000, by) : await offers[answer](id, by)
    expect(decided).toMatchObject({ ok: true, offer: { ...after, response: 'Hvala' } })
    expect(await auditedOf(id)).toEqual([
      {
        administratorName: 'Amra',
        action: `offer.${answer}`,
        before: expect.objectContaining({ status: 'pending', response: null }),
        after: expect.objectContaining({ ...after, response: 'Hvala' }),
      },
    ])
    expect(await shopOffers.find(id)).toMatchObject({ answeredBy: 'Amra' })
  })

  it('of two who looked at the same offer the second changes nothing', async () => {
    const { id, revision } = await pending()
    const { offers } = test
    expect(await offers.reject(id, { by: amra, revision })).toMatchObject({ ok: true })
    const tooLate = { ok: false, refusal: { code: 'offer-not-possible' } }
    const by = { by: { id: randomUUID(), name: 'Diego' }, revision }
    expect([await offers.approve(id, by), await offers.counter(id, 80_000, by), await offers.reject(id, by)]).toEqual([
      tooLate,
      tooLate,
      tooLate,
    ])
    expect(await auditedOf(id)).toHaveLength(1)
  })

  it('an amount that nobody has seen is not answered', async () => {
    const { id, customer, revision } = await pending(600)
    await test.offers.counter(id, 90_000)
    await test.offers.answer(customer.id, id, { move: 'answer', amount: '700' })
    expect(await test.row(id)).toMatchObject({ status: 'pending', offered_price: '70000' })
    const by = { by: amra, revision }
    for (const decided of [await test.offers.approve(id, by), await test.offers.reject(id, by)])
      expect(decided).toEqual({ ok: false, refusal: { code: 'offer-not-possible' } })
  })

  it('what is answered without an administrator leaves no line', async () => {
    const { id } = await pending()
    await test.offers.reject(id)
    expect(await auditedOf(id)).toEqual([])
  })
})

describe('the queue', () => {
  it('has the longest waiting first, and pages without gaps', async () => {
    await test.query('DELETE FROM backend.offers')
    const made: string[] = []
    const { id } = await pending()
    await test.query(
      `INSERT INTO backend.offers SELECT (jsonb_populate_record(offer, jsonb_build_object(
         'id', gen_random_uuid(), 'customer_id', 'c' || n, 'answer_by', offer.answer_by + n * interval '1 microsecond'))).*
       FROM backend.offers AS offer, generate_series(1, 60) AS n WHERE offer.id = $1`,
      [id],
    )
    let after: string | undefined
    do {
      const page = await shopOffers.list({ queue: 'waiting', after })
      made.push(...page.offers.map((offer) => offer.id))
      after = page.next ?? undefined
    } while (after !== undefined)
    const rows = await test.query('SELECT id FROM backend.offers ORDER BY answer_by')
    expect(made).toEqual(rows.map((row) => row.id))
    expect(made[0]).toBe(id)
    await test.query('DELETE FROM backend.offers')
  })

  it('is filtered by state, kind, market and words, and knows stock and customer', async () => {
    const customer = newCustomer()
    const first = await pending(600, customer)
    const second = await pending(700, customer)
    await test.offers.reject(second.id)
    const idsOf = async (query: Parameters<ShopOffers['list']>[0]) =>
      (await shopOffers.list({ search: customer.email, ...query })).offers.map(({ id }) => id)
    expect(await idsOf({ queue: 'waiting' })).toEqual([first.id])
    expect(await idsOf({ queue: 'rejected' })).toEqual([second.id])
    expect(await idsOf({ queue: 'all' })).toEqual([second.id, first.id])
    expect(await idsOf({ queue: 'all', kind: 'international' })).toEqual([])
    expect(await idsOf({ queue: 'all', market: 'cl' })).toEqual([])
    expect(await idsOf({ queue: 'all', search: '%' })).toEqual([])
    // Words begin those of title, SKU and e-mail, in any order; a part from within finds nothing.
    const { rows } = await test.database.pool.query('SELECT title FROM backend.offers WHERE id = $1', [first.id])
    const [word = ''] =
      String(rows[0]?.title)
        .toLowerCase()
        .match(/[a-z]{4,}/) ?? []
    const [name = ''] = customer.email.split('@')
    expect(await idsOf({ queue: 'waiting', search: `${name} ${word.slice(0, 3)}` })).toEqual([first.id])
    expect(await idsOf({ queue: 'waiting', search: `${name} ${word.slice(1)}` })).toEqual([])
    expect(await idsOf({ queue: 'all', after: 'nonsense' })).toHaveLength(2)
    const [offer] = (await shopOffers.list({ queue: 'waiting', search: customer.email })).offers
    expect(offer).toMatchObject({ stock: 1, history: { orders: 0, offers: 2, bought: 0, unpaid: 0 } })
    expect(offer?.secondsLeft).toBeGreaterThan(47 * 3600)
  })

  it('shows the whole thread, and nothing for an unknown id', async () => {
    const { id } = await pending()
    await test.offers.counter(id, 80_000, { note: 'Može za 800' })
    const found = await shopOffers.find(id)
    expect(found?.moves).toMatchObject([
      { move: 'submit', actor: 'customer', amount: 60_000 },
      { move: 'counter', actor: 'shop', amount: 80_000, message: 'Može za 800' },
    ])
    expect(await shopOffers.find(randomUUID())).toBeUndefined()
    expect(await shopOffers.find('nonsense')).toBeUndefined()
  })
})

it('an offer that failed to reach the warehouse is sent again by the shop, and that is audited', async () => {
  const { id } = await pending()
  expect(await shopOffers.sendAgain(id, amra)).toBe('not-failed')
  await test.query("UPDATE backend.offers SET era_status = 'failed' WHERE id = $1", [id])
  expect(await shopOffers.sendAgain(id, amra)).toBe('ok')
  expect(sent).toEqual([id])
  expect(await auditedOf(id)).toMatchObject([{ action: 'warehouse.replay', before: { eraStatus: 'failed' } }])
  expect(await shopOffers.sendAgain(randomUUID(), amra)).toBe('not-found')
})

describe('rules', () => {
  const strict = { approveFromPercent: 95, rejectBelowPercent: null }
  const mild = { approveFromPercent: 80, rejectBelowPercent: 40 }
  const rules = () => createChangeOfferRules({ database: test.database, audit: auditOf(test.database) })

  it('are added, changed and removed, each with a line in the audit log', async () => {
    const { productId } = await test.addProduct()
    const [row] = await test.query('SELECT handle FROM backend.catalogue_products WHERE id = $1', [productId])
    const which = { market: 'ba', scope: 'product', key: `local:main:${productId}` } as const
    expect(await rules().add(amra, { ...which, name: row?.handle }, strict)).toEqual({ ok: true })
    expect(await rules().list()).toContainEqual({ ...which, ...strict })
    expect(await rules().change(amra, which, strict, mild)).toEqual({ ok: true })
    expect(await rules().remove(amra, which, mild)).toEqual({ ok: true })
    expect(await rules().list()).not.toContainEqual(expect.objectContaining(which))
    const subject = { kind: 'offer-rule', id: `ba:product:${which.key}` }
    const { entries } = await auditOf(test.database).list({ subject })
    expect(entries).toMatchObject([
      { before: mild, after: null },
      { before: strict, after: mild },
      { before: null, after: strict },
    ])
  })

  it('that somebody else has changed meanwhile stay as they are', async () => {
    const which = { market: 'cl', scope: 'market', key: '' } as const
    expect(await rules().add(amra, { ...which, name: '' }, strict)).toEqual({ ok: true })
    const told = { ok: false, code: 'changed-meanwhile', current: strict }
    expect(await rules().add(amra, { ...which, name: '' }, mild)).toEqual(told)
    expect(await rules().change(amra, which, mild, mild)).toEqual(told)
    expect(await rules().remove(amra, which, mild)).toEqual(told)
    await rules().remove(amra, which, strict)
    expect(await rules().change(amra, which, strict, mild)).toEqual({ ...told, current: null })
  })

  it('are for what is found by a part of its name, and shown by it', async () => {
    const { productId } = await test.addProduct()
    const [row] = await test.query('SELECT handle, titles FROM backend.catalogue_products WHERE id = $1', [productId])
    const search = { market: 'ba', language: 'bcs' } as const
    const title: string = row?.titles.bcs
    const { targets } = rules()
    const typed = title.toUpperCase()
    expect(await targets.find({ ...search, scope: 'product', typed })).toContainEqual({ handle: row?.handle, title })
    expect(await targets.find({ ...search, market: 'cl', scope: 'product', typed: row?.handle })).toEqual([])
    expect(await targets.find({ ...search, scope: 'product', typed: '100%_x' })).toEqual([])
    expect(await targets.find({ ...search, scope: 'market', typed })).toEqual([])
    const key = `local:main:${productId}`
    expect(await targets.titlesOf([key, 'local:main:gone', 'international:gone'], 'bcs')).toEqual(
      new Map([[key, title]]),
    )
  })

  it('of a collection or a product that is not there are refused', async () => {
    const unknown = { ok: false, code: 'unknown-key' }
    expect(await rules().add(amra, { market: 'ba', scope: 'product', name: 'nothing' }, mild)).toEqual(unknown)
    expect(await rules().add(amra, { market: 'ba', scope: 'collection', name: 'nothing' }, mild)).toEqual(unknown)
  })
})
