import type { CartLine } from '@dvaput/domain/cart/cart-line'
import type { MarketId } from '@dvaput/domain/markets/market'
import { toRateAttribute } from '@dvaput/domain/money/approximate-rate'
import { chargeBackNote } from '@dvaput/domain/orders/charge-back'
import { toGoneAttribute } from '@dvaput/domain/orders/gone-products'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { type Language, languages } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describe, expect, it } from 'vitest'
import { deliveredOrder, placedOrder, recordOf } from '../../../../../tests/support/orders/placed-order.ts'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import type { Services } from '../../context.ts'
import * as order from './order.tsx'
import * as orders from './orders.tsx'

const customer = {
  ...{ id: 'gid://shopify/Customer/7', email: 'amra@example.com', isVerified: true },
  ...{ firstName: 'Amra', lastName: 'Hodžić', kind: 'password' as const },
}
const person = { customer: async () => customer, check: async () => ({ ok: true as const, customer }) }

type Page = { readonly path: string; readonly language?: Language; readonly form?: Readonly<Record<string, string>> }

const toText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

type ListOptions = Partial<Page> & { readonly pageCount?: number; readonly market?: MarketId }

const renderList = async (
  snapshots: readonly OrderSnapshot[],
  { path = '/orders', language = 'en', pageCount = 1, market = 'ba' }: ListOptions = {},
) => {
  const asked: unknown[] = []
  const of: Services['orders']['of'] = async (_owner, options) => {
    asked.push(options)
    const rows = snapshots.map((snapshot, at) => ({ ...recordOf(snapshot, `main-${at + 1}`), market }))
    return { orders: rows, page: Math.min(options?.page ?? 1, pageCount), pageCount, total: rows.length }
  }
  const rendered = await renderPage({
    ...{ path, pattern: 'orders', module: orders, messages: ['shell', 'orders'], market: 'ba', language, person },
    services: { orders: { of } },
  })
  return { ...rendered, asked, text: toText(rendered.html) }
}

const renderOrder = async (
  snapshot: OrderSnapshot | null,
  services: Partial<Omit<Services, 'orders'>> & { readonly cancel?: Services['orders']['cancel'] } = {},
  { path = '/orders/main-1', language = 'en', form }: Partial<Page> = {},
) => {
  const { cancel = async () => ({ ok: true }), ...others } = services
  const rendered = await renderPage({
    ...{ path, pattern: 'orders/:id', module: order, market: 'ba', language, person },
    messages: ['shell', 'orders', 'order-find', 'order-returns', 'addresses'],
    services: {
      orders: { find: async () => snapshot && recordOf(snapshot), cancel },
      orderLinks: {
        openOrder: async () =>
          snapshot && { order: recordOf(snapshot), isGuest: false, showsAddresses: true, mayChange: true },
      },
      returns: { offerFor: async () => ({ lastDay: undefined, lines: [] }), ofOrder: async () => [] },
      ...others,
    },
    ...(form && { form }),
  })
  return { ...rendered, text: toText(rendered.html) }
}

const fetched: OrderSnapshot = { ...placedOrder, delivery: { title: 'Pickup', code: 'pickup-ba' } }

const badgeOf = (html: string, label: string) =>
  new RegExp(`<span class="([^"]*)"><span class="sr-only">${label}: </span>([^<]*)<`).exec(html)?.slice(1, 3) ?? []

