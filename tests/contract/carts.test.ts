import { cartById, cartCreate, cartLinesAdd } from '@dvaput/integrations/storefront/cart-documents'
import { allProducts, firstVariant } from '@dvaput/integrations/storefront/product-documents'
import { describe, expect, it } from 'vitest'
import { useContractShop } from './contract-shop.ts'

const shop = useContractShop()

const variantsForSale = async (at: 'main' | 'retail') => {
  const { products } = await shop.ask(allProducts, {}, at)
  const inStock = products.nodes.filter(({ variants }) => (variants.nodes[0]?.quantityAvailable ?? 0) > 1)
  const ids = []
  for (const { handle } of inStock.slice(0, 2))
    ids.push((await shop.ask(firstVariant, { handle }, at)).product?.variants.nodes[0]?.id ?? '')
  return ids
}

describe.each(['main', 'retail'] as const)('a cart of the %s shop', (at) => {
  it('is made with lines, takes more, and is found again by its id', async () => {
    const [first = '', second = ''] = await variantsForSale(at)
    const { cartCreate: made } = await shop.ask(
      cartCreate,
      { input: { lines: [{ merchandiseId: first, quantity: 1 }] } },
      at,
    )
    expect(made?.userErrors).toEqual([])
    const id = made?.cart?.id ?? ''
    expect(made?.cart?.checkoutUrl).toMatch(/^https:\/\/.+\/cart\/c\/.+/)

    const { cartLinesAdd: added } = await shop.ask(
      cartLinesAdd,
      {
        cartId: id,
        lines: [
          { merchandiseId: first, quantity: 1 },
          { merchandiseId: second, quantity: 1 },
        ],
      },
      at,
    )
    expect(added?.userErrors).toEqual([])
    const { cart } = await shop.ask(cartById, { id }, at)
    expect(cart?.totalQuantity).toBe(3)
    expect(cart?.lines.nodes.map(({ quantity }) => quantity).sort()).toEqual([1, 2])
  })

  it('that is not there is no cart', async () => {
    expect((await shop.ask(cartById, { id: 'gid://shopify/Cart/nothing?key=nothing' }, at)).cart).toBeNull()
  })
})

it('is known to its own shop alone', async () => {
  const { cartCreate: made } = await shop.ask(cartCreate, { input: {} }, 'main')
  expect((await shop.ask(cartById, { id: made?.cart?.id ?? '' }, 'retail')).cart).toBeNull()
})
