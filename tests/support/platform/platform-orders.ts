import { createTestProduct, queryAdmin } from '../requests/admin-api.ts'
import type { TestPlatform } from './test-platform.ts'

type ShopName = 'main' | 'retail'
type Facts = {
  readonly shop?: ShopName
  readonly email?: string
  readonly quantity?: number
  readonly paid?: boolean
  /** The platform's id. */
  readonly customerId?: string
  readonly attributes?: readonly { readonly key: string; readonly value: string }[]
  readonly lineAttributes?: readonly { readonly key: string; readonly value: string }[]
  readonly lines?: number
}

const errors = 'userErrors { field message }'
const address = {
  ...{ firstName: 'Amra', lastName: 'Hodžić', address1: 'Ferhadija 1', city: 'Sarajevo', zip: '71000' },
  ...{ country: 'BA', phone: '+38761123456' },
}

/** An order that the shop's own backend places, with a product of its own. */
export const placeOrder = async (
  platform: Pick<TestPlatform, 'fetchAt' | 'platform'>,
  {
    shop = 'main',
    email = 'buyer@example.com',
    quantity = 2,
    paid = false,
    customerId,
    attributes = [],
    lineAttributes = [],
    lines = 1,
  }: Facts = {},
) => {
  const run = async (query: string, variables: Record<string, unknown>) => {
    const { data, errors: failed } = await queryAdmin(platform, query, variables, { shop })
    if (!data) throw new Error(JSON.stringify(failed))
    return data
  }
  const price = shop === 'main' ? '100.00' : '100000'
  const product = await createTestProduct(platform, { price, quantity: quantity * lines + 5, shop })
  const lineItems = Array.from({ length: lines }, (_, at) => ({
    variantId: product.variantId,
    quantity,
    customAttributes: [...lineAttributes, ...(lines > 1 ? [{ key: 'line', value: String(at) }] : [])],
  }))
  const input = {
    email,
    lineItems,
    shippingAddress: address,
    customAttributes: attributes,
    ...(customerId && { purchasingEntity: { customerId } }),
  }
  const created = await run(
    `mutation ($input: DraftOrderInput!) { draftOrderCreate(input: $input) { draftOrder { id } ${errors} } }`,
    { input },
  )
  if (!created.draftOrderCreate.draftOrder) throw new Error(JSON.stringify(created.draftOrderCreate.userErrors))
  const completed = await run(
    `mutation ($id: ID!, $paymentPending: Boolean) { draftOrderComplete(id: $id, paymentPending: $paymentPending) {
      draftOrder { order { id name fulfillmentOrders(first: 1) { nodes { id lineItems(first: 1) { nodes { id } } } } } } ${errors}
    } }`,
    { id: created.draftOrderCreate.draftOrder.id, paymentPending: !paid },
  )
  const { order } = completed.draftOrderComplete.draftOrder
  const [fulfilmentOrder] = order.fulfillmentOrders.nodes
  const id = order.id as string

  return {
    id,
    name: order.name as string,
    number: Number(id.split('/').at(-1)),
    ...product,
    markAsPaid: () =>
      run(`mutation ($id: ID!) { orderMarkAsPaid(input: { id: $id }) { ${errors} } }`, { id }).then(
        (data) => data.orderMarkAsPaid,
      ),
    /** The first line, or so many of it. */
    fulfil: (units: number, tracking: Record<string, string> = { company: 'BH Pošta', number: 'RR1' }) =>
      run(`mutation ($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) { ${errors} } }`, {
        fulfillment: {
          lineItemsByFulfillmentOrder: [
            {
              fulfillmentOrderId: fulfilmentOrder.id,
              fulfillmentOrderLineItems: [{ id: fulfilmentOrder.lineItems.nodes[0].id, quantity: units }],
            },
          ],
          trackingInfo: tracking,
        },
      }).then((data) => data.fulfillmentCreate),
  }
}
