import { type Database, openDatabase } from '@dvaput/database/open-database'
import { emptyListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { purgeBackend } from '../../../../tests/support/databases/purges.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ListingView } from '../catalogue/catalogue-views.ts'
import { type CountSearchMiss, createCountSearchMiss } from './search-misses.ts'
import { withCountedMisses } from './with-counted-misses.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let database: Database
let count: CountSearchMiss

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'search misses test', log })
  count = createCountSearchMiss({ database, log })
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('DELETE FROM backend.search_misses'))

const counted = async () =>
  (await database.pool.query('SELECT word, language, count FROM backend.search_misses ORDER BY word, language')).rows

it('the log of searches without results counts the same words of a day together, however they are written, and each language apart', async () => {
  for (const text of ['Čaša  PLAVA', 'casa plava ', 'čaša plava']) await count(text, 'bcs')
  await count('casa plava', 'es')
  expect(await counted()).toEqual([
    { word: 'casa plava', language: 'bcs', count: 3 },
    { word: 'casa plava', language: 'es', count: 1 },
  ])
})

it.each(['', '  ', 'amra@example.ba', '061 123 456', '4111-1111-1111-1111', 'x'.repeat(81), '\0'])(
  'the log of searches without results does not count %j',
  async (text) => {
    await count(text, 'en')
    expect(await counted()).toEqual([])
  },
)

it('the log of searches without results counts no new words after two thousand of a day, but goes on with those it knows', async () => {
  await database.pool.query(
    `INSERT INTO backend.search_misses SELECT (app_now() AT TIME ZONE 'UTC')::date, 'w' || n, 'en', 1
     FROM generate_series(1, 2000) AS n`,
  )
  await count('new', 'en')
  await count('w7', 'en')
  const { rows } = await database.pool.query(
    `SELECT word, count FROM backend.search_misses WHERE word IN ('new', 'w7')`,
  )
  expect(rows).toEqual([{ word: 'w7', count: 2 }])
})

it('searches that found nothing are deleted after 400 days', async () => {
  await database.pool.query(
    `INSERT INTO backend.search_misses
     SELECT (app_now() - make_interval(days => age))::date, 'w', 'en', 1 FROM unnest(ARRAY[402, 300]) AS age`,
  )
  await purgeBackend(database)
  expect(await counted()).toHaveLength(1)
})

it('the log of searches without results counts what finds nothing in the whole shop, not what a filter has left out', async () => {
  const found = { ba: 0 }
  const nothing: Pick<Catalogue, 'search'> = { search: async () => ({ total: found.ba }) as ListingView }
  const { search } = withCountedMisses(nothing, count)
  const locale = { market: markets.ba, language: 'bcs' } as const
  await search(locale, { ...emptyListingQuery, text: 'gramofon' })
  await search(locale, { ...emptyListingQuery, text: 'gramofon', priceTo: 10 })
  await search(locale, {
    ...emptyListingQuery,
    text: 'gramofon',
    facets: { ...emptyListingQuery.facets, brand: ['Sony'] },
  })
  found.ba = 1
  await search(locale, { ...emptyListingQuery, text: 'telefon' })
  expect(await counted()).toEqual([{ word: 'gramofon', language: 'bcs', count: 1 }])
})

it('a search that found nothing is answered even where it cannot be recorded', async () => {
  const broken = createCountSearchMiss({ database: { pool: database.pool }, log })
  await database.pool.query('ALTER TABLE backend.search_misses RENAME TO elsewhere')
  await expect(broken('word', 'en')).resolves.toBeUndefined()
  await database.pool.query('ALTER TABLE backend.elsewhere RENAME TO search_misses')
})
