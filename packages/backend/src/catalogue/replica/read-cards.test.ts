import { type Database, openDatabase } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSyncedProduct } from '../../../../../tests/support/catalogue/synced-product.ts'
import { useTestDatabase } from '../../../../../tests/support/databases/test-database.ts'
import { writeProducts } from '../../catalogue-sync/write-products.ts'
import { readCards } from './read-cards.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const now = new Date('2026-11-01T12:00:00Z')
let database: Database

beforeAll(() => {
  database = openDatabase({
    url: testDatabase.url,
    applicationName: 'cards test',
    log: { info: silence, warn: silence, error: silence },
  })
})
afterAll(() => database.close())

const write = (specifications: Readonly<Record<string, unknown>>) => {
  const monitor = makeSyncedProduct(1, 'Monitor', { productType: 'Monitor', specifications })
  return database.inTransaction((tx) => writeProducts(tx, 'main', [monitor], now))
}

const factsIn = async (language: Language) => {
  const [card] = await readCards(database, [1], { locale: { market: markets.ba, language }, now })
  return card?.keyFacts
}

it('a product card has the facts of each language, as often as they are read, and the new ones once the product has changed', async () => {
  await write({ screenInches: 15.6, resolution: '1920 × 1080' })
  for (let time = 0; time < 2; time += 1) {
    expect(await factsIn('bcs')).toEqual(['15,6″', '1920 × 1080'])
    expect(await factsIn('en')).toEqual(['15.6″', '1920 × 1080'])
  }
  await write({ screenInches: 24.5, resolution: '1920 × 1080' })
  expect(await factsIn('bcs')).toEqual(['24,5″', '1920 × 1080'])
})
