import type { Database } from '@dvaput/database/open-database'
import { products, productVariants } from '@dvaput/platform/tables/products.table'
import { stock, stockMovements } from '@dvaput/platform/tables/stock.table'

type Facts = {
  title?: string
  /** Minor units. */
  price?: number
  compareAtPrice?: number
  stock?: number
  weightGrams?: number
  tracked?: boolean
  continueSelling?: boolean
  requiresShipping?: boolean
  status?: 'active' | 'draft' | 'archived'
  tags?: string[]
}

let made = 0

/** One product with one variant, in stock. */
export const addProduct = async (
  { inTransaction }: Database,
  shopId: number,
  { title = 'Laptop', price = 10_000, stock: onHand = 10, status = 'active', tags = [], ...facts }: Facts = {},
): Promise<{ productId: number; variantId: number }> =>
  inTransaction(async ({ db }) => {
    made += 1
    const handle = `product-${process.pid}-${made}`
    const [product] = await db
      .insert(products)
      .values({ shopId, handle, title, status, tags })
      .returning({ id: products.id })
    if (!product) throw new Error('the product was not added')
    const [variant] = await db
      .insert(productVariants)
      .values({ productId: product.id, shopId, title: 'Default Title', sku: handle, position: 1, price, ...facts })
      .returning({ id: productVariants.id })
    if (!variant) throw new Error('the variant was not added')
    await db.insert(stock).values({ variantId: variant.id, onHand })
    if (onHand > 0)
      await db
        .insert(stockMovements)
        .values({ variantId: variant.id, quantity: onHand, reason: 'opening', reference: 'opening' })
    return { productId: product.id, variantId: variant.id }
  })
