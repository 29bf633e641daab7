import { failpointActions } from '@dvaput/database/failpoint'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../../tests/support/orders/sample-order.ts'
import { hour, newCustomer, useTestOffers } from '../../../../tests/support/orders/test-offers.ts'

const test = useTestOffers()
const times = <Result>(count: number, work: (index: number) => Result) =>
  Array.from({ length: count }, (_, i) => work(i))
const refused = (code: string) => ({ ok: false, refusal: expect.objectContaining({ code }) })
const statusOf = async (id: string) => {
  const { status, reason } = (await test.row(id)) ?? {}
  return reason ? `${status}/${reason}` : status
}

describe('a submitted offer', () => {
  it('is pending, with everything about the product from the server, and one mail [GEN-15]', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const offer = await test.submitted(customer, product, '600')
    expect(offer).toMatchObject({
      ...{ market: 'ba', shop: 'main', kind: 'local', customerId: customer.id, email: customer.email },
      ...{ currency: 'BAM', originalPrice: 100_000, offeredPrice: 60_000, status: 'pending', message: 'Može?' },
      ...{ productKey: `local:main:${product.productId}`, item: product.item, eraStatus: 'not_sent' },
    })
    expect(offer.answerBy.getTime() - offer.createdAt.getTime()).toBe(48 * hour)
    expect(await test.movesOf(offer.id)).toEqual([
      { number: 1, move: 'submit', actor: 'customer', amount: 60_000, message: 'Može?' },
    ])
    expect(await test.mailsTo(customer)).toEqual([expect.stringContaining('Primili smo vašu ponudu')])
  })

  it('of an imported product is in pesos, from either market [OFFER-04]', async () => {
    const offer = await test.submitted(newCustomer(), await test.addImported(), 70_000)
    expect(offer).toMatchObject({ kind: 'international', shop: null, currency: 'CLP', originalPrice: 100_000 })
    expect(offer).toMatchObject({
      offeredPrice: 70_000,
      eraItemId: expect.stringMatching(/^ERA-/),
      targetCountry: 'BA',
    })
  })

  it('is refused with no amount, one that is too high, no product, or no unit [OFFER-10] [OFFER-11]', async () => {
    const [customer, product, soldOut] = [newCustomer(), await test.addProduct(), await test.addProduct({ stock: 0 })]
    expect(await test.submit(customer, product, '')).toEqual(refused('offer-amount-missing'))
    expect(await test.submit(customer, product, 0)).toEqual(refused('offer-amount-missing'))
    expect(await test.submit(customer, product, '1000')).toEqual(refused('offer-amount-too-high'))
    expect(await test.submit(customer, { ...product, productId: '999999999' }, 5)).toEqual(refused('product-not-found'))
    expect(await test.submit(customer, { kind: 'international', productId: 'ERA-none' }, 5)).toEqual(
      refused('product-not-found'),
    )
    expect(await test.submit(customer, soldOut, 500)).toEqual(refused('offer-no-unit'))
  })

  it('is one thread for each customer and product, also of fifty presses at once', async () => {
    const [product, customers] = [await test.addProduct(), times(5, newCustomer)]
    const results = await Promise.all(
      times(50, (index) => test.submit(customers[index % 5] ?? newCustomer(), product, 600)),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(5)
    for (const result of results.filter(({ ok }) => !ok)) expect(result).toEqual(refused('offer-open-already'))
    const open = await test.query(
      `SELECT count(*)::int AS offers, count(DISTINCT customer_id)::int AS customers FROM backend.offers WHERE item = $1`,
      [product.item],
    )
    expect(open).toEqual([{ offers: 5, customers: 5 }])
  })

  it('is the third and last of three amounts for the product within 30 days', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    for (const amount of [500, 550, 600]) {
      const { id } = await test.submitted(customer, product, amount)
      const [shown] = (await test.offers.listMine(customer.id, 'ba')).offers
      expect(shown).toMatchObject({ id, isLastMove: amount === 550 })
      await test.offers.answer(customer.id, id, { move: 'withdraw' })
    }
    expect(await test.submit(customer, product, 650)).toEqual(refused('offer-limit'))
    await test.setClockOffset(30 * 24 * hour)
    expect(await test.submit(customer, product, 650)).toMatchObject({ ok: true })
  })

  it('is one of at most twenty within an hour', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const results = await Promise.all(times(25, () => test.submit(customer, product, '')))
    expect(results.filter((result) => !result.ok && result.refusal.code === 'too-many-requests')).toHaveLength(5)
  })
})

