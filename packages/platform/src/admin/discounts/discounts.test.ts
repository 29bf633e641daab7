import { expect, it } from 'vitest'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { createTestProduct, queryAdmin } from '../../../../../tests/support/requests/admin-api.ts'

const shop = useTestPlatform()
const queryStorefront = (query: string, variables?: Record<string, unknown>) => queryAdmin(shop, query, variables)

const create = async (basicCodeDiscount: object) =>
  (
    await queryStorefront(
      `mutation ($basicCodeDiscount: DiscountCodeBasicInput!) { discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) {
        codeDiscountNode { id } userErrors { code field message } } }`,
      { basicCodeDiscount },
    )
  ).data.discountCodeBasicCreate

const open = {
  title: 'Offer',
  startsAt: '2020-01-01T00:00:00Z',
  customerSelection: { all: true },
  customerGets: { value: { percentage: 0.1 }, items: { all: true } },
}

const signUp = async (email: string) => {
  const { data } = await shop.query(
    `mutation ($email: String!) { customerCreate(input: { email: $email, password: "sekret-12345" }) { customer { id } }
      customerAccessTokenCreate(input: { email: $email, password: "sekret-12345" }) { customerAccessToken { accessToken } } }`,
    { email },
  )
  return {
    id: data.customerCreate.customer.id as string,
    token: data.customerAccessTokenCreate.customerAccessToken.accessToken as string,
  }
}

const isApplicable = async (code: string, variantId: string, customerAccessToken?: string) => {
  const { data } = await shop.query(
    `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { discountCodes { code applicable } cost { totalAmount { amount } } } } }`,
    {
      input: {
        lines: [{ merchandiseId: variantId, quantity: 1 }],
        discountCodes: [code],
        ...(customerAccessToken ? { buyerIdentity: { customerAccessToken } } : {}),
      },
    },
  )
  const { discountCodes, cost } = data.cartCreate.cart
  return { applicable: discountCodes[0].applicable, total: cost.totalAmount.amount }
}

it('a discount code is for one customer and one product alone, until it is ended', async () => {
  const requested = await createTestProduct(shop, { title: 'Wanted' })
  const other = await createTestProduct(shop, { title: 'Other' })
  const buyer = await signUp('buyer@example.com')
  const stranger = await signUp('stranger@example.com')
  const { codeDiscountNode, userErrors } = await create({
    ...open,
    code: 'offer-77',
    usageLimit: 1,
    appliesOncePerCustomer: true,
    customerSelection: { customers: { add: [buyer.id] } },
    customerGets: {
      value: { discountAmount: { amount: '25.50', appliesOnEachItem: false } },
      items: { products: { productsToAdd: [requested.productId] } },
    },
  })
  expect(userErrors).toEqual([])
  expect(await isApplicable('OFFER-77', requested.variantId, buyer.token)).toEqual({ applicable: true, total: '74.5' })
  expect(await isApplicable('OFFER-77', other.variantId, buyer.token)).toEqual({ applicable: false, total: '100.0' })
  expect(await isApplicable('OFFER-77', requested.variantId, stranger.token)).toEqual({
    applicable: false,
    total: '100.0',
  })
  expect(await isApplicable('OFFER-77', requested.variantId)).toEqual({ applicable: false, total: '100.0' })

  const { data } =
    await queryStorefront(`{ codeDiscountNodeByCode(code: "Offer-77") { id codeDiscount { ... on DiscountCodeBasic {
    title summary status usageLimit appliesOncePerCustomer codes(first: 1) { nodes { code } }
    customerSelection { ... on DiscountCustomers { customers { email } } }
    customerGets { value { ... on DiscountAmount { amount { amount } appliesOnEachItem } } items { ... on DiscountProducts { products(first: 2) { nodes { title } } } } }
  } } } }`)
  expect(data.codeDiscountNodeByCode).toEqual({
    id: codeDiscountNode.id,
    codeDiscount: {
      title: 'Offer',
      summary: '25.50 BAM off 1 product • For 1 customer • One use per customer',
      status: 'ACTIVE',
      usageLimit: 1,
      appliesOncePerCustomer: true,
      codes: { nodes: [{ code: 'OFFER-77' }] },
      customerSelection: { customers: [{ email: 'buyer@example.com' }] },
      customerGets: {
        value: { amount: { amount: '25.5' }, appliesOnEachItem: false },
        items: { products: { nodes: [{ title: 'Wanted' }] } },
      },
    },
  })

  const ended = await queryStorefront(
    `mutation ($id: ID!) { discountCodeDeactivate(id: $id) { codeDiscountNode { codeDiscount { ... on DiscountCodeBasic { status } } } userErrors { code } } }`,
    { id: codeDiscountNode.id },
  )
  expect(ended.data.discountCodeDeactivate).toEqual({
    codeDiscountNode: { codeDiscount: { status: 'EXPIRED' } },
    userErrors: [],
  })
  expect(await isApplicable('OFFER-77', requested.variantId, buyer.token)).toMatchObject({ applicable: false })
})

it.each([
  ['no code', { ...open, code: ' ' }, 'BLANK'],
  ['no title', { ...open, code: 'A1', title: '' }, 'BLANK'],
  ['no start', { ...open, code: 'A2', startsAt: null }, 'BLANK'],
  ['an end before the start', { ...open, code: 'A3', endsAt: '2019-01-01T00:00:00Z' }, 'INVALID'],
  [
    'more than all of it',
    { ...open, code: 'A4', customerGets: { value: { percentage: 10 }, items: { all: true } } },
    'VALUE_OUTSIDE_RANGE',
  ],
  ['no value', { ...open, code: 'A5', customerGets: { items: { all: true } } }, 'BLANK'],
  ['no items', { ...open, code: 'A6', customerGets: { value: { percentage: 0.1 } } }, 'BLANK'],
  ['nobody', { ...open, code: 'A7', customerSelection: {} }, 'BLANK'],
  [
    'an unknown customer',
    { ...open, code: 'A8', customerSelection: { customers: { add: ['gid://shopify/Customer/1'] } } },
    'INVALID',
  ],
  ['a limit of nothing', { ...open, code: 'A9', usageLimit: 0 }, 'GREATER_THAN'],
])('the Admin API refuses a discount code with %s', async (_name, input, code) => {
  expect(await create(input)).toMatchObject({ codeDiscountNode: null, userErrors: [{ code }] })
})

it('a discount code exists once in a shop', async () => {
  await create({ ...open, code: 'TWICE' })
  expect((await create({ ...open, code: 'twice' })).userErrors).toMatchObject([
    { code: 'TAKEN', field: ['basicCodeDiscount', 'code'] },
  ])
})
