import { reshapeItem } from '@dvaput/backend/international/reshape-item'
import { lockKnown, writeImported } from '@dvaput/backend/international/write-imported'
import type { Database } from '@dvaput/database/open-database'
import { fallbackRate } from '@dvaput/domain/international/exchange-rate'
import type { EraItem } from '@dvaput/integrations/era/era-item'

const item: EraItem = {
  id: 'ERA-1',
  handle: 'imported',
  title: 'Imported',
  description: null,
  vendor: 'Apple',
  type: 'Laptop',
  category: 'apple',
  subcategory: 'macbook-air',
  tags: [],
  collections: [],
  condition: 'Used - Good',
  grade: 'B',
  sku: null,
  pictures: [],
  grams: 1_290,
  pesos: null,
  dollars: null,
  comparePesos: null,
  compareDollars: null,
  stock: 3,
  status: 'active',
  createdAt: null,
  updatedAt: null,
}

/** Puts imported products into the replica, as the sync does. */
export const addImported = (database: Database, ...items: readonly Partial<EraItem>[]): Promise<unknown> =>
  database.inTransaction(async (tx) => {
    const readAt = new Date()
    const reading = { readAt, rate: fallbackRate(readAt.toISOString()), pictureUrl: (url: string) => url }
    const rows = items.map((facts) => reshapeItem({ ...item, ...facts }, reading))
    return writeImported(
      tx,
      rows,
      await lockKnown(
        tx,
        rows.map(({ id }) => id),
      ),
    )
  })