describe('the thread', () => {
  it('goes from offer to counter, to another amount, to a counter, to an agreed price [MYOF-14]', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const { id } = await test.submitted(customer, product, 600)
    expect(await test.offers.counter(id, 100_000)).toEqual(refused('offer-amount-too-high'))
    expect(await test.offers.counter(id, 60_000)).toEqual(refused('offer-amount-missing'))
    expect(await test.offers.counter(id, 90_000, { note: 'Najniže što možemo.' })).toMatchObject({ ok: true })
    expect(await statusOf(id)).toBe('countered')
    expect(await test.offers.counter(id, 80_000)).toEqual(refused('offer-not-possible'))
    expect(await test.offers.answer(customer.id, id, { move: 'answer', amount: '1000' })).toEqual(
      refused('offer-amount-too-high'),
    )
    for (const [amount, code] of [
      ['900', 'offer-answer-too-high'],
      ['600', 'offer-answer-too-low'],
    ] as const)
      expect(await test.offers.answer(customer.id, id, { move: 'answer', amount })).toEqual(refused(code))
    expect(await test.offers.answer(customer.id, id, { move: 'answer', amount: '700', message: 'Pa…' })).toMatchObject({
      offer: { status: 'pending', offeredPrice: 70_000, counterPrice: null, response: null },
    })
    expect(await test.offers.answer(customer.id, id, { move: 'accept' })).toEqual(refused('offer-not-possible'))
    await test.offers.counter(id, 80_000)
    const accepted = await test.offers.answer(customer.id, id, { move: 'accept' })
    expect(accepted).toMatchObject({ ok: true, offer: { status: 'approved', agreedPrice: 80_000, approving: null } })
    const row = await test.row(id)
    expect(row?.code).toBe(test.platform.made.get(id))
    const [shown] = (await test.offers.listMine(customer.id, 'ba')).offers
    expect(shown).toMatchObject({
      ...{ status: 'approved', response: null, agreedPrice: { minor: 80_000, currency: 'BAM' }, code: row?.code },
      moves: [
        { number: 1, move: 'submit', actor: 'customer', amount: { minor: 60_000 } },
        { number: 2, move: 'counter', actor: 'shop', amount: { minor: 90_000 }, message: 'Najniže što možemo.' },
        { number: 3, move: 'answer', actor: 'customer', amount: { minor: 70_000 }, message: 'Pa…' },
        { number: 4, move: 'counter', actor: 'shop', amount: { minor: 80_000 } },
        { number: 5, move: 'accept', actor: 'customer', amount: { minor: 80_000 } },
      ],
    })
    expect(await test.mailsTo(customer)).toHaveLength(5)
  })

  it('lets a customer decline and withdraw, and nobody else touch it [MYOF-17]', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const one = await test.submitted(customer, product)
    expect(await test.offers.answer(newCustomer().id, one.id, { move: 'withdraw' })).toEqual(refused('not-found'))
    expect(await test.offers.find(newCustomer().id, one.id)).toBeUndefined()
    await test.offers.counter(one.id, 90_000)
    await test.offers.answer(customer.id, one.id, { move: 'decline' })
    expect(await statusOf(one.id)).toBe('rejected/declined')
    const other = await test.submitted(customer, product)
    await test.offers.answer(customer.id, other.id, { move: 'withdraw' })
    expect(await statusOf(other.id)).toBe('rejected/withdrawn')
    expect(await test.offers.reject(other.id)).toEqual(refused('offer-not-possible'))
  })

  it('is rejected with the note of the shop as the response, once [MYOF-08]', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const { id } = await test.submitted(customer, product)
    expect(await test.offers.reject(id, { note: 'Premalo.', key: 'press-1' })).toMatchObject({ ok: true })
    expect(await test.offers.reject(id, { note: 'Premalo.', key: 'press-1' })).toMatchObject({ ok: true })
    expect(await test.movesOf(id)).toHaveLength(2)
    expect(await test.offers.find(customer.id, id)).toMatchObject({
      status: 'rejected',
      response: 'Premalo.',
      code: null,
    })
    expect(await test.mailsTo(customer)).toHaveLength(2)
  })

  it('ends by the clock of the database, and the answer of a late customer is refused', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const { id } = await test.submitted(customer, product)
    await test.setClockOffset(47 * hour)
    await test.offers.sweep()
    expect(await statusOf(id)).toBe('pending')
    await test.offers.counter(id, 90_000)
    await test.setClockOffset(94 * hour)
    await test.offers.sweep()
    expect(await statusOf(id)).toBe('countered')
    await test.setClockOffset(95 * hour + 1_000)
    for (const move of ['accept', 'decline', 'withdraw'] as const)
      expect(await test.offers.answer(customer.id, id, { move })).toEqual(refused('offer-not-possible'))
    await test.offers.sweep()
    await test.offers.sweep()
    expect(await statusOf(id)).toBe('expired/unanswered')
    expect((await test.mailsTo(customer)).filter((subject) => subject.startsWith('Ponuda je istekla'))).toHaveLength(1)
  })
})

