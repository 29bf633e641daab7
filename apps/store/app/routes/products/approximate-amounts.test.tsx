import type { CartLine } from '@dvaput/domain/cart/cart-line'
import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import { createMoney } from '@dvaput/domain/money/money'
import type { Offer } from '@dvaput/domain/offers/offer'
import type { CheckedItem } from '@dvaput/domain/wishlist/wishlist-item'
import { expect, it } from 'vitest'
import { quote } from '../../../../../tests/support/orders/imported-checkout.ts'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import type { Namespace } from '../../i18n/catalogue.ts'
import * as cart from '../checkout/cart.tsx'
import * as checkout from '../checkout/checkout-era.tsx'
import * as myOffers from '../orders/my-offers.tsx'
import * as wishlist from './wishlist.tsx'

const approximateRate = { currency: 'BAM', pesosPerUnit: '500', at: '2026-11-18T08:00:00.000Z' } as const
const pesos = (minor: number) => createMoney(minor, 'CLP')

const customer = {
  ...{ id: 'gid://shopify/Customer/7', email: 'amra@kupac.example', isVerified: true },
  ...{ firstName: 'Amra', lastName: 'Hodžić', kind: 'link' as const },
}
const identity = { kind: 'international', eraId: 'ERA-1' } as const
const line: CartLine = {
  ...{ identity, handle: 'notebook', name: 'Notebook', price: pesos(200_000), image: null, category: '' },
  ...{ sku: null, tags: [], quantity: 2, stock: 3, isStockKnown: true },
  agreed: { offerId: '0193a1b2-0000-4000-8000-000000000001', price: pesos(150_000), payBy: '2027-01-01T10:00:00.000Z' },
}

const pages = {
  cart: { module: cart, messages: ['cart', 'products', 'reservations', 'earlier-orders'] },
  'checkout-era': { module: checkout, messages: ['international-checkout', 'addresses', 'earlier-orders'] },
  'my-offers': { module: myOffers, messages: ['my-offers', 'offers'] },
  wishlist: { module: wishlist, messages: ['wishlist', 'products'] },
} as const satisfies Record<string, { module: object; messages: readonly Namespace[] }>

type Options = Pick<Parameters<typeof renderPage>[0], 'services' | 'form'> & { readonly hasRate?: boolean }

