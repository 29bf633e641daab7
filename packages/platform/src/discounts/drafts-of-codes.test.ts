import { beforeEach, describe, expect, it } from 'vitest'
import { bosnianBuyer, createWalk } from '../../../../tests/support/platform/checkout-walk.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createTestProduct, queryAdmin } from '../../../../tests/support/requests/admin-api.ts'

const shop = useTestPlatform()
const walk = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000')
const admin = async (query: string, variables: Record<string, unknown>) =>
  (await queryAdmin(shop, query, variables)).data

const code = 'DV-AGREED'
const email = 'amina@example.ba'
const buyer = { ...bosnianBuyer, email }
let product: Awaited<ReturnType<typeof createTestProduct>>
let draftId: string

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** One unit at 74.50 instead of 100.00 for one customer, held until the code ends. */
const agree = async (hours = 24) => {
  const { customerCreate } = await admin(
    'mutation ($input: CustomerInput!) { customerCreate(input: $input) { customer { id } } }',
    { input: { email } },
  )
  const { draftOrderCreate } = await admin(
    'mutation ($input: DraftOrderInput!) { draftOrderCreate(input: $input) { draftOrder { id } userErrors { message } } }',
    {
      input: {
        email,
        lineItems: [{ variantId: product.variantId, quantity: 1 }],
        discountCodes: [code.toLowerCase()],
        reserveInventoryUntil: inHours(hours),
      },
    },
  )
  await admin(
    `mutation ($basicCodeDiscount: DiscountCodeBasicInput!) {
      discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) { userErrors { message } } }`,
    {
      basicCodeDiscount: {
        title: 'Agreed price',
        code,
        startsAt: '2020-01-01T00:00:00Z',
        endsAt: inHours(hours),
        usageLimit: 1,
        appliesOncePerCustomer: true,
        customerSelection: { customers: { add: [customerCreate.customer.id] } },
        customerGets: {
          value: { discountAmount: { amount: '25.50', appliesOnEachItem: false } },
          items: { products: { productVariantsToAdd: [product.variantId] } },
        },
      },
    },
  )
  return draftOrderCreate.draftOrder.id as string
}

const readDraft = async () =>
  (await admin('query ($id: ID!) { draftOrder(id: $id) { status order { id } } }', { id: draftId })).draftOrder

const readStock = async () => {
  const { rows } = await shop.database.pool.query(
    'SELECT on_hand, reserved FROM platform.stock WHERE variant_id = $1',
    [product.variantId.split('/').at(-1)],
  )
  return rows[0]
}

/** Made by a server that knows whose session it is, unless the e-mail was typed by a guest. */
const cartOf = async (buyerEmail: string, { quantity = 1, codes = [code], isTyped = false } = {}) => {
  const privateToken = shop.platform.shopOf('main').tokens.private ?? ''
  const { data } = await shop.query(
    `mutation ($input: CartInput!) { cartCreate(input: $input) { cart {
      checkoutUrl cost { totalAmount { amount } } lines(first: 1) { nodes { quantity } } } } }`,
    {
      input: {
        lines: [{ merchandiseId: product.variantId, quantity }],
        discountCodes: codes,
        buyerIdentity: { email: buyerEmail },
      },
    },
    isTyped ? {} : { headers: { 'Shopify-Storefront-Private-Token': privateToken } },
  )
  const { checkoutUrl, cost, lines } = data.cartCreate.cart
  return { checkoutUrl, total: cost.totalAmount.amount, quantity: lines.nodes[0]?.quantity ?? 0 }
}

beforeEach(async () => {
  await shop.database.pool.query('TRUNCATE platform.discounts, platform.discount_uses, platform.customers CASCADE')
  product = await createTestProduct(shop, { quantity: 1 })
  draftId = await agree()
})

describe('a unit that a draft order holds for a code', () => {
  it('is free for the buyer of the code alone', async () => {
    expect(await cartOf(email)).toMatchObject({ total: '74.5', quantity: 1 })
    expect(await cartOf(email, { codes: [] })).toMatchObject({ quantity: 0 })
    expect(await cartOf('other@example.ba')).toMatchObject({ quantity: 0 })
    expect(await cartOf(email, { isTyped: true })).toMatchObject({ quantity: 0 })
    expect(await cartOf(email, { quantity: 2 })).toMatchObject({ quantity: 1 })
  })

  it('stays held at the payment step, and is sold by the order that uses the code', async () => {
    const token = await walk.open((await cartOf(email)).checkoutUrl)
    const { text } = await walk.fillIn(token, { buyer })
    expect(await readStock()).toEqual({ on_hand: 1, reserved: 1 })
    expect((await walk.place(token, walk.hidden(text, 'shown'))).status).toBe(303)
    expect(await readStock()).toEqual({ on_hand: 0, reserved: 0 })
    expect(await readDraft()).toMatchObject({ status: 'COMPLETED', order: { id: expect.any(String) } })
  })

  it('is sold once to two orders with the code at the same time', async () => {
    const tokens = await Promise.all([1, 2].map(async () => walk.open((await cartOf(email)).checkoutUrl)))
    const shown: string[] = []
    for (const token of tokens) shown.push(walk.hidden((await walk.fillIn(token, { buyer })).text, 'shown'))
    const results = await Promise.all(tokens.map((token, index) => walk.press(token, shown[index] ?? '')))
    expect(results.toSorted()).toEqual(['accepted', 'refused'])
    expect(await readStock()).toEqual({ on_hand: 0, reserved: 0 })
  })

  it('can be paid for by card', async () => {
    const token = await walk.open((await cartOf(email)).checkoutUrl)
    const { text } = await walk.fillIn(token, { buyer })
    await walk.place(token, walk.hidden(text, 'shown'), walk.card('4242424242424242'))
    expect(await readStock()).toEqual({ on_hand: 0, reserved: 0 })
    const { rows } = await shop.database.pool.query(
      'SELECT subtotal, discount_total FROM platform.orders ORDER BY id DESC LIMIT 1',
    )
    expect(rows).toEqual([{ subtotal: '10000', discount_total: '2550' }])
  })

  it('belongs to everybody when the draft order is deleted, and the code buys nothing then', async () => {
    const token = await walk.open((await cartOf(email)).checkoutUrl)
    await admin('mutation ($id: ID!) { draftOrderDelete(input: { id: $id }) { deletedId } }', { id: draftId })
    expect(await cartOf('other@example.ba', { codes: [] })).toMatchObject({ quantity: 1 })
    const other = await walk.open((await cartOf('other@example.ba', { codes: [] })).checkoutUrl)
    await walk.fillIn(other, { buyer: { ...bosnianBuyer, email: 'other@example.ba' } })
    expect((await walk.fillIn(token, { buyer })).text).not.toContain('name="shown"')
    expect(await readStock()).toEqual({ on_hand: 1, reserved: 1 })
  })
})

it('a draft order of a discount code is not free any more once the code has ended', async () => {
  await shop.setClockOffset(25 * 3_600_000)
  expect(await cartOf(email)).toMatchObject({ quantity: 0, total: '0.0' })
})
