import { emptyCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import { markets } from '@dvaput/domain/markets/markets'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { beforeAll, describe, expect, it } from 'vitest'
import { bosnia, useTemporaryCheckouts } from '../../../../tests/support/imported/temporary-checkouts.ts'
import { bosnianBuyer } from '../../../../tests/support/platform/checkout-walk.ts'
import type { Person } from '../customers/person.ts'
import type { TemporaryCheckoutRequest } from './start-temporary-checkout.ts'

const { test, query, pay } = useTemporaryCheckouts()
const { imports } = test
const price = 286_990
const delivery = 16_800

// A transfer from Bosnia needs both, and the demo's account has neither.
const { cl: sample } = sampleProfiles
const bankAccount = { ...sample.bankAccount, iban: 'CL00 0000 0000', swift: 'TESTCLRM' }
beforeAll(() => test.shop.platform.platform.setOwnProfile('cl', { ...sample, bankAccount }))

type Press = Partial<TemporaryCheckoutRequest>

const press = (eraId: string, changes: Press = {}) =>
  test.temporaryProducts.checkoutWith(test.checkout).start({
    ...{ person: test.nobody(), clientIp: test.newIp(), locale: bosnia, browser: undefined },
    lines: [{ eraId, quantity: 1 }],
    ...changes,
  })

const opened = async (eraId: string, changes: Press = {}) => {
  const started = await press(eraId, changes)
  if (!started.ok) throw new Error(`refused: ${started.refusal.code}`)
  return started
}

/** Ordered by bank transfer, and known to us. */
const orderByTransfer = async (eraId: string, person?: Person) => {
  const { id, url, browser } = await opened(eraId, person && { person })
  const walk = test.walk('retail')
  const token = await walk.open(url)
  const email = (await person?.customer())?.email ?? `${token}@example.ba`
  const { text } = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email } })
  await walk.place(token, walk.hidden(text, 'shown'), { method: 'bank-transfer' })
  await test.orders.askFor('retail', new Date(0))
  const order = await test.orders.findByCheckout(id)
  if (!order) throw new Error('no order came of it')
  return { order, browser }
}

const list = async (browser: string | undefined, person?: Person) =>
  test.checkout.listWaitingImports({ browser, customer: (await person?.customer()) ?? null })

const statusOf = async (orderId: string) =>
  (
    await query<{ status: string }>(
      `SELECT snapshot ->> 'financialStatus' AS status FROM backend.orders WHERE id = $1`,
      [orderId],
    )
  )[0]?.status

const inTheWay = (code: string, name: string) => ({ ok: false, refusal: { code, params: { name } } })

describe('an order of imported products from Bosnia that waits for its payment', () => {
  it('is named to its customer on every device, and replaced by one that is paid another way', async () => {
    const eraId = imports.stock('W-1', 5, price)
    const { person } = await test.logIn('link')
    const { order, browser } = await orderByTransfer(eraId, person)
    const products = [`international:${eraId}`]
    for (const known of [browser, 'b'.repeat(43), undefined]) {
      expect(await list(known, person)).toMatchObject([{ name: order.name, isPaid: false, canReplace: true, products }])
      expect(await press(eraId, { person, browser: known })).toEqual(inTheWay('order-waiting', order.name))
    }
    expect(await test.checkout.listWaiting({ browser, customer: await person.customer(), market: markets.cl })).toEqual(
      [],
    )
    expect(await press(imports.stock('W-2', 5, price), { person }), 'other products').toMatchObject({ ok: true })
    expect(await press(eraId, { person, earlier: 'keep' })).toMatchObject({ ok: true })
    expect(await statusOf(order.id)).toBe('PENDING')
    expect(await press(eraId, { person, earlier: 'replace' })).toMatchObject({ ok: true })
    expect([await statusOf(order.id), await list(undefined, person)]).toEqual(['VOIDED', []])
  })

  it('of a guest is known to its browser alone, without its total', async () => {
    const eraId = imports.stock('W-3', 5, price)
    const { order, browser } = await orderByTransfer(eraId)
    expect(await list(browser)).toMatchObject([{ name: order.name, canReplace: false, total: null }])
    expect(await list('c'.repeat(43))).toEqual([])
    expect(await press(eraId, { browser })).toEqual(inTheWay('order-waiting', order.name))
    expect(await press(eraId, { browser, earlier: 'keep' })).toMatchObject({ ok: true })
  })

  it('of a guest is replaced where the mailed code was typed, and not by its link alone', async () => {
    const eraId = imports.stock('W-9', 5, price)
    const { order, browser } = await orderByTransfer(eraId)
    const linked = await test.openLink({ orderId: order.id, isConfirmed: false })
    const replacing = { browser, earlier: 'replace' } as const
    expect(await press(eraId, { ...replacing, orderLink: linked })).toEqual(inTheWay('order-waiting', order.name))
    const orderLink = await test.openLink({ orderId: order.id, isConfirmed: true })
    expect(await test.checkout.listWaitingImports({ browser, orderLink, customer: null })).toMatchObject([
      { canReplace: true, path: `/orders/${order.id}` },
    ])
    expect(await press(eraId, { ...replacing, orderLink })).toMatchObject({ ok: true })
    expect(await statusOf(order.id)).toBe('VOIDED')
  })

  it('where the shop cannot cancel it, lets nothing begin', async () => {
    const eraId = imports.stock('W-4', 5, price)
    const { person } = await test.logIn('link')
    const { order } = await orderByTransfer(eraId, person)
    // The calls of an administrator have no name.
    test.failures.set('', () => new Response('', { status: 503 }))
    expect(await press(eraId, { person, earlier: 'replace' })).toEqual({
      ok: false,
      refusal: { code: 'temporary-checkout-failed' },
    })
    expect(await statusOf(order.id)).toBe('PENDING')
  })
})

