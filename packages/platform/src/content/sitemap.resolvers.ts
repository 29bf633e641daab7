import type { PgTable } from '@dvaput/database/columns'
import { and, asc, count, eq, type SQL } from '@dvaput/database/query'
import { imagesOfProduct } from '../catalogue/product-loaders.ts'
import { listedProducts, visibleCollections } from '../catalogue/visible.ts'
import { refuse } from '../graphql/refuse.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { collections } from '../tables/collections.table.ts'
import { pages } from '../tables/content.table.ts'
import { products } from '../tables/products.table.ts'

/** As on the hosted platform. */
const pageSize = 250

type Listed = { readonly table: typeof products | typeof collections | typeof pages; readonly where: SQL | undefined }
type Sitemap = { readonly type: string }

/** Blogs, articles and metaobjects there are none. */
const listedOf = (type: string, shopId: number): Listed | undefined => {
  if (type === 'PRODUCT') return { table: products, where: listedProducts(shopId) }
  if (type === 'COLLECTION') return { table: collections, where: visibleCollections(shopId) }
  if (type === 'PAGE') return { table: pages, where: and(eq(pages.shopId, shopId), eq(pages.kind, 'page')) }
  return undefined
}

const countPages = async ({ type }: Sitemap, { parts, shop }: StorefrontContext): Promise<number> => {
  const listed = listedOf(type, shop.id)
  if (!listed) return 0
  const [row] = await parts.database.db
    .select({ rows: count() })
    .from(listed.table as PgTable)
    .where(listed.where)
  return Math.ceil((row?.rows ?? 0) / pageSize)
}

const readResources = async ({ type }: Sitemap, page: number, { parts, shop }: StorefrontContext) => {
  if (page < 1) throw refuse('BAD_REQUEST', 'page must be greater than or equal to 1')
  const listed = listedOf(type, shop.id)
  if (!listed) return { items: [], hasNextPage: false }
  const { table, where } = listed
  const rows = await parts.database.db
    .select({ id: table.id, handle: table.handle, title: table.title, updatedAt: table.updatedAt })
    .from(table as PgTable)
    .where(where)
    .orderBy(asc(table.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  const items = rows.slice(0, pageSize).map((row) => ({ ...row, type, __typename: 'SitemapResource' as const }))
  return { items, hasNextPage: rows.length > pageSize }
}

export const sitemapResolvers: StorefrontResolvers = {
  QueryRoot: { sitemap: (_root, { type }: Sitemap) => ({ type }) },
  Sitemap: {
    pagesCount: async (sitemap: Sitemap, _args, context) => ({
      count: await countPages(sitemap, context),
      precision: 'EXACT',
    }),
    resources: (sitemap: Sitemap, { page }: { page: number }, context) => readResources(sitemap, page, context),
  },
  SitemapResource: {
    image: async ({ id, type, updatedAt }: { id: number; type: string; updatedAt: Date }, _args, context) => {
      const [image] = type === 'PRODUCT' ? await imagesOfProduct(context).load(id) : []
      return image ? { alt: image.altText, filepath: image.pictureKey, updatedAt } : null
    },
  },
}
