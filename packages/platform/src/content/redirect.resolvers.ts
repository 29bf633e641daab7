import { and, eq, sql } from '@dvaput/database/query'
import { readSortedPage } from '../catalogue/read-sorted-page.ts'
import type { PageArgs } from '../graphql/connection.ts'
import { toGid } from '../graphql/gid.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import { compileQuery, type QueryFields } from '../query-syntax/compile-query.ts'
import { textOf, wordsWithin } from '../query-syntax/query-conditions.ts'
import { type Redirect, redirects } from '../tables/content.table.ts'

const fields: QueryFields = {
  words: wordsWithin(sql`${redirects.path}`, sql`${redirects.target}`),
  fields: { path: textOf(sql`${redirects.path}`), target: textOf(sql`${redirects.target}`) },
}

export const redirectResolvers: StorefrontResolvers = {
  QueryRoot: {
    urlRedirects: (_root, args: PageArgs & { query?: string | null }, context) => {
      const where = and(eq(redirects.shopId, context.shop.id), compileQuery(args.query, fields))
      return readSortedPage(context, redirects, where, { column: redirects.id, kind: 'number' }, args)
    },
  },
  UrlRedirect: { id: ({ id }: Redirect) => toGid('UrlRedirect', id) },
}
