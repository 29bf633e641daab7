import { describe, expect, it } from 'vitest'
import { createConnectionCounter } from '../../../../../tests/support/databases/connection-counter.ts'
import { cartQueries, cartsOf, quantitiesOf } from '../../../../../tests/support/platform/cart-queries.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const { queryData, queryResult, cartWith, addVariant } = cartsOf(platform)
const { create, add, update, remove, read } = cartQueries

describe('lines of a cart', () => {
  it('are priced in the shop’s own money', async () => {
    const laptop = await addVariant({ price: 129_950, stock: 5 })
    const cart = await cartWith([{ merchandiseId: laptop, quantity: 2 }])
    expect(cart.cost).toEqual({
      totalAmount: { amount: '2599.0', currencyCode: 'BAM' },
      subtotalAmount: { amount: '2599.0' },
    })
    expect(cart.lines.nodes[0].cost).toEqual({
      amountPerQuantity: { amount: '1299.5' },
      subtotalAmount: { amount: '2599.0' },
      totalAmount: { amount: '2599.0' },
    })
    const phone = await addVariant({ price: 249_990 }, 'retail')
    const chilean = await cartWith([{ merchandiseId: phone, quantity: 3 }], 'retail')
    expect(chilean.cost.totalAmount).toEqual({ amount: '749970.0', currencyCode: 'CLP' })
    expect(chilean.checkoutUrl).toMatch(/^http:\/\/retail\.localhost:3000\/cart\/c\/[0-9a-f]{32}\?key=[0-9a-f]{32}$/)
  })

  it('that have no price yet cannot be bought', async () => {
    const free = await addVariant({ price: 0, stock: 5 })
    expect(quantitiesOf(await cartWith([{ merchandiseId: free }]))).toEqual([0])
  })

  it('of the same products with the same attributes are one line', async () => {
    const merchandiseId = await addVariant()
    const engraved = [{ key: 'engraving', value: 'A' }]
    const { id: cartId } = await cartWith([{ merchandiseId }, { merchandiseId, attributes: engraved }])
    const { cart } = await queryResult(add, {
      cartId,
      lines: [
        { merchandiseId, quantity: 2 },
        { merchandiseId, attributes: engraved },
      ],
    })
    expect(quantitiesOf(cart)).toEqual([2, 3])
    expect(cart.totalQuantity).toBe(5)
  })

  it('are changed, moved together and removed', async () => {
    const [first, second] = [await addVariant({ price: 1_000 }), await addVariant({ price: 2_000 })]
    const { id: cartId, lines } = await cartWith([{ merchandiseId: first, quantity: 2 }, { merchandiseId: second }])
    const [newest, oldest] = lines.nodes
    const merged = await queryResult(update, { cartId, lines: [{ id: newest.id, merchandiseId: first, quantity: 3 }] })
    expect(merged.cart.lines.nodes).toMatchObject([{ id: oldest.id, quantity: 5 }])
    const emptied = await queryResult(update, { cartId, lines: [{ id: oldest.id, quantity: 0 }] })
    expect(emptied.cart).toMatchObject({ totalQuantity: 0, lines: { nodes: [] } })
    const again = await queryResult(add, { cartId, lines: [{ merchandiseId: first }] })
    const removed = await queryResult(remove, { cartId, lineIds: [again.cart.lines.nodes[0].id] })
    expect(removed.cart.lines.nodes).toEqual([])
  })

  it('may swap their attributes in one call', async () => {
    const merchandiseId = await addVariant()
    const [a, b] = [[{ key: 'k', value: 'a' }], [{ key: 'k', value: 'b' }]]
    const { id: cartId, lines } = await cartWith([
      { merchandiseId, attributes: a },
      { merchandiseId, quantity: 2, attributes: b },
    ])
    const [second, first] = lines.nodes
    const { cart } = await queryResult(update, {
      cartId,
      lines: [
        { id: first.id, attributes: b },
        { id: second.id, attributes: a },
      ],
    })
    expect(cart.lines.nodes).toMatchObject([
      { id: second.id, quantity: 2, attributes: a },
      { id: first.id, quantity: 1, attributes: b },
    ])
  })

  it('get no more than there is, however many lines ask for it', async () => {
    const merchandiseId = await addVariant({ title: 'Rare', stock: 3 })
    const { cart, warnings } = await queryResult(create, {
      lines: [
        { merchandiseId, quantity: 2 },
        { merchandiseId, quantity: 5, attributes: [{ key: 'gift', value: 'yes' }] },
      ],
    })
    expect(quantitiesOf(cart)).toEqual([1, 2])
    const [newest, oldest] = cart.lines.nodes
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 1 item was added to your cart due to availability.',
        target: newest.id,
      },
    ])
    const raised = await queryResult(update, { cartId: cart.id, lines: [{ id: newest.id, quantity: 9 }] })
    expect(quantitiesOf(raised.cart)).toEqual([3, 0])
    expect(raised.warnings.map(({ code, target }: { code: string; target: string }) => [code, target])).toEqual([
      ['MERCHANDISE_OUT_OF_STOCK', oldest.id],
      ['MERCHANDISE_NOT_ENOUGH_STOCK', newest.id],
    ])
  })

  it('are not added where the cart holds all there is, and one of them gets the error', async () => {
    const merchandiseId = await addVariant({ title: 'Last three', stock: 3 })
    const { id: cartId, lines } = await cartWith([{ merchandiseId, quantity: 3 }])
    const [held] = lines.nodes
    const other = [{ merchandiseId, attributes: [{ key: 'gift', value: 'yes' }] }]
    const refused = await queryResult(add, { cartId, lines: other })
    expect(quantitiesOf(refused.cart)).toEqual([3])
    expect(refused.warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 3 items were added to your cart due to availability.',
        target: held.id,
      },
    ])
    await queryResult(update, { cartId, lines: [{ id: held.id, quantity: 0 }] })
    expect(quantitiesOf((await queryResult(add, { cartId, lines: other })).cart)).toEqual([1])
  })

  it('of products that ran out stay at nothing and say so; endless products never run out', async () => {
    const none = await queryResult(create, {
      lines: [{ merchandiseId: await addVariant({ title: 'Gone', stock: 0 }) }],
    })
    expect(quantitiesOf(none.cart)).toEqual([0])
    expect(none.warnings[0]).toMatchObject({
      code: 'MERCHANDISE_OUT_OF_STOCK',
      message: "The product 'Gone' is already sold out.",
    })
    const untracked = await addVariant({ stock: 0, tracked: false })
    const backorder = await addVariant({ stock: 0, continueSelling: true })
    const endless = await queryResult(create, {
      lines: [
        { merchandiseId: untracked, quantity: 50 },
        { merchandiseId: backorder, quantity: 7 },
      ],
    })
    expect(quantitiesOf(endless.cart)).toEqual([7, 50])
    expect(endless.warnings).toEqual([])
  })

  it('added by twenty calls at once are all there', async () => {
    const merchandiseId = await addVariant({ stock: 100 })
    const others = await Promise.all(Array.from({ length: 5 }, () => addVariant()))
    const { id: cartId } = await cartWith([])
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        queryResult(add, { cartId, lines: [{ merchandiseId }, { merchandiseId: others[index % 5] }] }),
      ),
    )
    expect((await queryResult(read, { id: cartId })).totalQuantity).toBe(40)
  })

  it('are read in as many statements for one as for many', async () => {
    const page = `query($id: ID!) { cart(id: $id) { cost { totalAmount { amount } } lines(first: 100) { nodes { quantity
      discountAllocations { discountedAmount { amount } } cost { totalAmount { amount } } merchandise { ... on ProductVariant {
        id title price { amount } image { url } selectedOptions { name value } product { title handle featuredImage { url } } } } } } } }`
    const countConnections = createConnectionCounter(platform.database)
    const statementsFor = async (count: number) => {
      const variants = await Promise.all(Array.from({ length: count }, () => addVariant()))
      const { id } = await cartWith(variants.map((merchandiseId) => ({ merchandiseId })))
      const { result, connections } = await countConnections(() => queryData(page, { id }))
      expect(result.cart.lines.nodes).toHaveLength(count)
      return connections
    }
    const forOne = await statementsFor(1)
    expect(forOne).toBeGreaterThan(1)
    expect(await statementsFor(40)).toBe(forOne)
  })
})
