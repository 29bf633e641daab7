import type { Database } from '@dvaput/database/open-database'
import { and, sql } from '@dvaput/database/query'
import { lineLimit, lineName } from '@dvaput/domain/cart/cart-line'
import { type CheckedLine, type CurrentLine, compareLine, type RequestedLine } from '@dvaput/domain/cart/checked-line'
import { toStock } from '@dvaput/domain/catalogue/stock'
import { formatOwnWarnings } from '@dvaput/domain/catalogue/warnings/own-warnings'
import type { Locale } from '@dvaput/domain/markets/locale'
import { isSoldIn, type LocalIdentity } from '@dvaput/domain/products/product-identity'
import { catalogueProducts } from '../../catalogue-sync/catalogue-products.table.ts'
import type { RefreshRows } from './read-cards.ts'

export type LocalLine = RequestedLine & { readonly identity: LocalIdentity }

type Needs = { readonly database: Pick<Database, 'db'>; readonly refreshRows: RefreshRows; readonly now: () => Date }

const { shop: shopColumn, titles, variants, ...columns } = catalogueProducts

/** One statement for all lines. */
const selectRows = ({ db }: Pick<Database, 'db'>, { market, language }: Locale, variantIds: readonly string[]) =>
  db
    .select({
      shop: shopColumn,
      id: columns.id,
      gid: columns.gid,
      handle: columns.handle,
      title: sql<string>`${titles} ->> ${language}::text`,
      tags: columns.tags,
      conditionNotes: sql<(string | null)[]>`jsonb_path_query_array(${columns.notes}, '$.*.conditionNotes')`,
      available: columns.available,
      stock: columns.stock,
      priceMinor: columns.priceMinor,
      compareAtMinor: columns.compareAtMinor,
      currency: columns.currency,
      publishedAt: columns.publishedAt,
      removedAt: columns.removedAt,
      condition: columns.condition,
      grade: columns.grade,
      variants,
      image: sql<string | null>`${columns.images} -> 0 ->> 'url'`,
    })
    .from(catalogueProducts)
    .where(
      and(
        sql`jsonb_path_query_array(${variants}, '$[*].gid') ?| ${sql.param(variantIds)}::text[]`,
        // An expression, so that the planner does not read the whole shop by its primary key.
        sql`${shopColumn} || '' = ${market.shop}`,
      ),
    )

type LineRow = Awaited<ReturnType<typeof selectRows>>[number]

const toCurrentLine = (row: LineRow, variantId: string, { market, language }: Locale): CurrentLine | undefined => {
  const variant = row.variants.find(({ gid }) => gid === variantId)
  if (!variant) return undefined
  const { inStock, ...stock } = toStock({
    availableForSale: row.available && variant.available,
    quantityAvailable: variant.quantity,
  })
  const variantTitle = row.variants.length > 1 ? variant.titles[language] : null
  const warnings = formatOwnWarnings(row, language)
  return {
    handle: row.handle,
    name: lineName({ title: row.title, variantTitle }),
    price: { minor: variant.priceMinor, currency: row.currency },
    image: variant.imageUrl ?? row.image,
    ...(warnings.length > 0 && { warnings }),
    ...stock,
    limit: inStock ? lineLimit(stock, market) : 0,
    ...(row.condition && { condition: row.condition }),
    ...(row.grade && { grade: row.grade }),
  }
}

/** Price, stock and limit of cart lines, and what changed since the browser knew them, in the order of the lines. */
export const createReplicaLines = ({ database, refreshRows, now }: Needs) => {
  const checkLine = (line: LocalLine, rows: readonly LineRow[], locale: Locale): CheckedLine => {
    const { identity } = line
    const without = (state: CheckedLine['state']): CheckedLine => ({ identity, state, changes: [], current: null })
    if (!isSoldIn(locale.market, identity)) return without('not-for-sale')
    const row = rows.find(({ variants: of }) => of.some(({ gid }) => gid === identity.variantId))
    const current = row && toCurrentLine(row, identity.variantId, locale)
    if (!current) return without('gone')
    const isPublished = row.publishedAt !== null && row.publishedAt <= now()
    if (!isPublished || current.price.minor <= 0) return without('not-for-sale')
    const state = current.limit > 0 ? 'for-sale' : 'sold-out'
    return { identity, state, changes: compareLine(line, current), current }
  }

  return async (lines: readonly LocalLine[], locale: Locale, signal: AbortSignal): Promise<CheckedLine[]> => {
    const synced = await selectRows(
      database,
      locale,
      lines.map(({ identity }) => identity.variantId),
    )
    const rows = await refreshRows(
      synced.filter(({ removedAt }) => removedAt === null),
      signal,
    )
    return lines.map((line) => checkLine(line, rows, locale))
  }
}
