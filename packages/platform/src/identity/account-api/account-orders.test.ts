import { beforeAll, describe, expect, it } from 'vitest'
import { useSignIn } from '../../../../../tests/support/people/sign-in.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform()
const accounts = useSignIn(shop)
let token = ''
let stranger = ''

const queryAccount = (query: string, variables: Record<string, unknown> = {}) =>
  accounts.queryAccount(token, query, variables)

const placeOrder = async (email: string, number: number, total: number) => {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `INSERT INTO platform.orders (shop_id, number, customer_id, email, language, currency, subtotal, discount_total,
       shipping_total, tax_total, total, refunded_total, discounts, delivery, shipping_address, payment_method,
       financial_status, fulfilment_status, status_key)
     SELECT shop_id, $2, id, email, 'bcs', 'BAM', $3::int + 100, 600, 500, 145, $3, 200,
       '[{"code":"POŠTA","title":"Pošta","amount":200,"scope":"delivery"},{"code":"LJETO","title":"Ljeto","amount":600,"scope":"line","percentage":3000}]', '{"handle":"post","title":"Pošta","price":700}',
       '{"firstName":"Ana","lastName":"Anić","company":null,"address1":"Titova 1","address2":null,"city":"Sarajevo","province":null,"zip":"71000","countryCode":"BA","phone":null}',
       'card', 'partially_refunded', 'fulfilled', 'status-key'
     FROM platform.customers WHERE email = $1 RETURNING id`,
    [email, number, total],
  )
  const id = Number(rows[0]?.id)
  const lines = await shop.database.pool.query<{ id: string }>(
    `INSERT INTO platform.order_lines (order_id, variant_id, product_id, title, variant_title, sku, picture_key, quantity,
       unit_price, discount, allocations, fulfilled_quantity, refunded_quantity)
     VALUES ($1, 1, 2, 'ThinkPad', '16 GB', 'TP-16', 'abc.jpg', 2, 1000, 600, '[{"code":"LJETO","amount":600}]', 2, 1) RETURNING id`,
    [id],
  )
  const line = Number(lines.rows[0]?.id)
  await shop.database.pool.query(
    `INSERT INTO platform.fulfilments (order_id, lines, tracking_company, tracking_number, tracking_url)
     VALUES ($1, $2, 'Pošta', 'RR1', 'https://track.example/RR1')`,
    [id, JSON.stringify([{ orderLineId: line, quantity: 2 }])],
  )
  await shop.database.pool.query(
    `INSERT INTO platform.refunds (order_id, amount, lines, key) VALUES ($1, 200, '[]', 'first')`,
    [id],
  )
  return `gid://shopify/Order/${id}`
}

beforeAll(async () => {
  token = (await accounts.signIn('ana@example.com')).tokens.access_token
  stranger = (await accounts.signIn('stranger@example.com')).tokens.access_token
})

