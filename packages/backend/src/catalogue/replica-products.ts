import type { Database } from '@dvaput/database/open-database'
import { emptyListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Search } from '../search/search.ts'
import type { ProductsQuery, ProductsResult } from './catalogue-source.ts'
import { withOneVariant } from './full-product.ts'
import type { RefreshRows } from './read-cards.ts'
import { readProducts } from './read-products.ts'

type Needs = {
  readonly database: Database
  readonly search: Pick<Search, 'find'>
  readonly refreshRows: RefreshRows
  readonly now: () => Date
}

/** Lists of whole products of our copy, as the API gives them. */
export const createReplicaProducts = ({ database, search, refreshRows, now }: Needs) => {
  const findNewest = async ({ market }: Locale, limit: number) => {
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT id FROM backend.catalogue_entries WHERE shop = $1 ORDER BY created_at DESC, id DESC LIMIT $2',
      [market.shop, limit],
    )
    return { ids: rows.map(({ id }) => Number(id)), total: rows.length }
  }

  return async (
    locale: Locale,
    wanted: Exclude<ProductsQuery, { kind: 'handles' }>,
    signal: AbortSignal,
  ): Promise<Omit<ProductsResult, 'readAt'>> => {
    const everywhere = { ...locale, place: { kind: 'all' }, query: emptyListingQuery } as const
    const { ids, total } =
      wanted.kind === 'text' ? await search.find(wanted.text, everywhere) : await findNewest(locale, wanted.limit)
    const options = { ...locale, now: now(), refreshRows, signal }
    const products = await readProducts(database, ids.slice(0, wanted.limit), options)
    return { products: products.map(withOneVariant), total }
  }
}
