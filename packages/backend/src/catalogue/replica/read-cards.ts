import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray, sql } from '@dvaput/database/query'
import { type CardProduct, reshapeCard } from '@dvaput/domain/catalogue/card-product'
import { chooseVariant } from '@dvaput/domain/catalogue/choose-variant'
import { formatOwnWarnings } from '@dvaput/domain/catalogue/warnings/own-warnings'
import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Language } from '@dvaput/domain/text/language'
import type { ImageRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { catalogueProducts } from '../../catalogue-sync/catalogue-products.table.ts'
import type { LiveRow } from '../live-products.ts'
import { toCardFacts, toSourceImages, toSourceVariants } from '../storefront/to-source-product.ts'

/** Joins rows of the replica with live price and stock. */
export type RefreshRows = <Row extends LiveRow>(rows: readonly Row[], signal?: AbortSignal) => Promise<readonly Row[]>

export type Refreshing = {
  readonly refreshRows?: RefreshRows | undefined
  readonly signal?: AbortSignal | undefined
}

type Options = Refreshing & { readonly locale: Locale; readonly now: Date }

const { shop, id, listed, titles, images, productType, collections, ...columns } = catalogueProducts

/** Fifty full rows are half a megabyte, and cards need a tenth of it. */
const cardColumns = (language: Language) => ({
  shop,
  id,
  gid: columns.gid,
  handle: columns.handle,
  title: sql<string>`${titles} ->> ${language}::text`,
  image: sql<ImageRecord | null>`${images} -> 0`,
  productType,
  /** What the card shows for a product without a type. */
  collection: sql<string | null>`CASE WHEN ${productType} = '' THEN (
    SELECT named.titles ->> ${language}::text FROM backend.catalogue_collections AS named
    WHERE named.shop = ${shop} AND named.handle = ANY (${collections}) AND named.removed_at IS NULL
    ORDER BY array_position(${collections}, named.handle) LIMIT 1) END`,
  tags: columns.tags,
  createdAt: columns.createdAt,
  publishedAt: columns.publishedAt,
  available: columns.available,
  priceMinor: columns.priceMinor,
  compareAtMinor: columns.compareAtMinor,
  currency: columns.currency,
  stock: columns.stock,
  condition: columns.condition,
  grade: columns.grade,
  batteryHealthPercent: columns.batteryHealthPercent,
  specifications: columns.specifications,
  /** In every language. */
  conditionNotes: sql<(string | null)[]>`jsonb_path_query_array(${columns.notes}, '$.*.conditionNotes')`,
  variants: columns.variants,
  digest: columns.digest,
})

const selectCards = ({ db }: Pick<Database, 'db'>, { market, language }: Locale, ids: readonly number[]) =>
  db
    .select(cardColumns(language))
    .from(catalogueProducts)
    .where(and(eq(shop, market.shop), inArray(id, [...ids]), eq(listed, true)))

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** As many as a large shop has in its three languages. */
const knownFacts = createBoundedCache<readonly string[]>({ maxSize: 30_000 })

/** Formatted once for each version of a product. */
const factsOf = (row: CardRow, language: Language): readonly string[] => {
  const variant = chooseVariant(row.variants)
  const key = `${row.digest} ${variant?.gid} ${language}`
  const known = knownFacts.get(key)
  if (known) return known
  const facts = toCardFacts(row, language, variant)
  knownFacts.set(key, facts)
  return facts
}

const knownWarnings = createBoundedCache<readonly string[]>({ maxSize: 30_000 })

const warningsOf = (row: CardRow, language: Language): readonly string[] => {
  const key = `${row.digest} ${language}`
  const known = knownWarnings.get(key)
  if (known) return known
  const warnings = formatOwnWarnings(row, language)
  knownWarnings.set(key, warnings)
  return warnings
}

const toCard = (row: CardRow, { locale: { market, language }, now }: Options): CardProduct => {
  const [picture = null] = toSourceImages(row.image === null ? [] : [row.image], language)
  const card = {
    ...row,
    id: row.gid,
    collectionTitle: row.collection ?? undefined,
    availableForSale: row.available,
    variants: toSourceVariants(row, language),
    keyFacts: factsOf(row, language),
    warnings: warningsOf(row, language),
  }
  return reshapeCard(card, picture, { market, now })
}

/** In the order of the ids. One statement. */
export const readCards = async (
  database: Pick<Database, 'db'>,
  ids: readonly number[],
  options: Options,
): Promise<CardProduct[]> => {
  if (ids.length === 0) return []
  const { locale, refreshRows, signal } = options
  const rows = await selectCards(database, locale, ids)
  const byId = new Map((refreshRows ? await refreshRows(rows, signal) : rows).map((row) => [row.id, row]))
  return ids.flatMap((each) => {
    const row = byId.get(each)
    return row ? [toCard(row, options)] : []
  })
}
