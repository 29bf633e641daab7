import type { Language } from '@dvaput/domain/text/language'
import { expect, it } from 'vitest'
import { customer, line, quote } from '../../../../../tests/support/orders/imported-checkout.ts'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import * as checkout from './checkout-era.tsx'

const until = '2026-11-19T12:30:00.000Z'
const refused = {
  ...({ ok: false, refusal: { code: 'cart-out-of-stock' } } as const),
  problems: [{ kind: 'held', item: line.identity, name: 'Notebook', until }],
} as const

/** What the page says after a press that was refused because another order holds the last unit. */
const press = async (market: 'ba' | 'cl', language: Language): Promise<string> => {
  const { html } = await renderPage({
    ...{ path: '/checkout-era', pattern: 'checkout-era', module: checkout, market, language },
    messages: ['shell', 'international-checkout', 'addresses', 'earlier-orders'],
    services: {
      checkout: { newBrowser: () => 'b'.repeat(43), listWaitingImports: async () => [] },
      addresses: { list: async () => null },
      serverCart: { read: async () => [line] },
      importedOrders: {
        providerTitle: 'Pagos Andinos',
        listWaiting: async () => [],
        read: async () => null,
        quote: async (lines) => (lines.length > 0 ? quote : { ...quote, lines: [] }),
        place: async () => refused,
      },
      startTemporaryCheckout: async () => refused,
    },
    person: { customer: async () => customer },
    form: { intent: 'pay', line: '1@190050 ERA-1', firstName: 'Amra', lastName: 'H', email: 'amra@kupac.example' },
  })
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

it.each([
  ['ba', 'bcs', 'do 13:30 je rezervisano za narudžbu koja se upravo plaća', 'rasprodano'],
  ['ba', 'en', 'reserved until 13:30 for an order that is being paid for', 'sold out'],
  ['cl', 'es', 'está reservado hasta las 09:30 para un pedido que se está pagando', 'agotado'],
] as const)(
  'a unit that an unpaid order holds is not called sold out: %s in %s',
  async (...[market, language, said, soldOut]) => {
    const text = await press(market, language)
    expect(text).toContain(`Notebook: ${said}`)
    expect(text).not.toContain(`Notebook: ${soldOut}`)
  },
)
