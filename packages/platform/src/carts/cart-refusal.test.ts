import { describe, expect, it } from 'vitest'
import { purgePlatform } from '../../../../tests/support/databases/purges.ts'
import { cartQueries, cartsOf } from '../../../../tests/support/platform/cart-queries.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const { queryResult, cartWith, addVariant } = cartsOf(platform)
const { create, add, update, remove, read } = cartQueries

const noCart = {
  cart: null,
  userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
}

describe('a bad line', () => {
  const refusedByType = [1.5, 1e10, '1e3', 2 ** 53, '2', Number.MAX_SAFE_INTEGER]
  it.each(refusedByType)('with the quantity %s is no GraphQL value', async (quantity) => {
    const { id: cartId } = await cartWith([])
    const { errors, data } = await platform.query(add, {
      cartId,
      lines: [{ merchandiseId: await addVariant(), quantity }],
    })
    expect(errors?.length).toBeGreaterThan(0)
    expect(data).toBeUndefined()
  })

  it.each([
    [0, 'INVALID'],
    [-1, 'INVALID'],
    [1_000_001, 'LESS_THAN'],
    [2_147_483_647, 'LESS_THAN'],
  ])('with the quantity %s is refused', async (quantity, code) => {
    const merchandiseId = await addVariant({ tracked: false })
    const { id: cartId, lines } = await cartWith([{ merchandiseId, quantity: 2 }])
    const added = await queryResult(add, { cartId, lines: [{ merchandiseId, quantity }] })
    expect(added.userErrors).toMatchObject([{ code, field: ['lines', '0', 'quantity'] }])
    expect(added.cart.totalQuantity).toBe(2)
    if (quantity === 0) return
    const updated = await queryResult(update, { cartId, lines: [{ id: lines.nodes[0].id, quantity }] })
    expect(updated.userErrors).toMatchObject([{ code, field: ['lines', '0', 'quantity'] }])
    expect(updated.cart.totalQuantity).toBe(2)
  })

  it('does not pass the largest quantity in two steps', async () => {
    const merchandiseId = await addVariant({ tracked: false })
    const { id: cartId } = await cartWith([{ merchandiseId, quantity: 1_000_000 }])
    const added = await queryResult(add, { cartId, lines: [{ merchandiseId }] })
    expect(added).toMatchObject({ userErrors: [{ code: 'LESS_THAN' }], cart: { totalQuantity: 1_000_000 } })
  })

  it('is refused where nobody could count what the cart is worth', async () => {
    const merchandiseId = await addVariant({ tracked: false, price: 10 ** 13 })
    const { id: cartId } = await cartWith([{ merchandiseId, quantity: 900 }])
    const added = await queryResult(add, { cartId, lines: [{ merchandiseId }] })
    expect(added).toMatchObject({ userErrors: [{ code: 'MAXIMUM_EXCEEDED' }], cart: { totalQuantity: 900 } })
  })

  it('of products nobody offers is refused, and a cart made with it is not made', async () => {
    const elsewhere = await addVariant({}, 'retail')
    const draft = await addVariant({ status: 'draft' })
    const bad = [
      elsewhere,
      draft,
      'gid://shopify/ProductVariant/999',
      'gid://shopify/Product/1',
      'nonsense',
      '',
      'gid://shopify/ProductVariant/99999999999999999999',
    ]
    for (const merchandiseId of bad) {
      const made = await queryResult(create, { lines: [{ merchandiseId }] })
      expect(made).toMatchObject({
        cart: null,
        userErrors: [
          {
            code: 'INVALID',
            field: ['input', 'lines', '0', 'merchandiseId'],
            message: `The merchandise with id ${merchandiseId} does not exist.`,
          },
        ],
      })
    }
  })

  it('that the cart does not have is refused and nothing changes', async () => {
    const merchandiseId = await addVariant()
    const other = await cartWith([{ merchandiseId }])
    const { id: cartId } = await cartWith([{ merchandiseId, quantity: 2 }])
    for (const id of [other.lines.nodes[0].id, 'gid://shopify/CartLine/none?cart=none', 'nonsense', '\ud800']) {
      const updated = await queryResult(update, { cartId, lines: [{ id, quantity: 5 }] })
      const removed = await queryResult(remove, { cartId, lineIds: [id] })
      expect(updated.userErrors.length + removed.userErrors.length).toBe(2)
    }
    const { userErrors, cart } = await queryResult(remove, {
      cartId,
      lineIds: ['gid://shopify/CartLine/none?cart=none'],
    })
    expect(userErrors).toEqual([
      {
        code: 'INVALID_MERCHANDISE_LINE',
        field: ['lineIds', '0'],
        message: 'The merchandise line with id none does not exist.',
      },
    ])
    expect(cart.totalQuantity).toBe(2)
  })

  it('too many is refused', async () => {
    const merchandiseId = await addVariant({ tracked: false })
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, index) => ({
        merchandiseId,
        attributes: [{ key: 'n', value: String(from + index) }],
      }))
    const tooLarge = await platform.query(create, { lines: many(251) })
    expect(tooLarge.errors).toMatchObject([
      {
        message: 'The input array size of 251 is greater than the maximum allowed of 250.',
        extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
      },
    ])
    const { id: cartId } = await cartWith(many(250))
    await queryResult(add, { cartId, lines: many(250, 250) })
    const full = await queryResult(add, { cartId, lines: many(1, 500) })
    expect(full).toMatchObject({ userErrors: [{ code: 'MAXIMUM_EXCEEDED' }], cart: { totalQuantity: 500 } })
  })
})

