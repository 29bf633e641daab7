import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import { type Collection, collections } from '../../tables/collections.table.ts'
import { type Product, products } from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { type AdminContext, type AdminResolvers, refusedBecause } from '../admin-context.ts'

type Publishing = {
  readonly id: string
  readonly input: readonly { readonly publicationId?: string | null; readonly publishDate?: string | null }[]
}

const publicationOf = ({ id, name }: Shop) => ({ id: toGid('Publication', id), name })

const countOf = ({ publishedAt }: Pick<Collection | Product, 'publishedAt'>) => ({
  count: publishedAt === null ? 0 : 1,
  precision: 'EXACT',
})

const publishCollection = async (tx: Transaction, { shop, parts }: AdminContext, id: number, isPublished: boolean) => {
  const [row] = await tx.db
    .update(collections)
    .set({ publishedAt: isPublished ? sql`app_now()` : null, updatedAt: sql`app_now()` })
    .where(and(eq(collections.id, id), eq(collections.shopId, shop.id)))
    .returning()
  if (row) await parts.webhooks.emit(tx, shop.id, 'COLLECTIONS_UPDATE', { collectionId: row.id })
  return row && { publishable: { ...row, __typename: 'Collection' }, userErrors: [] }
}

/** A product is on sale or not by its status, so every product is published already. */
const publishProduct = async ({ db }: Transaction, { shop }: AdminContext, id: number, isPublished: boolean) => {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.shopId, shop.id)))
  if (!row) return undefined
  return isPublished
    ? { publishable: { ...row, __typename: 'Product' }, userErrors: [] }
    : refusedBecause(['id'], 'Products are taken off sale by their status')
}

const publish = async (context: AdminContext, { id, input }: Publishing, isPublished: boolean) =>
  context.change(async (tx) => {
    const own = publicationOf(context.shop).id
    const unknown = input.findIndex(({ publicationId }) => publicationId !== own)
    if (unknown >= 0)
      return refusedBecause(
        ['input', String(unknown), 'publicationId'],
        'Publication does not exist or is not publishable',
      )
    if (input.some(({ publishDate }) => publishDate != null))
      return refusedBecause(['input'], 'A publish date is not supported')
    const [collectionId, productId] = [parseNumericGid('Collection', id), parseNumericGid('Product', id)]
    const published =
      collectionId === undefined
        ? await publishProduct(tx, context, productId ?? 0, isPublished)
        : await publishCollection(tx, context, collectionId, isPublished)
    return published ?? refusedBecause(['id'], 'Resource does not exist')
  })

export const publishingResolvers: AdminResolvers = {
  PublishablePublishPayload: { shop: (_payload, _args, { shop }) => shop },
  PublishableUnpublishPayload: { shop: (_payload, _args, { shop }) => shop },
  Collection: { resourcePublicationsCount: (collection: Collection) => countOf(collection) },
  Product: { resourcePublicationsCount: (product: Product) => countOf(product) },
  QueryRoot: {
    // A shop sells over one channel: its storefronts.
    publications: (_root, args: PageArgs, { shop }) => toListConnection([publicationOf(shop)], args, ({ id }) => id),
  },
  Mutation: {
    publishablePublish: (_root, publishing: Publishing, context) => publish(context, publishing, true),
    publishableUnpublish: (_root, publishing: Publishing, context) => publish(context, publishing, false),
  },
}
