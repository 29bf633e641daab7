import type { Database } from '@dvaput/database/open-database'
import { and, arrayContains, eq, inArray, isNull, or } from '@dvaput/database/query'
import type { Locale } from '@dvaput/domain/markets/locale'
import { catalogueProducts } from '../../catalogue-sync/catalogue-products.table.ts'
import type { ProductView } from '../catalogue-views.ts'
import { cacheTagsOfCards, cacheTagsOfProductPage } from '../listing-cache-tags.ts'
import { isPossibleHandle, parseProductId } from '../parse-product-id.ts'
import { toDetail } from '../to-detail.ts'
import { findSimilarIds } from './find-similar-ids.ts'
import { type RefreshRows, readCards } from './read-cards.ts'
import { type ReplicaRow, readRows } from './read-products.ts'

type Needs = { readonly database: Database; readonly refreshRows: RefreshRows; readonly now: () => Date }

const { handle: handleColumn, id: idColumn, removedAt, formerHandles } = catalogueProducts

/** What is there before what was taken back; of two the one that changed last. */
const chooseRow = (rows: readonly ReplicaRow[]): ReplicaRow | undefined =>
  rows.toSorted(
    (one, other) =>
      Number(one.removedAt !== null) - Number(other.removedAt !== null) ||
      other.updatedAt.getTime() - one.updatedAt.getTime(),
  )[0]

/** Single products of the replica, whether they are listed, sold out or removed. */
export const createReplicaProduct = ({ database, refreshRows, now }: Needs) => {
  const similarTo = async (row: ReplicaRow, locale: Locale, signal: AbortSignal) => {
    const ids = await findSimilarIds(database, row)
    const cards = await readCards(database, ids, { locale, now: now(), refreshRows, signal })
    return cards.filter(({ inStock }) => inStock)
  }

  const showRow = async (row: ReplicaRow, locale: Locale, signal: AbortSignal): Promise<ProductView> => {
    const [similar, [fresh = row]] = await Promise.all([
      similarTo(row, locale, signal),
      row.removedAt === null ? refreshRows([row], signal) : [row],
    ])
    const cacheTags = cacheTagsOfProductPage(row.shop, row.handle, similar)
    if (row.removedAt !== null) return { kind: 'gone', title: row.titles[locale.language], similar, cacheTags }
    return { kind: 'found', product: toDetail(fresh, { ...locale, now: now(), named: row.named }), similar, cacheTags }
  }

  return {
    async product(
      { locale, handle }: { readonly locale: Locale; readonly handle: string },
      signal: AbortSignal,
    ): Promise<ProductView> {
      const { shop } = locale.market
      if (!isPossibleHandle(handle)) return { kind: 'unknown', cacheTags: [] }
      const row = chooseRow(await readRows(database, locale, eq(handleColumn, handle)))
      if (row) return showRow(row, locale, signal)
      const id = parseProductId(handle)
      const called = arrayContains(formerHandles, [handle])
      const elsewhere = chooseRow(
        await readRows(database, locale, id === undefined ? called : or(called, eq(idColumn, id))),
      )
      if (!elsewhere) return { kind: 'unknown', cacheTags: cacheTagsOfCards(shop, [handle]) }
      return {
        kind: 'moved',
        handle: elsewhere.handle,
        cacheTags: cacheTagsOfCards(shop, [handle, elsewhere.handle]),
      }
    },

    /** In the order of the handles; what is gone is left out. */
    async rowsByHandle(handles: readonly string[], locale: Locale, signal: AbortSignal): Promise<ReplicaRow[]> {
      const possible = handles.filter(isPossibleHandle)
      if (possible.length === 0) return []
      const condition = and(inArray(handleColumn, possible), isNull(removedAt))
      const rows = await refreshRows(await readRows(database, locale, condition), signal)
      const byHandle = Map.groupBy(rows, (row) => row.handle)
      return handles.flatMap((handle) => chooseRow(byHandle.get(handle) ?? []) ?? [])
    },
  }
}