describe('orders', () => {
  const orderQuery = `query ($id: ID!) { order(id: $id) {
    id name number processedAt currencyCode financialStatus fulfillmentStatus statusPageUrl email note
    subtotal { amount currencyCode } totalPrice { amount } totalTax { amount } totalShipping { amount } totalRefunded { amount }
    shippingAddress { name formatted(withName: true) formattedArea territoryCode } shippingLine { title originalPrice { amount } }
    discountApplications(first: 2) { nodes { targetType value { __typename ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } } } }
    lineItems(first: 5) { nodes { id title variantTitle quantity price { amount } totalDiscount { amount }
      image { id width height url(transform: { maxWidth: 100 }) altText } discountInformation { title discountValue { amount } }
      discountAllocations { allocatedAmount { amount } discountApplication { ... on DiscountCodeApplication { code } } } } }
    fulfillments(first: 5) { nodes { status trackingInformation { number url }
      fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } } events(first: 1) { nodes { id } } } }
    refunds { totalRefunded { amount } } transactions { kind type status transactionAmount { shopMoney { amount } } }
    paymentInformation { paymentStatus totalPaidAmount { amount } } returns(first: 1) { nodes { id } } customer { id }
  } }`

  it('are read whole by their owner and by nobody else', async () => {
    await shop.database.pool.query(
      `WITH product AS (INSERT INTO platform.products (id, shop_id, handle, title)
         SELECT 2, id, 'thinkpad', 'ThinkPad' FROM platform.shops WHERE handle = 'main' RETURNING id)
       INSERT INTO platform.product_images (id, product_id, position, picture_key, width, height)
       SELECT 77, id, 1, 'abc.jpg', 800, 600 FROM product`,
    )
    const id = await placeOrder('ana@example.com', 2001, 1900)
    const { data, errors } = await queryAccount(orderQuery, { id })
    expect(errors).toBeUndefined()
    expect(data.order).toMatchObject({
      name: '#2001',
      financialStatus: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'ON_ITS_WAY',
      subtotal: { amount: '14.0', currencyCode: 'BAM' },
      totalPrice: { amount: '19.0' },
      totalShipping: { amount: '7.0' },
      discountApplications: {
        nodes: [
          { targetType: 'SHIPPING_LINE', value: { __typename: 'PricingPercentageValue', percentage: 100 } },
          { targetType: 'LINE_ITEM', value: { __typename: 'PricingPercentageValue', percentage: 30 } },
        ],
      },
      lineItems: {
        nodes: [
          {
            title: 'ThinkPad',
            quantity: 2,
            price: { amount: '10.0' },
            totalDiscount: { amount: '6.0' },
            image: { id: 'gid://shopify/ProductImage/77', width: 800, height: 600, altText: 'ThinkPad' },
            discountInformation: [{ title: 'Ljeto', discountValue: { amount: '6.0' } }],
            discountAllocations: [{ allocatedAmount: { amount: '6.0' }, discountApplication: { code: 'LJETO' } }],
          },
        ],
      },
      fulfillments: { nodes: [{ trackingInformation: [{ number: 'RR1' }] }] },
      refunds: [{ totalRefunded: { amount: '2.0' } }],
      transactions: [{ kind: 'SALE', type: 'CARD', status: 'SUCCESS' }],
    })
    expect((await accounts.queryAccount(stranger, orderQuery, { id })).data).toEqual({ order: null })
    for (const wrong of ['x', 'gid://shopify/Order/1', id.replace('Order', 'Customer'), `${id}0000000000`])
      expect((await queryAccount(orderQuery, { id: wrong })).data).toEqual({ order: null })
  })

  it('lie ready where the buyer comes for them, and not where an address is missing', async () => {
    const id = await placeOrder('ana@example.com', 1999, 1900)
    const statusWith = async (handle: string, address: object | null) => {
      await shop.database.pool.query(
        `UPDATE platform.orders SET delivery = jsonb_set(delivery, '{handle}', to_jsonb($2::text)), shipping_address = $3
         WHERE id = $1`,
        [Number(id.split('/').at(-1)), handle, address && JSON.stringify(address)],
      )
      return (await queryAccount(orderQuery, { id })).data.order.fulfillmentStatus
    }
    expect(await statusWith('pickup-sarajevo', { firstName: 'Ana', lastName: 'Anić' })).toBe('READY_FOR_PICKUP')
    expect(await statusWith('agreed', null)).toBe('ON_ITS_WAY')
    await shop.database.pool.query('DELETE FROM platform.orders WHERE number = 1999')
  })

  it('are listed in pages, sorted and narrowed, in as many statements for one as for many', async () => {
    for (const [number, total] of [
      [2002, 4900],
      [2003, 2900],
    ] as const)
      await placeOrder('ana@example.com', number, total)
    const list = `query ($first: Int!, $after: String, $sortKey: OrderSortKeys, $reverse: Boolean, $query: String) { customer {
      orders(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse, query: $query) {
        nodes { name lineItems(first: 2) { nodes { id } } fulfillments(first: 1) { nodes { id } } refunds { id } }
        pageInfo { hasNextPage endCursor } } } }`
    const numbers = async (variables: Record<string, unknown>) =>
      (await queryAccount(list, { first: 9, ...variables })).data.customer.orders.nodes.map(
        ({ name }: { name: string }) => name,
      )
    expect(await numbers({})).toEqual(['#2001', '#2002', '#2003'])
    expect(await numbers({ sortKey: 'TOTAL_PRICE', reverse: true })).toEqual(['#2002', '#2003', '#2001'])
    expect(await numbers({ query: 'order_number:>=2002' })).toEqual(['#2002', '#2003'])
    expect(await numbers({ query: 'name:#2003' })).toEqual(['#2003'])
    const first = (await queryAccount(list, { first: 2, sortKey: 'CREATED_AT' })).data.customer.orders
    expect(first.pageInfo.hasNextPage).toBe(true)
    expect(await numbers({ sortKey: 'CREATED_AT', after: first.pageInfo.endCursor })).toEqual(['#2003'])
    expect((await queryAccount(list, { first: 2, after: 'nonsense' })).errors).toBeDefined()

    const statements = async (many: number) => {
      const { pool } = shop.database
      const query = pool.query.bind(pool)
      let count = 0
      pool.query = ((...args: Parameters<typeof query>) => {
        count += 1
        return query(...args)
      }) as typeof pool.query
      await queryAccount(list, { first: many })
      pool.query = query
      return count
    }
    const forOne = await statements(1)
    expect(forOne).toBeGreaterThan(4)
    expect(await statements(3)).toBe(forOne)
  })
})
