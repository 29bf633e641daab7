import { and, count, sql } from '@dvaput/database/query'
import type { PageArgs } from '../../graphql/connection.ts'
import type { StorefrontContext } from '../../graphql/storefront-context.ts'
import { compileQuery, type QueryFields } from '../../query-syntax/compile-query.ts'
import { idOf, textOf, timeOf, wordsWithin } from '../../query-syntax/query-conditions.ts'
import { collections } from '../../tables/collections.table.ts'
import { mapConnection } from '../map-connection.ts'
import { readSortedPage } from '../read-sorted-page.ts'
import { visibleCollections } from '../visible.ts'
import { toCollectionSource } from './collection-loaders.ts'

const fields: QueryFields = {
  words: wordsWithin(sql`${collections.title}`),
  fields: {
    collection_type: ({ value }) => {
      const requested = value.toLowerCase()
      if (requested !== 'smart' && requested !== 'custom') return undefined
      return requested === 'smart' ? sql`${collections.rules} IS NOT NULL` : sql`${collections.rules} IS NULL`
    },
    handle: textOf(sql`${collections.handle}`),
    id: idOf(sql`${collections.id}`),
    title: wordsWithin(sql`${collections.title}`),
    updated_at: timeOf(sql`${collections.updatedAt}`),
  },
}

const sorts = {
  TITLE: { column: collections.title, kind: 'text' },
  UPDATED_AT: { column: collections.updatedAt, kind: 'time' },
} as const

const byId = { column: collections.id, kind: 'number' } as const

export const readCollections = async (
  args: PageArgs & { query?: string | null; sortKey?: string | null },
  context: StorefrontContext,
) => {
  const sort = args.sortKey === 'TITLE' || args.sortKey === 'UPDATED_AT' ? sorts[args.sortKey] : byId
  const where = and(visibleCollections(context.shop.id), compileQuery(args.query, fields))
  const page = mapConnection(await readSortedPage(context, collections, where, sort, args), toCollectionSource)
  const totalCount = async () => {
    const [found] = await context.parts.database.db.select({ all: count() }).from(collections).where(where)
    return found?.all ?? 0
  }
  return { ...page, totalCount }
}