describe('the list of orders', () => {
  it('shows number, date, both badges, total and shipping address of each [ORD-02] [ORD-03] [ROUTE-20]', async () => {
    const { text } = await renderList([placedOrder])
    for (const shown of [
      'My orders 1 order',
      'Order #1001',
      '1 May 2026',
      'Fulfilment: Unfulfilled',
      'Payment: Payment pending',
      'Total 1,234.50 KM',
      'Shipping address Amra Hodžić Ferhadija 1 71000 Sarajevo',
      'ThinkPad T480 Quantity: 2 1,200.00 KM',
    ])
      expect(text).toContain(shown)
  })

  it.each([
    [3, 3, undefined],
    [4, 3, '+1 more item'],
    [8, 3, '+5 more items'],
  ])('of %i lines shows the first %i and counts the rest [ORD-04] [ORD-05]', async (count, shown, rest) => {
    const lines = placedOrder.lines.flatMap((line) =>
      Array.from({ length: count }, (_, at) => ({ ...line, id: String(at), title: `Product ${at + 1}` })),
    )
    const { text } = await renderList([{ ...placedOrder, lines }])
    expect(text.match(/Product \d/g)).toHaveLength(shown)
    expect(/\+\d+ more items?/.exec(text)?.[0]).toBe(rest)
  })

  it.each([
    ['FULFILLED', 'accent', 'Fulfilled'],
    ['partially_fulfilled', 'warning', 'Partially fulfilled'],
    ['UNFULFILLED', 'danger', 'Unfulfilled'],
    ['ON_HOLD', 'surface', 'On hold'],
    ['SOMETHING_NEW', 'surface', 'Unknown'],
  ])('has for %s a badge in %s that says %s [ORD-07] [ORD-08]', async (fulfillmentStatus, tone, label) => {
    const [classes, words] = badgeOf((await renderList([{ ...placedOrder, fulfillmentStatus }])).html, 'Fulfilment')
    expect([classes?.includes(tone), words]).toEqual([true, label])
  })

  it.each([
    ['PAID', 'Paid'],
    ['PENDING', 'Payment pending'],
    ['REFUNDED', 'Refunded'],
    ['VOIDED', 'Voided'],
    ['PARTIALLY_REFUNDED', 'Partially refunded'],
    ['SOMETHING_NEW', 'Unknown'],
  ])('calls the payment %s: %s [ORD-08] [ORD-09]', async (financialStatus, label) => {
    expect(badgeOf((await renderList([{ ...placedOrder, financialStatus }])).html, 'Payment')[1]).toBe(label)
  })

  it.each(languages)('leads to the products where there are none, in %s [ORD-06]', async (language) => {
    const { html } = await renderList([], { language })
    expect(html).toMatch(/<a[^>]*href="\/products"/)
    expect(html).not.toContain('aria-current="page"')
  })

  it.each([
    ['ba', 'Zmaja od Bosne 88, 71000 Sarajevo'],
    ['cl', 'Avenida Providencia 1650, 7500000 Santiago'],
  ] as const)('says where an order of %s is picked up', async (market, place) => {
    const { text } = await renderList([fetched], { market })
    expect(text).toContain(`Pickup at the shop ${place} Opening hours: Monday to Friday 12:00-21:00`)
  })

  it('names the variant where the product has several', async () => {
    const lines = placedOrder.lines.map((line) => ({ ...line, variantTitle: '16 GB' }))
    expect((await renderList([{ ...placedOrder, lines }])).text).toContain('ThinkPad T480 · 16 GB Quantity: 2')
  })

  it('is paged, and leaves to the record what is no page', async () => {
    const { html, asked } = await renderList([placedOrder], { path: '/orders?page=2', pageCount: 3 })
    expect(asked).toEqual([{ page: 2 }])
    for (const path of ['/orders', '/orders?page=3']) expect(html).toContain(`href="${path}"`)
    expect((await renderList([placedOrder], { path: '/orders?page=-1e9' })).asked).toEqual([{ page: 1 }])
  })
})

