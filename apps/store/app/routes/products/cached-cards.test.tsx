import type { ListingView } from '@dvaput/backend/catalogue/catalogue-views'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { type Language, languages } from '@dvaput/domain/text/language'
import { expect, it, vi } from 'vitest'
import { emptyListing } from '../../../../../tests/support/catalogue/empty-listing.ts'
import { mouse } from '../../../../../tests/support/catalogue/sample-mouse.ts'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import type { RenderedParts } from '../../ui/hydration/rendered-once.tsx'
import { createRenderedParts } from '../../ui/hydration/rendered-parts.server.ts'
import * as products from './products.tsx'

/** Those above the fold, which are never cached. */
const eagerCount = 4

const mice = Array.from({ length: 12 }, (_, index) => ({
  ...mouse,
  id: `gid://shopify/Product/${index}`,
  handle: `mis-${index}`,
  stock: index % 3,
  inStock: index % 3 > 0,
  salePrice: index % 2 === 0 ? null : { minor: 990, currency: 'BAM' as const },
  onSale: index % 2 === 1,
}))

const listingOf = (cards: readonly CardProduct[]): ListingView => ({
  ...emptyListing,
  products: [...cards],
  total: cards.length,
  pages: 1,
})

/** React sends them where they stand or behind the page, as it likes. */
const cardsIn = (html: string): string[] => [...(html.match(/<article.*?<\/article>/gs) ?? [])].sort()

const drawCards = async (cards: readonly CardProduct[], language: Language, renderedParts?: RenderedParts) => {
  const { html } = await renderPage({
    path: '/products',
    pattern: 'products/:category?',
    module: products,
    messages: ['shell', 'catalogue', 'products'],
    market: 'ba',
    language,
    services: { catalogue: { list: async () => listingOf(cards) } },
    ...(renderedParts && { renderedParts }),
  })
  return cardsIn(html)
}

it('cached cards are those that React writes in their place, in every language', async () => {
  const parts = createRenderedParts(async () => {})
  const render = vi.spyOn(parts, 'render')
  for (const language of languages) {
    const plain = await drawCards(mice, language)
    expect(await drawCards(mice, language, parts)).toEqual(plain)
    expect(render).toHaveBeenCalledTimes(mice.length - eagerCount)
    expect(await drawCards(mice, language, parts)).toEqual(plain)
    expect(render, 'nothing is rendered again').toHaveBeenCalledTimes(mice.length - eagerCount)
    render.mockClear()
  }
})

it('a cached card is another one with another price or stock', async () => {
  const parts = createRenderedParts(async () => {})
  const last = mice.at(-1) ?? mouse
  const others = mice.slice(0, -1)
  const before = await drawCards(mice, 'en', parts)
  expect(before).toHaveLength(mice.length)
  for (const change of [{ salePrice: { minor: 77_700, currency: 'BAM' as const } }, { stock: 0, inStock: false }]) {
    const changed = [...others, { ...last, ...change }]
    const cards = await drawCards(changed, 'en', parts)
    expect(cards).toEqual(await drawCards(changed, 'en'))
    expect(cards.filter((card) => !before.includes(card))).toHaveLength(1)
  }
})

it('a card has condition and grade side by side, and no sign between them that could end a line', async () => {
  const [card = ''] = await drawCards([{ ...mouse, condition: 'refurbished', grade: 'A' }], 'es')
  expect(card).toMatch(/>Reacondicionado <a [^>]*>Grado A<\/a></)
})

it.each([
  ['open-box', 'Caja abierta'],
  ['used-good', 'Usado, bueno'],
  ['for-parts', 'Para repuestos o reparación'],
] as const)('a card of what the warehouse calls %s says %s', async (condition, name) => {
  const [card = ''] = await drawCards([{ ...mouse, condition, grade: null }], 'es')
  expect(card).toContain(`>${name} <`)
})
