import type { Database } from '@dvaput/database/open-database'
import { emptyListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { RefreshRows } from '../finding/read-cards.ts'
import { readFoundProducts } from '../finding/read-found-products.ts'
import type { Search } from '../finding/search.ts'
import type { FoundProducts, Wanted } from './catalogue-source.ts'
import { withOneVariant } from './whole-product.ts'

type Needs = {
  readonly database: Database
  readonly search: Pick<Search, 'find'>
  readonly refreshRows: RefreshRows
  readonly now: () => Date
}

/** Lists of whole products of our copy, as the API gives them. */
export const createCopyWholes = ({ database, search, refreshRows, now }: Needs) => {
  const findNewest = async ({ market }: Locale, limit: number) => {
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT id FROM backend.catalogue_entries WHERE shop = $1 ORDER BY created_at DESC, id DESC LIMIT $2',
      [market.shop, limit],
    )
    return { ids: rows.map(({ id }) => Number(id)), total: rows.length }
  }

  return async (
    locale: Locale,
    wanted: Exclude<Wanted, { kind: 'handles' }>,
    signal: AbortSignal,
  ): Promise<Omit<FoundProducts, 'readAt'>> => {
    const everywhere = { ...locale, place: { kind: 'all' }, query: emptyListingQuery } as const
    const { ids, total } =
      wanted.kind === 'text' ? await search.find(wanted.text, everywhere) : await findNewest(locale, wanted.limit)
    const options = { ...locale, now: now(), refreshRows, signal }
    const products = await readFoundProducts(database, ids.slice(0, wanted.limit), options)
    return { products: products.map(withOneVariant), total }
  }
}
