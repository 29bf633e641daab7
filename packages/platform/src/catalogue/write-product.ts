import { ignoreUniqueViolation } from '@dvaput/database/ignore-unique-violation'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import type { WebhookEmitter } from '../needs/webhook-emitter.ts'
import { type Product, productImages, products, productVariants } from '../tables/products.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { checkProduct } from './check-product.ts'
import { refreshSmartCollections } from './collections/smart-collections.ts'
import { insertProducts, toImageRows } from './insert-products.ts'
import type { ImageInput, ProductChanges, ProductInput, WriteRefusal, Written } from './product-input.ts'
import { toSearchText } from './search-text.ts'
import { toHandle } from './to-handle.ts'
import { readOptions, replaceOptions } from './variants/replace-options.ts'
import { hasForeignVariant, updateVariants } from './variants/update-variants.ts'

const refused = (refusal: WriteRefusal) => ({ ok: false as const, refusal })
const notFound = refused({ code: 'NOT_FOUND', field: ['id'], message: 'Product does not exist' })
const noVariant = refused({ code: 'NOT_FOUND', field: ['variants', 'id'], message: 'Product variant does not exist' })
const handleTaken = refused({ code: 'TAKEN', field: ['handle'], message: 'Handle has already been taken' })

const ofShop = (shop: Shop, productId: number) => and(eq(products.id, productId), eq(products.shopId, shop.id))

const lock = async ({ db }: Transaction, shop: Shop, productId: number): Promise<Product | undefined> =>
  (await db.select().from(products).where(ofShop(shop, productId)).for('update'))[0]

const triesForHandle = 50
/** Of one product, as on the hosted platform. */
export const maxImages = 250

/** A requested handle is taken or not; one made from the title gets a number. */
const insertOne = async (tx: Transaction, shop: Shop, input: ProductInput): Promise<Product | undefined> => {
  if (input.handle !== undefined) return (await insertProducts(tx, shop, [input]))[0]
  const handle = toHandle(input.title) || 'product'
  for (let number = 0; number < triesForHandle; number += 1) {
    const [product] = await insertProducts(tx, shop, [
      { ...input, handle: number === 0 ? handle : `${handle}-${number}` },
    ])
    if (product) return product
  }
  return undefined
}

const replaceImages = async ({ db }: Transaction, productId: number, images: ProductInput['images'] & object) => {
  await db.update(productVariants).set({ imageId: null }).where(eq(productVariants.productId, productId))
  await db.delete(productImages).where(eq(productImages.productId, productId))
  if (images.length > 0) await db.insert(productImages).values(toImageRows(productId, images))
}

const refreshSearchText = async (tx: Transaction, product: Product): Promise<Product> => {
  const variants = await tx.db
    .select({ sku: productVariants.sku, barcode: productVariants.barcode })
    .from(productVariants)
    .where(eq(productVariants.productId, product.id))
  const searchText = toSearchText({ ...product, options: await readOptions(tx, product.id), variants })
  const [row] = await tx.db.update(products).set({ searchText }).where(eq(products.id, product.id)).returning()
  return row ?? product
}

export const createProductWriter = ({ webhooks }: { webhooks: WebhookEmitter }) => ({
  async createProduct(tx: Transaction, shop: Shop, input: ProductInput): Promise<Written<Product>> {
    const refusal = checkProduct(input, input.options ?? [])
    if (refusal) return refused(refusal)
    const inserted = await insertOne(tx, shop, input)
    if (!inserted) return handleTaken
    await refreshSmartCollections(tx, shop, [inserted.id])
    // The rules of the database have written prices and availability meanwhile.
    const value = (await lock(tx, shop, inserted.id)) ?? inserted
    await webhooks.emit(tx, shop.id, 'PRODUCTS_CREATE', { productId: value.id })
    return { ok: true, value }
  },

  async updateProduct(
    tx: Transaction,
    shop: Shop,
    productId: number,
    changes: ProductChanges,
  ): Promise<Written<Product>> {
    const before = await lock(tx, shop, productId)
    if (!before) return notFound
    const { options, images, variants, handle: requested, tags, ...facts } = changes
    const refusal = checkProduct(changes, options ?? (variants && (await readOptions(tx, productId))))
    if (refusal) return refused(refusal)
    if (variants && (await hasForeignVariant(tx, productId, variants))) return noVariant
    const handle = requested === undefined ? before.handle : toHandle(requested)
    const [holder] = await tx.db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.shopId, shop.id), eq(products.handle, handle)))
    if (holder && holder.id !== productId) return handleTaken
    const updated = await ignoreUniqueViolation(tx, () =>
      tx.db
        .update(products)
        .set({ ...facts, handle, tags: [...new Set(tags ?? before.tags)], updatedAt: sql`app_now()` })
        .where(eq(products.id, productId))
        .returning(),
    )
    if (!updated) return handleTaken
    const [row] = updated
    if (options) await replaceOptions(tx, productId, options)
    if (images) await replaceImages(tx, productId, images)
    const kept = variants && (await tx.db.select().from(productImages).where(eq(productImages.productId, productId)))
    if (variants && kept) await updateVariants(tx, shop, productId, variants, kept)
    const value = await refreshSearchText(tx, row ?? before)
    await refreshSmartCollections(tx, shop, [productId])
    await webhooks.emit(tx, shop.id, 'PRODUCTS_UPDATE', { productId })
    return { ok: true, value }
  },

  /** Behind the others; one that the product has already stays where it is. */
  async addImage(tx: Transaction, shop: Shop, productId: number, image: ImageInput): Promise<void> {
    if (!(await lock(tx, shop, productId))) return
    const before = await tx.db.select().from(productImages).where(eq(productImages.productId, productId))
    if (before.length >= maxImages || before.some(({ pictureKey }) => pictureKey === image.pictureKey)) return
    const position = Math.max(0, ...before.map((each) => each.position)) + 1
    await tx.db.insert(productImages).values({ ...image, productId, position })
    await tx.db.update(products).set({ updatedAt: sql`app_now()` }).where(eq(products.id, productId))
    await webhooks.emit(tx, shop.id, 'PRODUCTS_UPDATE', { productId })
  },

  async deleteProduct(tx: Transaction, shop: Shop, productId: number): Promise<Written<{ id: number }>> {
    const [gone] = await tx.db.delete(products).where(ofShop(shop, productId)).returning({ id: products.id })
    if (!gone) return notFound
    await webhooks.emit(tx, shop.id, 'PRODUCTS_DELETE', { productId })
    return { ok: true, value: gone }
  },
})
