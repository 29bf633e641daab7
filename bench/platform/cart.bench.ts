import type { BenchQuery } from './query.ts'
import { readSoldVariants } from './sold-variants.ts'

const fields = `cart { id checkoutUrl totalQuantity cost { totalAmount { amount currencyCode } subtotalAmount { amount } }
  lines(first: 20) { nodes { id quantity cost { totalAmount { amount } }
    merchandise { ... on ProductVariant { id title price { amount } image { url } product { handle title } } } } } }
  userErrors { code message }`
const create = `mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { ${fields} } }`
const add = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { ${fields} } }`

export const cart: BenchQuery = {
  name: 'cart, create and add',
  maxTimesSlower: 1.5,
  async prepare(shop) {
    const variants = await readSoldVariants(shop, 200)
    const line = (number: number) => ({ merchandiseId: variants[number % variants.length], quantity: 1 })
    return async (number) => {
      const { cartCreate } = await shop.query(create, { lines: [line(number)] })
      const { cartLinesAdd } = await shop.query(add, { cartId: cartCreate.cart.id, lines: [line(number + 1)] })
      if (cartLinesAdd.cart?.totalQuantity !== 2) throw new Error('the cart does not hold what was put in')
    }
  },
}
