import type { OrderAdmin } from '@dvaput/backend/shop-side/orders/order-admin'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { numberOf } from './urls/shop-gid.ts'

type Products = NonNullable<Awaited<ReturnType<OrderAdmin['find']>>>['products']

/** What stands beside the title of a line: its SKU, its grade, and the screen of its product where it has one. */
export const productOfLine = ({ lines }: Pick<OrderSnapshot, 'lines'>, products: Products, lineId: string) => {
  const line = lines.find(({ id }) => id === lineId)
  const product = products.find(({ variantId }) => variantId === line?.variantId)
  return {
    sku: line?.sku ?? null,
    grade: product?.grade ?? null,
    productPath: product ? `/products/${product.shop}/${numberOf(product.productGid)}` : null,
  }
}
