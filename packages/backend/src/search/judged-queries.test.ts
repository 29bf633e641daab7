import { emptyListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, describe, expect, it } from 'vitest'
import { judgedQueries } from '../../../../tests/support/catalogue/judged-queries.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createReplicaListing } from '../catalogue/replica/replica-listing.ts'
import { unsoldKinds } from './unsold/unsold-kinds.ts'
import { preferences } from './words/preferences.ts'

const platform = useTestPlatform({ demo: true })
let listing: ReturnType<typeof createReplicaListing>

beforeAll(() => {
  listing = createReplicaListing({ database: platform.database, now: () => new Date() })
})

it('the search benchmark judges at least two hundred queries in three languages', () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(200)
  expect(new Set(judgedQueries.map(({ language }) => language)).size).toBe(3)
})

describe('a shopper who types', () => {
  it.each(judgedQueries)('$text ($market, $language)', async (judged) => {
    const { text, language, market, types, title, notSold, preference, price, correction } = judged
    const locale = { market: markets[market], language }
    const found = await listing.list({ locale, scope: { kind: 'all' }, query: { ...emptyListingQuery, text } })
    const first = found.products.slice(0, 3)
    const name = unsoldKinds.find(({ id }) => id === notSold)?.names[language] ?? null
    if (notSold === undefined) expect(found.notSold).toBeNull()
    else expect(found.notSold).toMatchObject({ name })
    if (preference)
      expect(found.understood.map(({ label }) => label)).toContain(preferences[preference].label[language])
    if (price) expect([found.namedPrice?.priceFrom, found.namedPrice?.priceTo]).toEqual(price)
    if (correction) expect(found.correction).toBe(correction)
    if (types) {
      expect(first.length).toBeGreaterThan(0)
      expect(types).toEqual(expect.arrayContaining(first.map(({ category }) => category)))
    }
    if (title) expect(first.map((product) => product.title)).toContainEqual(expect.stringMatching(title))
  })
})
