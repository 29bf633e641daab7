import { compareAtImported, priceImported } from '@dvaput/domain/international/imported-price'
import type { ImportedProduct } from '@dvaput/domain/international/imported-product'
import type { InternationalRow } from './international-products.table.ts'

/** What a price is made of. */
type PricedRow = Pick<InternationalRow, 'pesos' | 'dollars' | 'comparePesos' | 'compareDollars' | 'rate'>

export const toImportedPrices = ({ pesos, dollars, comparePesos, compareDollars, rate }: PricedRow) => {
  const price = priceImported({ pesos, dollars }, rate)
  return { price, compareAt: compareAtImported(price, { pesos: comparePesos, dollars: compareDollars }, rate) }
}

export type CardRow = Omit<InternationalRow, 'descriptionHtml' | 'digest' | 'listed' | 'removedAt'>

/** All of it but the description. `confirmedAt` is when ERA last confirmed everything. */
export const toImportedFacts = (
  { id, syncedAt, createdAt, pictures, ...row }: CardRow,
  confirmedAt: Date | null,
): Omit<ImportedProduct, 'descriptionHtml'> => ({
  eraId: id,
  handle: row.handle,
  title: row.title,
  vendor: row.vendor,
  type: row.type,
  category: row.category,
  subcategory: row.subcategory,
  tags: row.tags,
  condition: row.condition,
  grade: row.grade,
  sku: row.sku,
  pictures: pictures.map((url) => ({ url, alt: row.title, width: null, height: null })),
  grams: row.grams,
  ...toImportedPrices(row),
  stock: row.stock,
  createdAt: createdAt.toISOString(),
  confirmedAt: (confirmedAt && confirmedAt > syncedAt ? confirmedAt : syncedAt).toISOString(),
})
