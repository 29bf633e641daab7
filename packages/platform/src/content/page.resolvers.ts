import { and, eq, sql } from '@dvaput/database/query'
import { findByIdOrHandle } from '../catalogue/find-by-id-or-handle.ts'
import { mapConnection } from '../catalogue/map-connection.ts'
import { metafieldFields } from '../catalogue/metafields.ts'
import { readSortedPage } from '../catalogue/read-sorted-page.ts'
import { translate } from '../catalogue/translate.ts'
import type { PageArgs } from '../graphql/connection.ts'
import { toGid } from '../graphql/gid.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { compileQuery, type QueryFields } from '../query-syntax/compile-query.ts'
import { idOf, textOf, timeOf, wordsWithin } from '../query-syntax/query-conditions.ts'
import { type Page, pages } from '../tables/content.table.ts'
import { toPlainText, truncate } from '../text/plain-text.ts'
import { pageByHandle, pageById, toPageSource } from './page-loaders.ts'
import { withShopUrl } from './with-shop-url.ts'

type Named = { id?: string | null; handle?: string | null }

const summaryLength = 160

const fields: QueryFields = {
  words: wordsWithin(sql`${pages.title}`, sql`${pages.bodyHtml}`),
  fields: {
    created_at: timeOf(sql`${pages.createdAt}`),
    handle: textOf(sql`${pages.handle}`),
    id: idOf(sql`${pages.id}`),
    title: wordsWithin(sql`${pages.title}`),
    updated_at: timeOf(sql`${pages.updatedAt}`),
  },
}

const sorts = {
  ID: { column: pages.id, kind: 'number' },
  RELEVANCE: { column: pages.id, kind: 'number' },
  TITLE: { column: pages.title, kind: 'text' },
  UPDATED_AT: { column: pages.updatedAt, kind: 'time' },
} as const

const bodyOf = (page: Page, _args: unknown, context: StorefrontContext): string =>
  withShopUrl(translate(page, 'bodyHtml', context) ?? '', context)

const findPage = (named: Named, context: StorefrontContext) =>
  findByIdOrHandle('Page', named, pageById(context), pageByHandle(context))

export const pageResolvers: StorefrontResolvers = {
  QueryRoot: {
    page: (_root, named: Named, context) => findPage(named, context),
    pageByHandle: (_root, named: Named, context) => findPage(named, context),
    pages: async (
      _root,
      args: PageArgs & { query?: string | null; sortKey?: keyof typeof sorts | null },
      context: StorefrontContext,
    ) => {
      const where = and(eq(pages.shopId, context.shop.id), eq(pages.kind, 'page'), compileQuery(args.query, fields))
      return mapConnection(await readSortedPage(context, pages, where, sorts[args.sortKey ?? 'ID'], args), toPageSource)
    },
  },
  Page: {
    ...metafieldFields('Page'),
    id: ({ id }: Page) => toGid('Page', id),
    title: (page: Page, _args, context) => translate(page, 'title', context),
    body: bodyOf,
    bodySummary: (page: Page, args, context) => truncate(toPlainText(bodyOf(page, args, context)), summaryLength),
    seo: (page: Page, _args, context) => ({ title: translate(page, 'title', context), description: null }),
  },
  ShopPolicy: {
    id: ({ id }: Page) => toGid('ShopPolicy', id),
    title: (page: Page, _args, context) => translate(page, 'title', context),
    body: bodyOf,
    url: ({ handle }: Page, _args, { origin }) => `${origin}/policies/${handle}`,
  },
  ShopPolicyWithDefault: {
    id: ({ id }: Page) => toGid('ShopPolicy', id),
    title: (page: Page, _args, context) => translate(page, 'title', context),
    body: bodyOf,
    url: ({ handle }: Page, _args, { origin }) => `${origin}/policies/${handle}`,
  },
}