describe('an approved offer', () => {
  it('counts for 24 hours and then loses its code and its unit', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const { id } = await test.submitted(customer, product)
    const approved = await test.offers.approve(id, { note: 'Dogovoreno.' })
    if (!approved.ok) throw new Error(approved.refusal.code)
    const { payBy, updatedAt } = approved.offer
    expect((payBy?.getTime() ?? 0) - updatedAt.getTime()).toBeGreaterThan(23 * hour)
    await test.setClockOffset(24 * hour + 1_000)
    await test.offers.sweep()
    expect(await statusOf(id)).toBe('expired/unpaid')
    expect(test.platform.made.has(id)).toBe(false)
    expect(await test.offers.find(customer.id, id)).toMatchObject({ status: 'expired', reason: 'unpaid', code: null })
  })

  it('outlives its pay-by moment by an hour at most while an order claims it', async () => {
    const { id } = await test.submitted(newCustomer(), await test.addProduct())
    await test.offers.approve(id)
    await test.database.pool.query(`UPDATE backend.offers SET claim = 'order:' || id WHERE id = $1`, [id])
    await test.setClockOffset(24 * hour + 1_000)
    await test.offers.sweep()
    expect(await statusOf(id)).toBe('approved')
    await test.setClockOffset(25 * hour + 1_000)
    await test.offers.sweep()
    expect(await statusOf(id)).toBe('expired/unpaid')
  })

  it('is used by the order that carries its code, once, also when the order is told late', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct({ stock: 5 })]
    const { id } = await test.submitted(customer, product)
    await test.offers.approve(id)
    const { code } = (await test.row(id)) ?? {}
    await test.setClockOffset(25 * hour)
    await test.offers.sweep()
    const order = { id: 'main-77', shop: 'main', snapshot: { discountCodes: [code], lines: [] } }
    for (const _ of times(2, () => 0)) await test.database.inTransaction((tx) => test.offers.onOrder(order, tx))
    expect(await test.row(id)).toMatchObject({ status: 'approved', reason: 'used', order_id: 'main-77' })
    expect((await test.movesOf(id)).map(({ move }) => move)).toEqual(['submit', 'approve', 'pay-by-passed', 'buy'])
    const cancelled = { id: 'main-77', snapshot: sampleOrder({ cancelledAt: '2026-05-02T10:00:00Z' }) }
    for (const _ of times(2, () => 0))
      await test.database.inTransaction((tx) => test.offers.onOrderChanged(cancelled, tx))
    expect(await test.row(id)).toMatchObject({ status: 'expired', reason: 'cancelled', order_id: null, used_at: null })
    expect(await test.submit(customer, product, 650)).toMatchObject({ ok: true })
  })

  it('shows no code before it is approved, nor after it was used [MYOF-09]', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const { id } = await test.submitted(customer, product)
    let during: unknown
    const callback = async () => {
      during = await test.offers.find(customer.id, id)
    }
    failpointActions['before-offer-approved'] = { do: 'call', callback }
    await test.offers.approve(id)
    expect(during).toMatchObject({ status: 'pending', code: null, agreedPrice: null, mayAnswer: false })
    expect(await test.offers.find(customer.id, id)).toMatchObject({ status: 'approved', code: expect.any(String) })
  })
})