const readPage = async (name: keyof typeof pages, { hasRate = true, services, ...sent }: Options): Promise<string> => {
  const { module, messages } = pages[name]
  const { html } = await renderPage({
    ...{ path: `/${name}`, pattern: name, module, messages: ['shell', ...messages], market: 'ba', language: 'bcs' },
    ...(hasRate && { own: { approximateRate } }),
    ...{ services, ...sent, person: { customer: async () => customer } },
  })
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

/** Amounts in pesos without what they are about worth right behind them. */
const bareAmounts = (text: string): readonly string[] => text.match(/−?\$[\d.]+ CLP(?! \(?oko )[^$]{0,20}/g) ?? []

const note = 'Naplaćuje se u čileanskim pezosima'

const current = { handle: 'notebook', name: 'Notebook', price: pesos(210_000), stock: 3, isStockKnown: true, limit: 3 }
const checked: CheckedLine = { identity, state: 'for-sale', changes: ['price'], current }

const offer: Offer = {
  ...{ id: '0193a1b2-0000-4000-8000-000000000001', productId: '20410007', title: 'MacBook', handle: 'macbook' },
  ...{ sku: null, picture: null, product: { kind: 'international', eraId: '20410007' }, market: 'ba' },
  ...{ status: 'countered', reason: null, eraStatus: 'sent', isInternational: true },
  ...{ originalPrice: pesos(300_000), offeredPrice: pesos(240_000), counterPrice: pesos(270_000), agreedPrice: null },
  ...{ response: null, message: null, code: null, createdAt: '2026-11-14T10:00:00.000Z' },
  ...{ answerBy: '2027-01-01T10:00:00.000Z', payBy: null, usedAt: null, expirationDate: '2027-01-01T10:00:00.000Z' },
  moves: [
    {
      ...{ number: 1, move: 'submit', actor: 'customer', amount: pesos(240_000), message: null },
      createdAt: '2026-11-14T10:00:00.000Z',
    },
  ],
  ...{ mayAnswer: true, mayCounter: true, mayWithdraw: false, isLastMove: false },
}
const approved: Offer = {
  ...offer,
  ...{ id: '0193a1b2-0000-4000-8000-000000000002', status: 'approved', agreedPrice: pesos(250_000), code: 'DV-7KQ2MF' },
  ...{ payBy: '2027-01-01T10:00:00.000Z', mayAnswer: false, mayCounter: false },
}
const alert = {
  ...{ id: '0193a1b2-0000-4000-8000-000000000009', title: 'iPhone', path: '/international/iphone', picture: null },
  ...{ target: pesos(100_000), price: pesos(125_000), createdAt: '2026-11-14T10:00:00.000Z', reachedAt: null },
}
const wished: CheckedItem = {
  ...{ identity, name: 'Notebook', handle: 'notebook', vendor: '', image: null, category: '', current },
  ...{ price: pesos(220_000), addedAt: new Date('2026-11-14T10:00:00.000Z'), state: 'for-sale' },
}

const waiting = {
  ...{ id: 'international-9', name: '#E9', isPaid: false, canReplace: true, path: '/orders/international-9' },
  ...{ total: pesos(216_800), products: ['international:ERA-1'] },
}
const checkoutService = {
  newBrowser: () => 's'.repeat(43),
  listWaiting: async () => [],
  listWaitingImports: async () => [waiting],
}
const cartServices: Options['services'] = {
  checkout: checkoutService,
  serverCart: { check: async () => ({ cart: [line], checked: [checked] }), read: async () => [line] },
}
const offerServices: Options['services'] = {
  targetPrices: { listWatched: async () => [alert] },
  offers: {
    listMine: async () => ({ offers: [offer, approved], rows: [], total: 2, page: 1, totalPages: 1 }),
  },
}
const wishServices: Options['services'] = { wishlist: { list: async () => [wished] } }

const cases = [
  ['cart', cartServices],
  ['my-offers', offerServices],
  ['wishlist', wishServices],
] as const

it.each(cases)(
  'a shopper in Bosnia reads beside every peso price what it is about worth: %s',
  async (name, services) => {
    const text = await readPage(name, { services })
    expect(text).toMatch(/\$[\d.]+ CLP/)
    expect(bareAmounts(text)).toEqual([])
    expect(text).toContain(note)
  },
)

it.each(cases)('without a rate no other currency is shown: %s', async (name, services) => {
  const text = await readPage(name, { services, hasRate: false })
  expect(text).toMatch(/\$[\d.]+ CLP/)
  expect(text).not.toMatch(/\d KM|oko \d/)
  expect(text).not.toContain(note)
})

it('a refusal that names other prices says what they are about worth', async () => {
  const problems = [
    { kind: 'price', item: identity, name: 'Notebook', before: pesos(200_000), now: pesos(210_000) },
    { kind: 'delivery', before: pesos(10_000), now: pesos(16_800) },
  ] as const
  const text = await readPage('checkout-era', {
    services: {
      ...cartServices,
      addresses: { list: async () => null },
      checkout: { ...checkoutService, listWaitingImports: async () => [] },
      importedOrders: { quote: async () => quote },
      startTemporaryCheckout: async () => ({ ok: false, refusal: { code: 'cart-changed' }, problems }),
    },
    form: { intent: 'pay', line: '2 ERA-1', firstName: 'Amra', lastName: 'Hodžić', email: 'amra@kupac.example' },
  })
  expect(text).toContain('cijena je bila $200.000 CLP (oko 400 KM), a sada je $210.000 CLP (oko 420 KM)')
  expect(text).toContain('$16.800 CLP (oko 34 KM)')
  expect(bareAmounts(text)).toEqual([])
})