describe('a second purchase of imported products from Bosnia', () => {
  it('is asked about where this browser has just paid, also before anybody told us', async () => {
    const eraId = imports.stock('W-5', 5, price)
    const { url, browser } = await opened(eraId)
    await pay(url)
    const again = await press(eraId, { browser, lines: [{ eraId, quantity: 2 }] })
    expect(again).toMatchObject({ ok: false, refusal: { code: 'order-just-paid' } })
    expect(await list(browser)).toMatchObject([{ isPaid: true, canReplace: false }])
    expect(await press(eraId, { browser, earlier: 'replace' })).toMatchObject({ refusal: { code: 'order-just-paid' } })
    expect(await press(eraId, { browser, earlier: 'keep' })).toMatchObject({ ok: true })
    expect(await press(eraId), 'another browser').toMatchObject({ ok: true })
  })

  it('by a client that keeps no cookies and has no account is a purchase of its own, as a stranger’s is', async () => {
    const eraId = imports.stock('W-10', 5, price)
    const paid = new Set<string | undefined>()
    for (let times = 0; times < 2; times += 1) {
      const { id, url } = await opened(eraId)
      await pay(url)
      await test.orders.askFor('retail', new Date(0))
      const order = await test.orders.findByCheckout(id)
      expect(await statusOf(order?.id ?? '')).toBe('PAID')
      paid.add(order?.id)
    }
    expect(paid.size).toBe(2)
  })

  it('leaves the one alone that was opened last', async () => {
    const eraId = imports.stock('W-6', 5, price)
    const first = await opened(eraId)
    const second = await opened(eraId, { browser: first.browser, lines: [{ eraId, quantity: 2 }] })
    await test.jobs.drain()
    const walk = test.walk('retail')
    const textOf = async (url: string) => (await walk.get(`/checkouts/${await walk.open(url)}/information`)).text
    expect(await textOf(first.url)).not.toContain('name="email"')
    expect(await textOf(second.url)).toContain('name="email"')
  })

  it('has the address that was typed last', async () => {
    const eraId = imports.stock('W-7', 5, price)
    const customer = {
      ...emptyCheckoutCustomer,
      ...{ firstName: 'Lejla', lastName: 'Begić', email: 'lejla@example.ba', address: 'Ferhadija 1', city: 'Sarajevo' },
      ...{ region: 'Kanton Sarajevo', postalCode: '71000' },
    }
    const { browser } = await opened(eraId, { customer })
    const { url } = await opened(eraId, { browser, customer: { ...customer, address: 'Titova 2' } })
    const walk = test.walk('retail')
    const { text } = await walk.get(`/checkouts/${await walk.open(url)}/information`)
    expect(text).toContain('value="Titova 2"')
  })
})

describe('the total that was shown in Bosnia', () => {
  const pesos = (minor: number) => ({ minor, currency: 'CLP' as const })

  it('is compared with the one of now, delivery included', async () => {
    const eraId = imports.stock('W-8', 5, price)
    const lines = [{ eraId, quantity: 2, shown: price }]
    expect(await press(eraId, { lines, shownTotal: pesos(2 * price + delivery - 1_000) })).toEqual({
      ...{ ok: false, refusal: { code: 'cart-changed' } },
      problems: [{ kind: 'delivery', before: pesos(delivery - 1_000), now: pesos(delivery) }],
    })
    expect(await press(eraId, { lines, shownTotal: pesos(2 * price + delivery) })).toMatchObject({ ok: true })
    imports.stock(eraId, 5, price + 10)
    expect(await press(eraId, { lines, shownTotal: pesos(2 * price + delivery) })).toMatchObject({
      ...{ ok: false, refusal: { code: 'cart-changed' } },
      problems: [{ kind: 'price', before: pesos(price), now: pesos(price + 10) }],
    })
  })
})
