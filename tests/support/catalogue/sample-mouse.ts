import type { CardProduct } from '@dvaput/domain/catalogue/card-product'

/** A product of the Bosnian shop, of which there are four. */
export const mouse: CardProduct = {
  id: 'gid://shopify/Product/7',
  handle: 'mis',
  title: 'Miš',
  price: { minor: 1_250, currency: 'BAM' },
  salePrice: null,
  variantId: 'gid://shopify/ProductVariant/71',
  variantTitle: null,
  sku: null,
  category: 'Mouse',
  stock: 4,
  isStockKnown: true,
  inStock: true,
  isNew: false,
  onSale: false,
  isFeatured: false,
  condition: 'used',
  grade: null,
  source: 'local',
  shop: 'main',
  picture: null,
  keyFacts: [],
  tags: [],
}
