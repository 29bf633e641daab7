import type { Database } from '@dvaput/database/open-database'
import { and, eq, getTableColumns, type SQL, sql } from '@dvaput/database/query'
import { inOrder, isBeyond, keyAsText, type Sort } from '../graphql/keyset.ts'
import { compileQuery } from '../query-syntax/compile-query.ts'
import { idOf, textOf, timeOf, wordsWithin } from '../query-syntax/query-conditions.ts'
import { type Page, pages } from '../tables/content.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import type { ReadSection } from './read-sections.ts'

const title = sql`${pages.title}`

/** For `query:` of pages. */
const compilePageQuery = (query: string | null | undefined): SQL | undefined =>
  compileQuery(query, {
    words: wordsWithin(title, sql`${pages.bodyHtml}`, sql`${pages.translations}::text`),
    fields: {
      created_at: timeOf(sql`${pages.createdAt}`),
      handle: textOf(sql`${pages.handle}`),
      id: idOf(sql`${pages.id}`),
      title: wordsWithin(title),
      updated_at: timeOf(sql`${pages.updatedAt}`),
    },
  })

export const isFoundPage = (shop: Shop, query: string): SQL | undefined =>
  and(eq(pages.shopId, shop.id), eq(pages.kind, 'page'), compilePageQuery(query))

const sort: Sort = { name: 'page', key: sql`${pages.id}`, id: sql`${pages.id}`, kind: 'number', descending: false }

/** The section of a search that lists pages; they come after the products, oldest first. */
export const listFoundPages =
  ({ db }: Database, where: SQL | undefined): ReadSection<Page & { __typename: 'Page' }> =>
  async ({ beyond, descending, limit }) => {
    const rows = await db
      .select({ ...getTableColumns(pages), key: keyAsText(sort) })
      .from(pages)
      .where(and(where, beyond && isBeyond(sort, beyond, descending)))
      .orderBy(inOrder(sort, descending))
      .limit(limit)
    return rows.map(({ key, ...page }) => ({ node: { ...page, __typename: 'Page' }, key, id: page.id }))
  }
