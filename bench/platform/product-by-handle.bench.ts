import { makeProduct } from './make-product.ts'
import { type BenchQuery, cardFields } from './query.ts'

const query = `query ($handle: String!) { product(handle: $handle) {
  ${cardFields} description descriptionHtml
  options { name optionValues { name } }
  images(first: 10) { nodes { url altText } }
  selectedOrFirstAvailableVariant { id sku price { amount } compareAtPrice { amount } quantityAvailable }
  seo { title description }
} }`

export const productByHandle: BenchQuery = {
  name: 'product by handle',
  maxTimesSlower: 1.5,
  guideP95: 15,
  prepare: async (shop) => async (number) => {
    const { handle } = makeProduct((number * 7_907) % shop.products)
    const { product } = await shop.query(query, { handle })
    if (product?.handle !== handle) throw new Error(`${handle} was not found`)
  },
}