describe('a cart opens', () => {
  it('to nobody without its key, with another key, in another shop or once it is bought', async () => {
    const merchandiseId = await addVariant()
    const { id: cartId } = await cartWith([{ merchandiseId }])
    const [token] = cartId.split('?')
    const wrong = [
      token,
      `${token}?key=${'0'.repeat(32)}`,
      `${token}?key=`,
      'gid://shopify/Cart/none?key=none',
      'nonsense',
      '\ud800',
    ]
    for (const id of wrong) {
      expect(await queryResult(read, { id })).toBeNull()
      expect(await queryResult(add, { cartId: id, lines: [{ merchandiseId }] })).toMatchObject(noCart)
    }
    expect(await queryResult(read, { id: cartId }, 'retail')).toBeNull()
    expect(await queryResult(add, { cartId, lines: [] }, 'retail')).toMatchObject(noCart)
    await platform.database.pool.query('UPDATE platform.carts SET completed_at = app_now() WHERE token = $1', [
      token.split('/').at(-1),
    ])
    expect(await queryResult(read, { id: cartId })).toBeNull()
    expect(await queryResult(add, { cartId, lines: [{ merchandiseId }] })).toMatchObject(noCart)
  })

  it('for thirty days after it was last touched', async () => {
    const day = 86_400_000
    const merchandiseId = await addVariant()
    const { id: old } = await cartWith([{ merchandiseId }])
    const { id: touched } = await cartWith([{ merchandiseId }])
    const tokenOf = (id: string) => /Cart\/(\w+)/.exec(id)?.[1]
    await platform.database.pool.query(
      `INSERT INTO platform.checkouts (token, shop_id, cart_token, language, email, state, order_id) VALUES
       ('of-old', $1, $2, 'en', 'a@example.ba', 'open', NULL), ('of-touched', $1, $3, 'en', 'b@example.ba', 'open', NULL),
       ('of-bought', $1, 'bought', 'en', 'c@example.ba', 'completed', 1)`,
      [platform.platform.shopOf('main').shop.id, tokenOf(old), tokenOf(touched)],
    )
    await platform.setClockOffset(29 * day)
    await queryResult(add, { cartId: touched, lines: [{ merchandiseId }] })
    await platform.setClockOffset(31 * day)
    await purgePlatform(platform.database)
    expect(await queryResult(read, { id: old })).toBeNull()
    expect((await queryResult(read, { id: touched })).totalQuantity).toBe(2)
    const { rows } = await platform.database.pool.query('SELECT token FROM platform.checkouts ORDER BY token')
    expect(rows).toEqual([{ token: 'of-bought' }, { token: 'of-touched' }])
    await platform.setClockOffset(0)
  })
})
