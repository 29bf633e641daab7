import type { StartedCheckout } from '@dvaput/backend/checkout/start-checkout'
import type { WaitingOrder } from '@dvaput/backend/checkout/waiting-order'
import type { CartLine } from '@dvaput/domain/cart/cart-line'
import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import * as cart from './cart.tsx'

const customer = {
  ...{ id: 'gid://shopify/Customer/7', email: 'amra@kupac.example', isVerified: true },
  ...{ firstName: 'Amra', lastName: 'Hodžić', kind: 'link' as const },
}
const local = {
  ...{ identity: { kind: 'local', shop: 'retail', variantId: 'gid://shopify/ProductVariant/1' } as const },
  ...{ handle: 't480', name: 'ThinkPad T480', price: createMoney(80_000, 'BAM'), image: null, category: '' },
  ...{ sku: null, tags: [], quantity: 1, stock: 3, isStockKnown: true },
}
const imported = {
  ...local,
  ...{ identity: { kind: 'international', eraId: 'ERA-1' } as const, name: 'Notebook', price: createMoney(9, 'CLP') },
}
type Line = Omit<typeof local, 'identity'> &
  Pick<typeof local | typeof imported, 'identity'> &
  Pick<CartLine, 'condition' | 'grade'>

const outOfStock = {
  ...({ ok: false, refusal: { code: 'cart-out-of-stock' } } as const),
  problems: [{ kind: 'gone', item: local.identity, name: local.name }] as const,
}

const show = async (
  lines: readonly Line[],
  form?: Readonly<Record<string, string>>,
  started: StartedCheckout = outOfStock,
  waiting: readonly WaitingOrder[] = [],
  language: Language = 'en',
  checked: readonly CheckedLine[] = [],
) => {
  const { html } = await renderPage({
    ...{ path: '/cart', pattern: 'cart', module: cart, market: 'cl', language },
    messages: ['shell', 'cart', 'products', 'reservations', 'earlier-orders'],
    services: {
      checkout: {
        newBrowser: () => 's'.repeat(43),
        listWaiting: async () => waiting,
        start: async () => started,
      },
      serverCart: { check: async () => ({ cart: lines, checked }) },
      importedOrders: { listWaiting: async () => [] },
    },
    person: { customer: async () => customer },
    ...(form && { form }),
  })
  return html
}

