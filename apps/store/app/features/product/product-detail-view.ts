import type { LiveStock } from '@dvaput/backend/catalogue/catalogue'
import type { CalendarDay } from '@dvaput/domain/calendar/calendar-day'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { DetailVariant, ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import type { Fact } from '../../ui/products/fact-table.tsx'

/** The product's own term, or the sentence for every product with the names of its figures. */
export type WarrantyText = { readonly text: string; readonly figures: string }

/** The day in the market on which the page was rendered, and when it ends: arrival is counted from it. */
export type OrderDay = { readonly day: CalendarDay; readonly endsAt: number }

/** A product as its page renders it, with specifications formatted on the server. */
export type ProductDetailView = Omit<ProductDetail, 'specifications' | 'allTags' | 'picture' | 'warrantyMonths'> & {
  readonly specifications: readonly Fact[]
  readonly warranty: WarrantyText
  readonly orderDay: OrderDay
}

/** Replaces price and stock by the current ones. */
export const withLiveStock = (product: ProductDetailView, live: LiveStock): ProductDetailView => {
  const variants = product.variants.map((variant) => ({
    ...variant,
    ...live.variants.find(({ id }) => id === variant.id),
  }))
  const current = variants.find(({ id }) => id === product.variantId)
  if (!current) return { ...product, variants }
  const { price, salePrice, stock, isStockKnown, inStock } = current
  return { ...product, variants, price, salePrice, stock, isStockKnown, inStock }
}

/** The product in the selected variant. */
export const toCartProduct = (product: ProductDetailView, variant: DetailVariant | undefined): CardProduct => {
  const { pictures, variants } = product
  const picture = pictures.find(({ url }) => url === variant?.imageUrl) ?? pictures[0] ?? null
  const card = { ...product, picture }
  if (!variant) return card
  const { price, salePrice, stock, isStockKnown, inStock, sku } = variant
  const variantTitle = variants.length > 1 ? variant.title : null
  return { ...card, variantId: variant.id, variantTitle, sku, price, salePrice, stock, isStockKnown, inStock }
}