describe('the offers of an account that is deleted', () => {
  it('hold nothing any more', async () => {
    const [customer, one, other] = [newCustomer(), await test.addProduct(), await test.addProduct()]
    const approved = await test.submitted(customer, one)
    const pending = await test.submitted(customer, other)
    await test.offers.approve(approved.id)
    await test.database.inTransaction((tx) => test.offers.endAll(tx, customer.id))
    expect(test.platform.made.has(approved.id)).toBe(false)
    expect(await statusOf(pending.id)).toBe('pending')
  })
})

describe('an approval', () => {
  it('without a free unit is refused and changes nothing', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const { id } = await test.submitted(customer, product)
    test.platform.behave(async () => ({ ok: false, refusal: { code: 'offer-no-unit' } }))
    expect(await test.offers.approve(id)).toEqual(refused('offer-no-unit'))
    expect(await test.row(id)).toMatchObject({ status: 'pending', approving: null, code: null, agreed_price: null })
    test.platform.behave()
    expect(await test.offers.approve(id)).toMatchObject({ ok: true, offer: { status: 'approved' } })
  })

  it('that the platform does not answer goes on by itself, and nobody waits', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const { id } = await test.submitted(customer, product)
    test.platform.behave(() => Promise.reject(new IntegrationError({ service: 'platform', kind: 'timeout' })))
    expect(await test.offers.approve(id)).toMatchObject({ ok: true, offer: { status: 'pending' } })
    expect(await test.offers.approve(id)).toEqual(refused('offer-not-possible'))
    test.platform.behave()
    await test.jobs.drain({ alsoLater: true })
    expect(await statusOf(id)).toBe('approved')
    expect((await test.movesOf(id)).map(({ move }) => move)).toEqual(['submit', 'approve'])
  })

  it.each(['after-offer-approving', 'before-offer-prepare', 'before-offer-approved'] as const)(
    'that ends %s leaves neither a code without an offer nor an offer without a code',
    async (name) => {
      const [customer, product] = [newCustomer(), await test.addProduct()]
      const { id } = await test.submitted(customer, product)
      failpointActions[name] = { do: 'throw' }
      await expect(test.offers.approve(id)).rejects.toThrow(`failpoint ${name}`)
      delete failpointActions[name]
      expect(await statusOf(id)).toBe('pending')
      await test.jobs.drain({ alsoLater: true })
      const row = await test.row(id)
      expect(row).toMatchObject({ status: 'approved', code: test.platform.made.get(id) })
    },
  )

  it.each(['withdraw', 'sell'] as const)('that meets a %s leaves no code and no unit behind', async (move) => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const { id } = await test.submitted(customer, product)
    failpointActions['before-offer-approved'] = {
      do: 'call',
      callback: async () => {
        const actor = move === 'sell' ? 'stock' : 'customer'
        await test.database.inTransaction((tx) => test.offers.applyMove(tx, id, { move, actor }))
      },
    }
    expect(await test.offers.approve(id)).toEqual(refused('offer-not-possible'))
    expect(await statusOf(id)).toBe(move === 'sell' ? 'rejected/sold' : 'rejected/withdrawn')
    expect(test.platform.made.has(id)).toBe(false)
  })

  it('and a withdrawal at the same moment: one of them wins, and the other is told', async () => {
    for (const _ of times(10, () => 0)) {
      const [customer, product] = [newCustomer(), await test.addProduct()]
      const { id } = await test.submitted(customer, product)
      const [approved, withdrawn] = await Promise.all([
        test.offers.approve(id),
        test.offers.answer(customer.id, id, { move: 'withdraw' }),
      ])
      expect([approved.ok, withdrawn.ok].filter(Boolean)).toHaveLength(1)
      expect(await statusOf(id)).toBe(approved.ok ? 'approved' : 'rejected/withdrawn')
      expect(test.platform.made.has(id)).toBe(approved.ok)
    }
  })

  it('that could never be prepared ends with the price it would have had', async () => {
    const [customer, product] = [newCustomer(), await test.addProduct()]
    const { id } = await test.submitted(customer, product)
    test.platform.behave(() => Promise.reject(new IntegrationError({ service: 'platform', kind: 'timeout' })))
    await test.offers.approve(id)
    await test.setClockOffset(25 * hour)
    await test.offers.sweep()
    expect(await test.row(id)).toMatchObject({ status: 'pending', approving: null, pay_by: null })
  })
})

