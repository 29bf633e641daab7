import { describe, expect, it } from 'vitest'
import { createWalk } from '../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createCustomerToken } from '../customers/tokens/customer-tokens.ts'
import { customers } from '../tables/customers.table.ts'
import { type Discount, discounts } from '../tables/discounts.table.ts'
import { useDiscounts } from './use-discounts.ts'

const platform = useTestPlatform()
const shopId = (shop: 'main' | 'retail' = 'main') => platform.platform.shopOf(shop).shop.id

const addDiscount = async (facts: Partial<Discount> & Pick<Discount, 'code'>, shop?: 'main' | 'retail') => {
  const [made] = await platform.database.db
    .insert(discounts)
    .values({ shopId: shopId(shop), title: facts.code, kind: 'percentage', value: 1_000, ...facts })
    .returning()
  if (!made) throw new Error('the discount was not added')
  return made
}

const fields = `cart { id discountCodes { code applicable } cost { subtotalAmount { amount } totalAmount { amount } }
  discountAllocations { __typename discountedAmount { amount } targetType ... on CartCodeDiscountAllocation { code }
    discountApplication { allocationMethod targetSelection targetType value { ... on PricingPercentageValue { percentage } ... on MoneyV2 { amount } } } }
  lines(first: 9) { nodes { cost { totalAmount { amount } } discountAllocations { discountedAmount { amount } discountApplication { targetSelection } } } } }
  userErrors { code }`

