import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq } from '@dvaput/database/query'
import { parseNumericGid } from '../../graphql/gid.ts'
import {
  type Product,
  type ProductVariant,
  productOptions,
  products,
  productVariants,
} from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'

/** What is read here to be written back stays as it is until then. */
export const lockProduct = async ({ db }: Transaction, shop: Shop, gid: string): Promise<Product | undefined> => {
  const productId = parseNumericGid('Product', gid)
  if (productId === undefined) return undefined
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.shopId, shop.id)))
    .for('update')
  return product
}

export const readVariants = ({ db }: Transaction, productId: number): Promise<ProductVariant[]> =>
  db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.position))

export const readOptions = ({ db }: Transaction, productId: number) =>
  db.select().from(productOptions).where(eq(productOptions.productId, productId)).orderBy(asc(productOptions.position))

/** A variant that stays as it is. */
export const saveVariant = ({ id, optionValues, price }: ProductVariant) => ({ id, optionValues, price })
