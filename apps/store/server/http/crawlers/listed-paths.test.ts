import { listingPath } from '@dvaput/domain/catalogue/listings/listing-path'
import { findListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import { retailCategories, tagsOf } from '@dvaput/domain/catalogue/menus/retail-categories'
import { productTypes } from '@dvaput/domain/catalogue/menus/subcategories'
import { mainCollections } from '@dvaput/domain/markets/main-collections'
import { markets } from '@dvaput/domain/markets/markets'
import { foldText } from '@dvaput/domain/text/fold-text'
import { describe, expect, it } from 'vitest'
import { listedPaths } from './listed-paths.ts'

const nothing = {
  collections: new Set<string>(),
  productTypes: new Set<string>(),
  tags: new Set<string>(),
  hasSale: false,
}
const everything = {
  collections: new Set<string>(mainCollections),
  productTypes: new Set<string>(productTypes),
  tags: new Set(retailCategories.flatMap(tagsOf).map(foldText)),
  hasSale: true,
}

describe('the listings for search engines', () => {
  it('are those with something to show', () => {
    expect(listedPaths(markets.ba, nothing)).toEqual([{ path: '/products', ownMarketOnly: false }])
    const some = { ...nothing, collections: new Set(['monitori', 'x']), productTypes: new Set(['USFF', 'Made up']) }
    expect(listedPaths(markets.ba, some).map(({ path }) => path)).toEqual([
      '/products',
      '/products/monitori',
      '/products/racunari-i-laptopi/usff',
      '/products/racunari-i-laptopi/all-desktops',
    ])
  })

  it('name what is reduced once', () => {
    const sale = { ...nothing, collections: new Set(['ponude-i-akcije']), hasSale: true }
    for (const market of Object.values(markets))
      expect(listedPaths(market, sale).map(({ path }) => path)).toEqual(['/products', '/products/sale'])
  })

  it('by tag are of the market that has them, and of no other', () => {
    const tagged = { ...nothing, tags: new Set(['portatil', 'periféricos']) }
    expect(listedPaths(markets.ba, tagged)).toHaveLength(1)
    expect(listedPaths(markets.cl, tagged)).toContainEqual({ path: '/products/laptops', ownMarketOnly: true })
    expect(listedPaths(markets.cl, tagged)).toHaveLength(2)
  })

  it.each(Object.values(markets))('of $id each exist under that one address, once', (market) => {
    const paths = listedPaths(market, everything).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) {
      const [, , category, subcategory] = path.split('/')
      const scope = findListingScope(category, subcategory, market.capabilities)
      expect(scope && listingPath(scope)).toBe(path)
      expect(scope?.kind).not.toBe('shop-collection')
    }
  })
})