describe('rules', () => {
  const addRule = (scope: string, key: string, approve: number | null, reject: number | null) =>
    test.query('INSERT INTO backend.offer_rules VALUES ($1, $2, $3, $4, $5)', ['ba', scope, key, approve, reject])

  it('approve and reject at once, the most specific first, and tell it once as the shop’s own answer', async () => {
    const product = await test.addProduct({ stock: 9 })
    await test.addToCollection('rule-laptops', product.productId)
    await addRule('market', '', 92, 50)
    const [low, middle, high] = [newCustomer(), newCustomer(), newCustomer()]
    const rejected = await test.submitted(low, product, 499)
    expect(rejected).toMatchObject({ status: 'rejected', reason: null })
    const open = await test.submitted(middle, product, 700)
    expect(open.status).toBe('pending')
    const approving = await test.submitted(high, product, 920)
    await test.jobs.drain()
    expect(await statusOf(approving.id)).toBe('approved')
    expect(await test.mailsTo(low)).toEqual([expect.stringContaining('Ponuda nije prihvaćena')])
    expect(await test.mailsTo(high)).toEqual([expect.stringContaining('Ponuda je prihvaćena')])
    const shown = await test.offers.find(high.id, approving.id)
    expect(shown?.moves.map(({ actor }) => actor)).toEqual(['customer', 'shop'])

    const unlucky = newCustomer()
    test.platform.behave(async () => ({ ok: false, refusal: { code: 'offer-no-unit' } }))
    const undecided = await test.submitted(unlucky, product, 950)
    expect(await test.mailsTo(unlucky)).toEqual([expect.stringContaining('Primili smo vašu ponudu')])
    expect(await test.row(undecided.id)).toMatchObject({ status: 'pending', approving: null, code: null })
    test.platform.behave()

    await addRule('collection', 'rule-laptops', null, 60)
    expect(await test.submitted(newCustomer(), product, 599)).toMatchObject({ status: 'rejected' })
    expect(await test.submitted(newCustomer(), product, 999)).toMatchObject({ status: 'pending', approving: null })
    await addRule('product', `local:main:${product.productId}`, 55, null)
    expect(await test.submitted(newCustomer(), product, 550)).toMatchObject({ approving: { actor: 'rule' } })

    await test.offers.counter(open.id, 90_000)
    const answered = await test.offers.answer(middle.id, open.id, { move: 'answer', amount: 800 })
    expect(answered).toMatchObject({ ok: true, offer: { approving: { actor: 'rule' } } })
    expect(await test.submitted(newCustomer(), await test.addImported(), 99_000)).toMatchObject({ approving: null })
    await test.query('DELETE FROM backend.offer_rules')
  })
})

describe('a sold product', () => {
  it('ends every other open offer on it with its last unit, and none before', async () => {
    const product = await test.addProduct({ stock: 2 })
    const [one, other, third] = [newCustomer(), newCustomer(), newCustomer()]
    const first = await test.submitted(one, product)
    const second = await test.submitted(other, product)
    await test.offers.counter(second.id, 90_000)
    const held = await test.submitted(third, product)
    const line = { variantId: product.variantId } as never
    const order = { id: 'main-78', shop: 'main', snapshot: { discountCodes: [], lines: [line] } }
    const record = async () => {
      await test.database.inTransaction((tx) => test.offers.onOrder(order, tx))
      await test.jobs.drain()
    }
    // There are more of it.
    await record()
    expect(await statusOf(first.id)).toBe('pending')
    await test.offers.approve(held.id)
    await test.sellAll(product.variantId)
    // The last one is held for whoever has agreed on a price.
    await record()
    expect(await statusOf(first.id)).toBe('pending')
    const { code } = (await test.row(held.id)) ?? {}
    const bought = { ...order, snapshot: { discountCodes: [code.toLowerCase()], lines: [line] } }
    await test.database.inTransaction((tx) => test.offers.onOrder(bought, tx))
    await test.jobs.drain()
    expect(await statusOf(first.id)).toBe('rejected/sold')
    expect(await statusOf(second.id)).toBe('rejected/sold')
    expect(await statusOf(held.id)).toBe('approved/used')
    expect((await test.row(first.id))?.era_status).toBe('sold')
    expect((await test.mailsTo(one)).at(-1)).toContain('Proizvod je prodan')
  })
})