describe('the page of an order', () => {
  it('shows lines, numbers, warranty, totals with tax, addresses, timeline and tracking', async () => {
    const { html, text } = await renderOrder(deliveredOrder)
    for (const shown of [
      'Order #1001',
      'Placed on 1 May 2026',
      'Serial number: PF-1',
      'Serial number: PF-2',
      'Warranty until 2 May 2027',
      'Shipping 34.50 KM',
      'Includes VAT 17 % 179.37 KM',
      'Payment method: Cash on delivery',
      'Delivery method: BH Pošta',
      'Sent 2 May 2026 2 × ThinkPad T480 Tracking: BH Pošta RR1',
      '50.00 KM refunded 5 May 2026',
    ])
      expect(text).toContain(shown)
    expect(html).toContain('href="https://posta.example/RR1"')
    expect(html).toContain('href="/product/thinkpad-t480"')
    expect(html).toContain('href="https://main.example/orders/1/status?key=x"')
    expect(text).not.toContain('Cancel order')
  })

  it('says where it is picked up, and its receipt on paper who sold it', async () => {
    const { text } = await renderOrder(fetched)
    expect(text).toContain('Pickup at the shop Zmaja od Bosne 88, 71000 Sarajevo Opening hours')
    expect(text).toContain('Seller Dvaput d.o.o. Sarajevo Zmaja od Bosne 88 71000 Sarajevo JIB: 4200000000005')
  })

  it('has no row for a delivery where the buyer comes for the products', async () => {
    const shipping = { ...placedOrder.shipping, minor: 0 }
    expect((await renderOrder({ ...fetched, shipping })).text).not.toMatch(/Shipping|Free/)
    expect((await renderOrder({ ...placedOrder, shipping })).text).toContain('Shipping Free')
  })

  it('says of pesos that went back what they are about worth where they were paid, and who took them', async () => {
    const pesos = { minor: 286_990, currency: 'CLP' } as const
    const [refund] = deliveredOrder.refunds
    if (!refund) throw new Error('the sample has a refund')
    const imported: OrderSnapshot = {
      ...deliveredOrder,
      ...{ total: pesos, refunded: pesos, financialStatus: 'REFUNDED' },
      attributes: [toRateAttribute({ currency: 'BAM', pesosPerUnit: '553', at: '2026-11-01T00:00:00Z' })],
      refunds: [{ ...refund, amount: pesos }],
    }
    expect((await renderOrder(imported)).text).toContain('$286.990 CLP (about 519 KM) refunded')
    const chargedBack = { ...imported, refunds: [{ ...refund, amount: pesos, note: chargeBackNote }] }
    expect((await renderOrder(chargedBack)).text).toContain('The bank charged $286.990 CLP (about 519 KM) back')
  })

  it.each(languages)('fits every state of an order, in %s', async (language) => {
    const { status, text } = await renderOrder(placedOrder, {}, { language })
    expect(status).toBe(200)
    expect(text).toContain('#1001')
  })

  it('says nothing of an order that is not the customer’s', async () => {
    expect(await renderOrder(null)).toMatchObject({ status: 404, text: '' })
  })
})

describe('cancelling an order', () => {
  const form = { intent: 'cancel' }

  it('is offered and asked about on the page, so that it needs no scripts', async () => {
    expect((await renderOrder(placedOrder)).html).toMatch(/href="\/orders\/main-1\?cancel=ask"/)
    const { html, text } = await renderOrder(placedOrder, {}, { path: '/orders/main-1?cancel=ask' })
    expect(text).toContain('Cancel order #1001?')
    expect(html).toMatch(/<form[^>]*action="\/orders\/main-1" method="post"/)
    expect(html).toMatch(/<button(?=[^>]*name="intent")[^>]*value="cancel"/)
    expect((await renderOrder(deliveredOrder, {}, { path: '/orders/main-1?cancel=ask' })).text).not.toContain('Cancel')
  })

  it('leads to the page that says so', async () => {
    await expect(renderOrder(placedOrder, {}, { form })).rejects.toThrow('303 /orders/main-1?cancel=done')
    const cancelled = { ...placedOrder, cancelledAt: '2026-05-01T11:00:00Z', financialStatus: 'VOIDED' }
    const { html, text } = await renderOrder(cancelled, {}, { path: '/orders/main-1?cancel=done' })
    expect(html).toMatch(/role="status"[^>]*>.*The order is cancelled\./)
    expect(text).toContain('Cancelled')
    expect(badgeOf(html, 'Fulfilment'), 'nothing is to be sent').toEqual([])
    const attributes = [toGoneAttribute(['Mouse', 'Monitor'])]
    const short = await renderOrder({ ...cancelled, attributes, cancelReason: 'INVENTORY' })
    expect(short.text).toContain('The warehouse is out of: Mouse, Monitor')
  })

  it.each([
    ['is too late', 409, async () => ({ ok: false, reason: 'too-late' }) as const, 'can no longer be cancelled'],
    [
      'cannot be done now',
      502,
      () => Promise.reject(new IntegrationError({ service: 'shop-admin', kind: 'network' })),
      'the shop cannot be reached right now',
    ],
  ])('%s, and says so', async (_, status, cancel, words) => {
    const rendered = await renderOrder(placedOrder, { cancel }, { form })
    expect(rendered.status).toBe(status)
    expect(rendered.html).toMatch(/role="alert"/)
    expect(rendered.text).toContain(words)
  })
})

