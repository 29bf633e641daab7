import type { Database } from '@dvaput/database/open-database'
import { and, eq, getTableColumns, inArray, isNull, ne, sql } from '@dvaput/database/query'
import { type ImportedCard, type ImportedProduct, toImportedCard } from '@dvaput/domain/international/imported-product'
import type { Locale } from '@dvaput/domain/markets/locale'
import { internationalProducts } from './international-products.table.ts'
import { toImportedFacts } from './to-imported-product.ts'

type Db = Pick<Database, 'db'>

const columns = getTableColumns(internationalProducts)
const { digest: _digest, ...cardColumns } = columns

/** A run that ended well confirms every product that ERA did not report as changed. */
const confirmed = sql<string | null>`(SELECT max(confirmed_at) FROM backend.international_syncs)`

const isPublished = and(ne(columns.status, 'draft'), isNull(columns.removedAt))

const toDate = (value: string | null): Date | null => (value === null ? null : new Date(value))

const readProducts = async ({ db }: Db, condition: ReturnType<typeof and>): Promise<ImportedProduct[]> => {
  const rows = await db
    .select({ ...columns, confirmed })
    .from(internationalProducts)
    .where(and(condition, isPublished))
  return rows.map(({ confirmed: at, ...row }) => ({
    ...toImportedFacts(row, toDate(at)),
    descriptionHtml: row.descriptionHtml,
  }))
}

/** The newest, should two have the same handle for a moment. */
export const findImportedByHandle = async (database: Db, handle: string): Promise<ImportedProduct | undefined> => {
  const products = await readProducts(database, eq(columns.handle, handle))
  return products.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0]
}

export const findImportedByIds = async (
  database: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedProduct>> => {
  if (ids.length === 0) return new Map()
  const products = await readProducts(database, inArray(columns.id, [...ids]))
  return new Map(products.map((product) => [product.eraId, product]))
}

/** In the order of the ids. */
export const readImportedCards = async (
  { db }: Db,
  ids: readonly string[],
  { market, language }: Locale,
): Promise<ImportedCard[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select(cardColumns)
    .from(internationalProducts)
    .where(and(inArray(columns.id, [...ids]), isPublished))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const now = new Date()
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toImportedCard(toImportedFacts(row, null), { market, language, now })] : []
  })
}
