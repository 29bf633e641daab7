import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, getTableColumns, gt, inArray, sql } from '@dvaput/database/query'
import { isFeatured, isOnSale } from '@dvaput/domain/catalogue/classify'
import { type FacetName, readFacet } from '@dvaput/domain/catalogue/listings/listing-facets'
import type { FieldFilter } from '@dvaput/domain/catalogue/specifications/field-filters'
import { filteredFields } from '@dvaput/domain/catalogue/specifications/product-fields'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { foldText } from '@dvaput/domain/text/fold-text'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { hasWarnings } from '../has-warnings.ts'
import { deletionsOf } from '../words/edit-distance.ts'
import { catalogueEntries } from './catalogue-entries.table.ts'
import { catalogueWords } from './catalogue-words.table.ts'
import { buildSearchDocument } from './search-document.ts'

const { shop: shopColumn, id, ...others } = getTableColumns(catalogueEntries)

const fromNewRow = Object.fromEntries(
  Object.entries(others).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
)

/** Stock is no part of an entry: most changes of a product leave it as it was, with all its places in the indexes. */
const differsFromNewRow = sql`(${sql.join(Object.values(others), sql`, `)}) IS DISTINCT FROM (${sql.join(Object.values(fromNewRow), sql`, `)})`

/** What does not work is last, and left out unless it is asked for: -1. Featured products are first. */
const toProminence = (product: CatalogueRecord): number => {
  if (hasWarnings(product)) return -1
  return isFeatured(product) ? 1 : 0
}

/** As a URL writes it; null where a URL could not hold it. */
const facetValue = (name: FacetName, value: string | number | null): string | null =>
  value === null ? null : (readFacet(name, [String(value)])[0] ?? null)

/** What the product says in fields that listings are narrowed by. */
const fieldValues = ({ specifications }: CatalogueRecord): Readonly<Partial<Record<FieldFilter, string>>> | null => {
  const values = filteredFields.flatMap(({ key, filter }) => {
    const kept = specifications[key]
    const value = typeof kept === 'string' || typeof kept === 'number' ? facetValue(filter, kept) : null
    return value === null ? [] : [[filter, value] as const]
  })
  return values.length === 0 ? null : Object.fromEntries(values)
}

const toEntry = (shop: ShopHandle, product: CatalogueRecord, document: ReturnType<typeof buildSearchDocument>) => {
  const { currency, priceMinor, compareAtMinor } = product
  const prices = {
    price: { minor: priceMinor, currency },
    compareAtPrice: compareAtMinor === null ? null : { minor: compareAtMinor, currency },
  }
  return {
    shop,
    id: product.id,
    priceMinor,
    createdAt: product.createdAt,
    prominence: toProminence(product),
    onSale: isOnSale(product, prices),
    productType: product.productType,
    tags: product.tags.map(foldText),
    collections: [...product.collections],
    type: facetValue('type', product.productType),
    condition: product.condition,
    grade: facetValue('grade', product.grade),
    brand: facetValue('brand', product.vendor),
    processor: facetValue('processor', product.processorFamily),
    memory: facetValue('memory', product.memoryGb),
    storage: facetValue('storage', product.storageGb),
    screen: facetValue('screen', product.screenInches),
    battery: product.batteryHealthPercent,
    fields: fieldValues(product),
    codes: document.codes,
    head: document.head,
    body: document.body,
  }
}

/** Most words are known: only the others are written, in their order, so that two writers do not block. */
const writeWords = async ({ db }: Transaction, shop: ShopHandle, words: ReadonlySet<string>) => {
  const known = await db
    .select({ word: catalogueWords.word })
    .from(catalogueWords)
    .where(and(eq(catalogueWords.shop, shop), inArray(catalogueWords.word, [...words]), gt(catalogueWords.uses, 0)))
  const isKnown = new Set(known.map(({ word }) => word))
  const rows = [...words]
    .filter((word) => !isKnown.has(word))
    .sort()
    .map((word) => ({ shop, word, lexeme: toLexeme(word), deletions: deletionsOf(word), uses: 1 }))
  if (rows.length > 0)
    await db
      .insert(catalogueWords)
      .values(rows)
      .onConflictDoUpdate({
        target: [catalogueWords.shop, catalogueWords.word],
        set: { uses: 1 },
        setWhere: eq(catalogueWords.uses, 0),
      })
}

/** By what these listed products are found from now on. */
export const writeEntries = async (
  tx: Transaction,
  shop: ShopHandle,
  products: readonly CatalogueRecord[],
): Promise<void> => {
  if (products.length === 0) return
  const documents = products.map((product) => ({ product, document: buildSearchDocument(product) }))
  await tx.db
    .insert(catalogueEntries)
    .values(documents.map(({ product, document }) => toEntry(shop, product, document)))
    .onConflictDoUpdate({ target: [shopColumn, id], set: fromNewRow, setWhere: differsFromNewRow })
  await writeWords(tx, shop, new Set(documents.flatMap(({ document }) => document.words)))
}

export const removeEntries = async ({ db }: Transaction, shop: ShopHandle, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await db.delete(catalogueEntries).where(and(eq(shopColumn, shop), inArray(id, [...ids])))
}