const cartWith = async (
  codes: readonly string[],
  newVariant: readonly { productId: number; variantId: number }[],
  buyerIdentity: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => {
  const lines = newVariant.map(({ variantId }) => ({ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }))
  const { data, errors } = await platform.query(
    `mutation($input: CartInput!) { cartCreate(input: $input) { ${fields} } }`,
    {
      input: { lines, discountCodes: codes, buyerIdentity },
    },
    { headers },
  )
  expect(errors).toBeUndefined()
  return data.cartCreate.cart
}
const newVariant = (price = 10_000) => addProduct(platform.database, shopId(), { price })
const privateToken = () => platform.platform.shopOf('main').tokens.private ?? ''
const isApplicable = async (...args: Parameters<typeof cartWith>) =>
  (await cartWith(...args)).discountCodes[0].applicable

describe('a discount code', () => {
  it('takes a share off the whole cart, and is listed there', async () => {
    await addDiscount({ code: 'TENOFF' })
    const cart = await cartWith([' tenoff '], [await newVariant(), await newVariant(5_555)])
    expect(cart.discountCodes).toEqual([{ code: 'tenoff', applicable: true }])
    expect(cart.cost).toEqual({ subtotalAmount: { amount: '155.55' }, totalAmount: { amount: '139.99' } })
    expect(cart.discountAllocations).toEqual([
      {
        __typename: 'CartCodeDiscountAllocation',
        code: 'TENOFF',
        discountedAmount: { amount: '15.56' },
        targetType: 'LINE_ITEM',
        discountApplication: {
          allocationMethod: 'ACROSS',
          targetSelection: 'ALL',
          targetType: 'LINE_ITEM',
          value: { percentage: 10 },
        },
      },
    ])
    expect(
      cart.lines.nodes.every((line: { discountAllocations: unknown[] }) => line.discountAllocations.length === 0),
    ).toBe(true)
  })

  it('bound to a product is listed on its line', async () => {
    const [bound, other] = [await newVariant(), await newVariant()]
    await addDiscount({ code: 'BOUND', kind: 'fixed-amount', value: 2_550, productIds: [bound.productId] })
    const cart = await cartWith(['BOUND'], [bound, other])
    expect(cart.lines.nodes).toMatchObject([
      { cost: { totalAmount: { amount: '100.0' } }, discountAllocations: [] },
      {
        cost: { totalAmount: { amount: '74.5' } },
        discountAllocations: [
          { discountedAmount: { amount: '25.5' }, discountApplication: { targetSelection: 'ENTITLED' } },
        ],
      },
    ])
    expect(cart.cost).toEqual({ subtotalAmount: { amount: '174.5' }, totalAmount: { amount: '174.5' } })
    expect(cart.discountAllocations).toEqual([])
    expect(await isApplicable(['BOUND'], [other])).toBe(false)
  })

  it('is kept without effect where it does not apply, and replaced by the next list', async () => {
    const item = await newVariant()
    await addDiscount({ code: 'LARGE', minimumSubtotal: 10_001 })
    await addDiscount({ code: 'ELSEWHERE' }, 'retail')
    const cart = await cartWith(['LARGE', 'ELSEWHERE', 'UNKNOWN', '\u0130'], [item])
    expect(cart.discountCodes.map(({ applicable }: { applicable: boolean }) => applicable)).toEqual([
      false,
      false,
      false,
      false,
    ])
    const update = `mutation($cartId: ID!, $codes: [String!]) { cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $codes) { ${fields} } }`
    await addDiscount({ code: 'LATER' })
    const { data } = await platform.query(update, { cartId: cart.id, codes: ['later', 'LATER', ''] })
    expect(data.cartDiscountCodesUpdate.cart.discountCodes).toEqual([{ code: 'later', applicable: true }])
    const { data: none } = await platform.query(update, { cartId: cart.id, codes: [] })
    expect(none.cartDiscountCodesUpdate.cart.discountCodes).toEqual([])
  })

  it('opens and closes by the clock', async () => {
    const item = await newVariant()
    const at = (days: number) => new Date(Date.now() + days * 86_400_000)
    await addDiscount({ code: 'WEEK', startsAt: at(1), endsAt: at(8) })
    expect(await isApplicable(['WEEK'], [item])).toBe(false)
    await platform.setClockOffset(2 * 86_400_000)
    expect(await isApplicable(['WEEK'], [item])).toBe(true)
    await platform.setClockOffset(9 * 86_400_000)
    expect(await isApplicable(['WEEK'], [item])).toBe(false)
    await platform.setClockOffset(0)
  })

  it('of certain customers is theirs alone', async () => {
    const item = await newVariant()
    const token = (email: string) =>
      platform.database.inTransaction(async (tx) => {
        const [made] = await tx.db.insert(customers).values({ shopId: shopId(), email }).returning()
        if (!made) throw new Error('no customer was made')
        return { id: made.id, customerAccessToken: (await createCustomerToken(tx, made.id)).accessToken }
      })
    const [mine, other] = [await token('mine@example.com'), await token('theirs@example.com')]
    await addDiscount({ code: 'MINE', customerIds: [mine.id] })
    const by = ({ customerAccessToken }: { customerAccessToken: string }) => ({ customerAccessToken })
    expect(await isApplicable(['MINE'], [item], by(mine))).toBe(true)
    expect(await isApplicable(['MINE'], [item], by(other))).toBe(false)
    expect(await isApplicable(['MINE'], [item])).toBe(false)
    // Anybody may type an e-mail; a server with the private token knows whose session it is.
    expect(await isApplicable(['MINE'], [item], { email: 'Mine@example.com' })).toBe(false)
    const server = { 'Shopify-Storefront-Private-Token': privateToken() }
    expect(await isApplicable(['MINE'], [item], { email: 'Mine@example.com' }, server)).toBe(true)
    expect(await isApplicable(['MINE'], [item], { email: 'theirs@example.com' }, server)).toBe(false)
    expect(await isApplicable(['MINE'], [item], { ...by(other), email: 'mine@example.com' }, server)).toBe(false)
  })

  it('of a certain customer is lost where somebody else’s e-mail is put into the cart', async () => {
    const [made] = await platform.database.db
      .insert(customers)
      .values({ shopId: shopId(), email: 'bound@example.com' })
      .returning()
    await addDiscount({ code: 'NAMED', customerIds: [made?.id ?? 0] })
    const server = { 'Shopify-Storefront-Private-Token': privateToken() }
    const { id } = await cartWith(['NAMED'], [await newVariant()], { email: 'bound@example.com' }, server)
    const rename = async (email: string) => {
      const { data } = await platform.query(
        `mutation($id: ID!, $buyer: CartBuyerIdentityInput!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) { ${fields} } }`,
        { id, buyer: { email } },
      )
      return data.cartBuyerIdentityUpdate.cart.discountCodes[0].applicable
    }
    expect(await rename('other@example.com')).toBe(false)
    expect(await rename('bound@example.com')).toBe(false)
  })

  it('makes the delivery free', async () => {
    await addDiscount({ code: 'FREESHIP', kind: 'free-delivery', value: 0 })
    const { id } = await cartWith(['freeship'], [await newVariant()])
    const { data: added } = await platform.query(
      `mutation($id: ID!) { cartDeliveryAddressesAdd(cartId: $id, addresses: [{ address: { deliveryAddress: { countryCode: BA, city: "Tuzla" } } }]) { cart { deliveryGroups(first: 1) { nodes { id } } } } }`,
      { id },
    )
    const { data } = await platform.query(
      `mutation($id: ID!, $group: ID!) { cartSelectedDeliveryOptionsUpdate(cartId: $id, selectedDeliveryOptions: [{ deliveryGroupId: $group, deliveryOptionHandle: "express" }]) { ${fields} } }`,
      { id, group: added.cartDeliveryAddressesAdd.cart.deliveryGroups.nodes[0].id },
    )
    expect(data.cartSelectedDeliveryOptionsUpdate.cart).toMatchObject({
      discountCodes: [{ applicable: true }],
      cost: { totalAmount: { amount: '100.0' } },
      discountAllocations: [{ targetType: 'SHIPPING_LINE', discountedAmount: { amount: '15.0' } }],
    })
  })
})

describe('using a code', () => {
  const useOnce = async (orderId: number, codes: readonly string[], email?: string) => {
    let refusal: Awaited<ReturnType<typeof useDiscounts>>
    await platform.database
      .inTransaction(async (tx) => {
        refusal = await useDiscounts(tx, {
          shopId: shopId(),
          codes,
          orderId,
          email: email ?? `buyer${orderId}@example.com`,
        })
        if (refusal) throw new Error('refused')
      })
      .catch((error: Error) => expect(error.message).toBe('refused'))
    return refusal
  }

  it('stops at its limit, however many orders come at once', async () => {
    const { id } = await addDiscount({ code: 'FIVE', usageLimit: 5 })
    const refusals = await Promise.all(Array.from({ length: 20 }, (_, index) => useOnce(index + 1, ['five'])))
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(5)
    expect(refusals.find((refusal) => refusal !== undefined)).toEqual({ code: 'FIVE', reason: 'used-up' })
    const { rows } = await platform.database.pool.query('SELECT usage_count FROM platform.discounts WHERE id = $1', [
      id,
    ])
    expect(rows).toEqual([{ usage_count: 5 }])
    expect(await isApplicable(['FIVE'], [await newVariant()])).toBe(false)
  })

  it('is once for each buyer where the code says so, and once for each order always', async () => {
    await addDiscount({ code: 'ONCE', oncePerCustomer: true })
    await addDiscount({ code: 'OFTEN' })
    const same = await Promise.all([101, 102, 103].map((orderId) => useOnce(orderId, ['ONCE'], 'Same@Example.com')))
    expect(same.filter((refusal) => refusal?.reason === 'already-used')).toHaveLength(2)
    expect(await useOnce(104, ['ONCE', 'OFTEN'])).toBeUndefined()
    expect(await useOnce(105, ['OFTEN'])).toBeUndefined()
    expect(await useOnce(105, ['OFTEN'])).toEqual({ code: 'OFTEN', reason: 'already-used' })
    expect(await useOnce(106, ['NOWHERE'])).toEqual({ code: 'NOWHERE', reason: 'not-found' })
    expect(await isApplicable(['ONCE'], [await newVariant()], { email: 'same@example.com' })).toBe(false)
    expect(await isApplicable(['ONCE'], [await newVariant()], { email: 'new@example.com' })).toBe(true)
  })
})

describe('guessing codes', () => {
  const update = `mutation($cartId: ID!, $codes: [String!]) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $codes) { cart { discountCodes { code applicable } } } }`
  const create = `mutation($codes: [String!]) { cartCreate(input: { discountCodes: $codes }) { cart { id } } }`
  const guesses = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `GUESS-${from + index}`)

  it('is slow for one network, whichever way the codes come, and tells nothing of the right one', async () => {
    await addDiscount({ code: 'RIGHT' })
    const clientIp = '198.51.100.70'
    const { data } = await platform.query(create, { codes: guesses(5) }, { clientIp })
    const cartId = data.cartCreate.cart.id
    const tries = (codes: readonly string[], asking: Parameters<typeof platform.query>[2] = { clientIp }) =>
      platform.query(update, { cartId, codes }, asking)
    expect((await tries(['RIGHT', ...guesses(249, 100)])).errors).toMatchObject([{ extensions: { code: 'THROTTLED' } }])
    expect((await tries(guesses(25, 1_000))).errors).toBeUndefined()
    for (const code of ['RIGHT', 'WRONG'])
      expect((await tries([code])).errors).toMatchObject([{ extensions: { code: 'THROTTLED' } }])
    expect((await tries(guesses(25, 1_000))).errors).toBeUndefined()
    const elsewhere = await tries(['RIGHT'], { clientIp: '198.51.100.71' })
    expect(elsewhere.data.cartDiscountCodesUpdate.cart.discountCodes).toMatchObject([{ code: 'RIGHT' }])
    const page = await platform.query(create, { codes: ['MORE'] }, { clientIp })
    expect(page.errors).toMatchObject([{ extensions: { code: 'THROTTLED' } }])
    const server = { 'X-Shopify-Storefront-Access-Token': '', 'Shopify-Storefront-Private-Token': privateToken() }
    expect((await tries(guesses(60, 2_000), { clientIp, headers: server })).errors).toBeUndefined()
  })

  it('is as slow on the pages of the checkout, where nothing typed is lost', async () => {
    const clientIp = '198.51.100.72'
    const walk = createWalk((path, init) => platform.fetchAt(path, init, { clientIp }), 'http://main.localhost:3000')
    const { variantId } = await newVariant()
    const { data } = await platform.query(
      `mutation($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }`,
      { id: `gid://shopify/ProductVariant/${variantId}` },
    )
    const token = await walk.open(data.cartCreate.cart.checkoutUrl)
    const send = (code: string, step: string) =>
      walk.post(`/checkouts/${token}/discount`, { code, step, city: 'Sarajevo' })
    for (const code of guesses(30)) await send(code, 'information')
    const refused = await send('RIGHT', 'information')
    expect(refused.text).toContain('Isprobano je previše kodova')
    expect(refused.text).toContain('value="Sarajevo"')
    expect(refused.text).not.toContain('>RIGHT<')
    const { location } = await send('RIGHT', 'payment')
    expect(new URL(location ?? '', 'http://main').searchParams.get('fate')).toBe('too-many')
  })
})