describe('the cart', () => {
  it('says of a checkout that the shop did not make what the shop says [CART-26] [ERR-24]', async () => {
    const refusal = { code: 'checkout-failed', params: { message: 'Shop is locked' } } as const
    const html = await show([local], { intent: 'checkout', kind: 'local' }, { ok: false, refusal }, [], 'es')
    expect(html).toContain('Error al crear el checkout: Shop is locked')
  })

  it('offers no reservation of imported products, which no shop can hold', async () => {
    expect(await show([local])).toContain('action="/reservations"')
    expect(await show([imported])).not.toContain('action="/reservations"')
  })

  it('says the condition and the grade of each line, and how it can be paid', async () => {
    const html = await show([{ ...local, condition: 'refurbished', grade: 'A' }, imported])
    expect(html).toContain('Refurbished · Grade A')
    expect(html).toContain('Ways to pay')
    expect(html).toMatch(/Visa.*cash on delivery/i)
    expect(html).toContain('International products: by card')
  })

  it('says by when each kind arrives, as the product page does', async () => {
    const both = await show([local, imported])
    expect(both).toMatch(/With you by \w+day \d+ \w+ if you order today/)
    expect(both).toMatch(/\(Santiago: by \w+day \d+ \w+\)/)
    expect(both).toMatch(/Imported: with you by \w+day \d+ \w+ if you order and pay today/)
    expect(await show([local])).not.toContain('Imported: with you')
  })

  it('promises no day for what is sold out', async () => {
    const html = await show([{ ...local, stock: 0 }, imported])
    expect(html).not.toContain('With you by')
    expect(html).toContain('Imported: with you by')
    expect(await show([{ ...local, stock: 0 }])).not.toMatch(/with you by/i)
  })

  it('takes a discount code for products of our own stock alone', async () => {
    expect(await show([local])).toMatch(/<input[^>]*name="code"/)
    expect(await show([imported])).not.toContain('name="code"')
  })

  it('says at the field that a code is not valid, and keeps what was typed', async () => {
    const refusal = { code: 'discount-code-refused', params: { typed: 'NEMA' } } as const
    const html = await show([local], { intent: 'checkout', kind: 'local', code: 'NEMA' }, { ok: false, refusal })
    expect(html).toMatch(/<input[^>]*name="code"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="code"/)
    expect(html).toMatch(/<input[^>]*name="code"[^>]*value="NEMA"|value="NEMA"[^>]*name="code"/)
    expect(html.match(/The code “NEMA” is not valid for this cart/g)).toHaveLength(1)
  })

  it('names what cannot be ordered where it asks to remove it', async () => {
    expect(await show([local, { ...local, name: 'Dell XPS', stock: 0, identity: imported.identity }])).toMatch(
      /<li[^>]*>Dell XPS<\/li>/,
    )
  })

  it('says at the press which product is gone, and that the rest can be ordered', async () => {
    const html = await show([local], { intent: 'checkout', kind: 'local', line: '1 80000 BAM local:retail:1' })
    expect(html).toContain('You cannot proceed with out of stock products')
    expect(html).toContain('ThinkPad T480: no longer available. You can order the rest without it.')
  })

  it('says at the press until when somebody who is paying holds the last one', async () => {
    const held = {
      ...({ kind: 'held', item: local.identity, name: local.name } as const),
      until: '2026-11-19T12:30:00.000Z',
    } as const
    const html = await show(
      [local],
      { intent: 'checkout', kind: 'local', line: '1 80000 BAM local:retail:1' },
      {
        ...outOfStock,
        problems: [held],
      },
    )
    expect(html).toContain('ThinkPad T480: the last one is reserved until 09:30 for an order that is being paid for.')
  })

  it.each([
    ['en', 'reserved for you until 09:30, because you have started to pay for it', 'Continue to payment'],
    ['es', 'reservada para ti hasta las 09:30 porque empezaste a pagarla', 'Continuar con el pago'],
    ['bcs', 'do 09:30 rezervisan za vas jer ste ga počeli plaćati', 'Nastavi plaćanje'],
  ] as const)('leads who has left their own payment page back to it: %s', async (language, said, back) => {
    const url = 'http://retail.localhost:3000/cart/c/1'
    const held = { state: 'sold-out', changes: [], current: null, heldUntil: '2026-11-19T12:30:00.000Z' } as const
    const line = { ...local, stock: 0 }
    const html = await show([line], undefined, outOfStock, [], language, [
      { identity: local.identity, ...held, ownPayment: url },
    ])
    expect(html).toContain(said)
    expect(html).toMatch(new RegExp(`<a href="${url}"[^>]*>${back}</a>`))
    const foreign = await show([line], undefined, outOfStock, [], language, [{ identity: local.identity, ...held }])
    expect(foreign).not.toContain(back)
  })

  const waiting: WaitingOrder = {
    ...{ id: 'main-17', name: '#1017', isPaid: false, canReplace: true, path: '/orders/main-17' },
    ...{ total: createMoney(81_000, 'BAM'), products: ['local:retail:1'] },
  }

  it('keeps the code that was typed where the buyer orders once more', async () => {
    const refusal = { code: 'order-waiting', params: { name: '#1017' } } as const
    const form = { intent: 'checkout', kind: 'local', code: 'JESEN' }
    const html = await show([local], form, { ok: false, refusal }, [waiting])
    const [, notice = ''] = /<section aria-label="See order #1017"(.*?)<\/section>/s.exec(html) ?? []
    expect(notice).toMatch(/<input type="hidden" name="code" value="JESEN"/)
    expect(await show([local], undefined, outOfStock, [waiting])).not.toContain('type="hidden" name="code"')
  })

  it('says which order for the same product waits, also where that one has the last unit, and offers what to do', async () => {
    for (const stock of [3, 0]) {
      const html = await show([{ ...local, stock }], undefined, outOfStock, [waiting])
      expect(html).toContain('Order #1017 for the same product (810.00 KM) is waiting for its payment.')
      expect(html).toContain('href="/orders/main-17"')
      for (const choice of ['replace', 'keep'])
        expect(html).toMatch(new RegExp(`<button value="${choice}" type="submit"[^>]* name="earlier"`))
    }
    expect(await show([local], undefined, outOfStock, [{ ...waiting, products: ['local:retail:2'] }])).not.toContain(
      '#1017',
    )
  })

  it('says no total of an order that may be somebody else’s, and cancels none', async () => {
    const html = await show([local], undefined, outOfStock, [{ ...waiting, canReplace: false, total: null }])
    expect(html).toContain('Order #1017 for the same product is waiting for its payment.')
    expect(html).not.toContain('value="replace"')
    expect(html).toContain('open it by the link in its email')
    const read = await show([local], undefined, outOfStock, [{ ...waiting, canReplace: false }])
    expect(read, 'opened by its link').toContain('To pay #1017 another way, open it, confirm your email there')
  })
})
