import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, inArray, sql } from '@dvaput/database/query'
import type { WebhookEmitter } from '../needs/webhook-emitter.ts'
import { type ProductImage, productImages, products, productVariants } from '../tables/products.table.ts'
import type { Shop } from '../tables/shops.table.ts'

type ImageChange = {
  readonly id: number
  readonly altText?: string | null
  readonly translations?: ProductImage['translations']
  readonly isRemoved?: boolean
}

/** The pictures that a product has already. */
export const createProductImages = ({ webhooks }: { webhooks: WebhookEmitter }) => {
  const readImages = ({ db }: Transaction, productId: number) =>
    db.select().from(productImages).where(eq(productImages.productId, productId)).orderBy(asc(productImages.position))

  const place = async (tx: Transaction, shop: Shop, productId: number, ids: readonly number[]) => {
    const ofProduct = eq(productImages.productId, productId)
    // Positions are unique at every moment, so the old ones step aside first.
    await tx.db
      .update(productImages)
      .set({ position: sql`-${productImages.position}` })
      .where(ofProduct)
    await tx.db.execute(sql`
      UPDATE ${productImages} AS image SET position = placed.place
      FROM unnest(${sql.param(ids)}::bigint[]) WITH ORDINALITY AS placed (id, place) WHERE image.id = placed.id`)
    await tx.db.update(products).set({ updatedAt: sql`app_now()` }).where(eq(products.id, productId))
    await webhooks.emit(tx, shop.id, 'PRODUCTS_UPDATE', { productId })
  }

  return {
    /** With their product locked. */
    async lockImages(tx: Transaction, shop: Shop, ids: readonly number[]): Promise<readonly ProductImage[]> {
      const owners = tx.db
        .select({ id: productImages.productId })
        .from(productImages)
        .where(inArray(productImages.id, [...ids]))
      await tx.db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.shopId, shop.id), inArray(products.id, owners)))
        .orderBy(asc(products.id))
        .for('update')
      const rows = await tx.db
        .select({ image: productImages })
        .from(productImages)
        .innerJoin(products, eq(products.id, productImages.productId))
        .where(and(eq(products.shopId, shop.id), inArray(productImages.id, [...ids])))
      return rows.map(({ image }) => image)
    },

    /** One after the other, each to its place counted from 0. False where one is not the product's. */
    async reorderImages(
      tx: Transaction,
      shop: Shop,
      productId: number,
      moves: readonly { readonly imageId: number; readonly newPosition: number }[],
    ): Promise<boolean> {
      const order = (await readImages(tx, productId)).map(({ id }) => id)
      for (const { imageId, newPosition } of moves) {
        const from = order.indexOf(imageId)
        if (from < 0) return false
        order.splice(from, 1)
        order.splice(Math.min(newPosition, order.length), 0, imageId)
      }
      await place(tx, shop, productId, order)
      return true
    },

    async changeImage(tx: Transaction, shop: Shop, image: ProductImage, { isRemoved, ...change }: ImageChange) {
      const isImage = eq(productImages.id, image.id)
      if (isRemoved) {
        await tx.db.update(productVariants).set({ imageId: null }).where(eq(productVariants.imageId, image.id))
        await tx.db.delete(productImages).where(isImage)
      } else await tx.db.update(productImages).set(change).where(isImage)
      await place(
        tx,
        shop,
        image.productId,
        (await readImages(tx, image.productId)).map(({ id }) => id),
      )
    },
  }
}
