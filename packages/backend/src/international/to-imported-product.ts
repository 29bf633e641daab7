import { decodeEntities } from '@dvaput/domain/catalogue/description/decode-entities'
import { readWarnings } from '@dvaput/domain/catalogue/warnings/warnings'
import { cleanTitle } from '@dvaput/domain/international/clean-title'
import { compareAtImported, priceImported } from '@dvaput/domain/international/imported-price'
import type { ImportedProduct } from '@dvaput/domain/international/imported-product'
import type { InternationalRow } from './international-products.table.ts'

/** What a price is made of. */
type PricedRow = Pick<InternationalRow, 'pesos' | 'dollars' | 'comparePesos' | 'compareDollars' | 'rate'>

export const toImportedPrices = ({ pesos, dollars, comparePesos, compareDollars, rate }: PricedRow) => {
  const price = priceImported({ pesos, dollars }, rate)
  return { price, compareAt: compareAtImported(price, { pesos: comparePesos, dollars: compareDollars }, rate) }
}

export type CardRow = Omit<InternationalRow, 'digest' | 'listed' | 'removedAt'>

/** Whatever the warehouse says of it, wherever it says so. */
export const readRowWarnings = (row: Pick<CardRow, 'title' | 'condition' | 'tags' | 'descriptionHtml'>) =>
  readWarnings([
    row.title,
    row.condition,
    ...row.tags,
    decodeEntities(row.descriptionHtml.replaceAll(/<[^>]*>/g, '\n')),
  ])

/** All of it but the description. `confirmedAt` is when ERA last confirmed everything. */
export const toImportedFacts = (
  { id, syncedAt, createdAt, pictures, ...row }: CardRow,
  confirmedAt: Date | null,
): Omit<ImportedProduct, 'descriptionHtml'> => {
  const title = cleanTitle(row.title)
  return {
    eraId: id,
    handle: row.handle,
    title,
    vendor: row.vendor,
    type: row.type,
    category: row.category,
    subcategory: row.subcategory,
    tags: row.tags,
    condition: row.condition,
    grade: row.grade,
    warnings: readRowWarnings(row),
    sku: row.sku,
    pictures: pictures.map((url) => ({ url, alt: title, width: null, height: null })),
    grams: row.grams,
    ...toImportedPrices(row),
    stock: row.stock,
    createdAt: createdAt.toISOString(),
    confirmedAt: (confirmedAt && confirmedAt > syncedAt ? confirmedAt : syncedAt).toISOString(),
  }
}