describe('a guest', () => {
  const guest = (snapshot: OrderSnapshot, mayChange = true) => ({
    orderLinks: {
      openOrder: async () => ({ order: recordOf(snapshot), isGuest: true, showsAddresses: true, mayChange }),
    },
  })

  it('can cancel once the e-mail is confirmed, and is told how to buy again', async () => {
    const placed = await renderOrder(placedOrder, guest(placedOrder) as unknown as Partial<Services>)
    expect(placed.html).toContain('href="/orders/main-1?cancel=ask"')
    const masked = await renderOrder(placedOrder, guest(placedOrder, false) as unknown as Partial<Services>)
    expect(masked.text).toContain('To cancel this order, first confirm the email you ordered with')
    expect(masked.html).not.toContain('cancel=ask')
    expect(placed.html).toContain('href="/login?returnTo=%2Forders%2Fmain-1"')
    const sent = await renderOrder(deliveredOrder, guest(deliveredOrder) as unknown as Partial<Services>)
    expect(sent.text).toContain('To buy it again, log in')
    expect(sent.text).not.toContain('cancel')
  })
})

describe('buying again', () => {
  const form = { intent: 'buy-again' }
  const [line] = placedOrder.lines
  const gone = line && { ...line, id: 'gone', variantId: null, title: 'Gone' }
  const scarce = line && { ...line, id: 'scarce', variantId: 'gid://shopify/ProductVariant/72', title: 'Scarce' }
  const order = { ...placedOrder, lines: [line, gone, scarce].flatMap((each) => each ?? []) }
  const cartLines: Services['cartLines'] = async (_locale, requested) =>
    requested.map(({ identity, price }) => {
      const limit = identity.kind === 'local' && identity.variantId.endsWith('72') ? 1 : 5
      const facts = { handle: 'thinkpad', name: 'ThinkPad', price, stock: limit, isStockKnown: true, limit }
      return { identity, state: 'for-sale', changes: [], current: facts }
    })
  const basket = (held: Awaited<ReturnType<Services['serverCart']['read']>> = []) => {
    const added: unknown[] = []
    const add: Services['serverCart']['add'] = async (...args) => {
      added.push(args.slice(2))
      return null
    }
    return { added, serverCart: { add, read: async () => held } as unknown as Services['serverCart'] }
  }

  it('adds nothing more where the page is reloaded', async () => {
    const identity = { kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/71' } as const
    const held = { identity, quantity: 1 } as CartLine
    const some = basket([held])
    await renderOrder(placedOrder, { cartLines, serverCart: some.serverCart }, { form })
    expect(some.added).toEqual([[identity, 1]])
    const all = basket([{ ...held, quantity: 2 }])
    await renderOrder(placedOrder, { cartLines, serverCart: all.serverCart }, { form })
    expect(all.added).toEqual([])
  })

  it('puts what is still sold into the cart at the server where there are no scripts, and says what is not', async () => {
    const { added, serverCart } = basket()
    const { text, status } = await renderOrder(order, { cartLines, serverCart }, { form })
    expect(status).toBe(200)
    expect(added).toEqual([
      [{ kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/71' }, 2],
      [{ kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/72' }, 1],
    ])
    expect(text).toContain('2 items were added to the cart. View cart')
    expect(text).toContain('No longer on sale: Gone')
    expect(text).toContain('Fewer in stock than you bought: Scarce')
  })

  it('tells what is only out of stock from what is not sold any more', async () => {
    const { serverCart } = basket()
    const soldOut: Services['cartLines'] = async (_locale, requested) =>
      requested.map(({ identity }) => ({ identity, state: 'sold-out', changes: [], current: null }))
    const both = await renderOrder(order, { cartLines: soldOut, serverCart }, { form })
    expect(both.text).toContain('Nothing from this order is in stock right now.')
    expect(both.text).toContain('No longer on sale: Gone')
    expect(both.text).toContain('Out of stock right now: ThinkPad T480, Scarce')
  })

  it('leaves the cart of a browser with scripts to the browser', async () => {
    const { added, serverCart } = basket()
    await renderOrder(order, { cartLines, serverCart }, { form: { ...form, cart: 'browser' } })
    expect(added).toEqual([])
  })

  it('says where nothing is on sale any more, and where nobody knows', async () => {
    const { serverCart } = basket()
    const sold = async () => []
    const none = await renderOrder({ ...order, lines: gone ? [gone] : [] }, { cartLines: sold, serverCart }, { form })
    expect(none.html).toMatch(/role="alert".*Nothing from this order is on sale any more\./)
    const away = () => Promise.reject(new IntegrationError({ service: 'storefront', kind: 'timeout' }))
    const failed = await renderOrder(order, { cartLines: away, serverCart }, { form })
    expect([failed.status, failed.text.includes('were not added to the cart')]).toEqual([502, true])
  })
})

describe('an imported order without an address', () => {
  const waiting = { ...placedOrder, needsAddress: 'held' as const }

  it.each(languages)(
    'asks for it, and after a refusal shows what is wrong beside what was typed: %s',
    async (language) => {
      const asked = await renderOrder(waiting, {}, { language })
      for (const name of ['address', 'address2', 'city', 'region', 'postalCode', 'phone'])
        expect(asked.html).toContain(`name="${name}"`)
      const given: unknown[] = []
      const giveAddress: Services['importedOrders']['giveAddress'] = async (...args) => {
        given.push(args)
        return { ok: false, reason: 'problems', problems: { postalCode: 'format', phone: 'format' } }
      }
      const form = { intent: 'address', address: 'Av. Italia 1', address2: 'Depto 502', postalCode: '12', phone: 'abc' }
      const importedOrders = { giveAddress } as unknown as Services['importedOrders']
      const refused = await renderOrder(waiting, { importedOrders }, { language, form })
      expect(given).toEqual([
        [placedOrder.id, expect.objectContaining({ address: 'Av. Italia 1', address2: 'Depto 502', city: '' })],
      ])
      for (const typed of ['Av. Italia 1', 'Depto 502', '12', 'abc']) expect(refused.html).toContain(`value="${typed}"`)
      expect(refused.html.match(/aria-invalid="true"/g)).toHaveLength(2)
    },
  )

  it('asks before it is paid too, without a word on a payment that arrived', async () => {
    const { html, text } = await renderOrder({ ...placedOrder, financialStatus: 'PENDING', needsAddress: 'unpaid' })
    expect(html).toContain('name="postalCode"')
    expect(text).toContain('Enter it now')
    expect(text).not.toMatch(/The order is paid|already has this order/)
  })

  it('is told to write to us where the warehouse already has it', async () => {
    const { html, text } = await renderOrder({ ...placedOrder, needsAddress: 'sent' })
    expect(html).not.toContain('name="postalCode"')
    expect(text).toContain('The warehouse already has this order without your address')
  })
})
