import { expect, it } from 'vitest'
import { cacheLifetimesMs, purgeExpiredEveryMs, sourceDownMs, sourceTimeoutsMs } from './lifetimes.ts'
import { limits } from './limits.ts'

it('caches live, and sources are waited for, as long as the specification says', () => {
  expect(cacheLifetimesMs).toEqual({
    products: 300_000,
    productDetails: 600_000,
    stock: 30_000,
    collections: 900_000,
    mainCollections: 3_600_000,
    categories: 900_000,
  })
  expect(purgeExpiredEveryMs).toBe(300_000)
  expect(sourceTimeoutsMs).toEqual({ detail: 8_000, products: 1_000, search: 2_000 })
  expect(sourceDownMs).toBe(30_000)
})

it('limits of lists are those of the specification', () => {
  expect(limits).toEqual({
    productsByTag: 20,
    allProducts: 50,
    homeProducts: 150,
    listingProducts: 100,
    pageSize: 48,
    images: 5,
    variantsInLists: 1,
    variantsOnDetail: 10,
    collections: 5,
    collectionsListed: 100,
    cardTags: 2,
    features: 5,
    homeSale: 4,
    retailPerTag: 50,
  })
})
