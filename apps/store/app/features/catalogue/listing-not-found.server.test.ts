import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import type { ListingView } from '@dvaput/backend/catalogue/catalogue-views'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { expect, it } from 'vitest'
import { listingNotFound } from './listing-not-found.server.ts'

/** Each market's shop has one collection of its own, and products of every type. */
const own = { ba: 'ljeto', cl: 'verano' } as const satisfies Record<MarketId, string>
const catalogue: Pick<Catalogue, 'list'> = {
  list: async ({ market }, place) =>
    place.kind === 'subcategory' || (place.kind === 'shop-collection' && place.handle === own[market.id])
      ? ({} as ListingView)
      : null,
}

const answer = async (market: MarketId, path: string, shop = catalogue) => {
  const [category, subcategory] = path.split('/')
  const response = await listingNotFound(
    shop,
    { market: markets[market], language: 'en' },
    { category, subcategory },
    '?sort=newest',
  )
  return { status: response.status, to: response.headers.get('Location'), body: await response.text() }
}

it.each([
  ['ba', 'SALE', '/products/sale'],
  ['ba', 'Monitori/MONITOR', '/products/monitori/monitor'],
  ['ba', 'LJETO', '/products/ljeto'],
  ['cl', 'Todos', '/products/todos'],
] as const)('in %s a listing URL like %s leads to %s', async (market, path, to) => {
  expect(await answer(market, path)).toMatchObject({ status: 301, to: `${to}?sort=newest` })
})

it.each([
  ['ba', 'todos', 'cl'],
  ['ba', 'verano', 'cl'],
  ['cl', 'ljeto', 'ba'],
] as const)('what in %s is nowhere, %s, is said to be in %s', async (market, path, other) => {
  expect(await answer(market, path)).toEqual({ status: 404, to: null, body: JSON.stringify({ market: other }) })
})

it.each(['nothing', 'NOTHING', 'monitori/NOTHING', 'Ž', '\u0000', 'a b'])(
  'the listing of %j is not found',
  async (path) => {
    expect(await answer('ba', path)).toEqual({ status: 404, to: null, body: '' })
  },
)

it('a shop that does not respond has nothing', async () => {
  const list = () => Promise.reject(new IntegrationError({ service: 'storefront', kind: 'network' }))
  expect(await answer('ba', 'VERANO', { list })).toEqual({ status: 404, to: null, body: '' })
})
