import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'

const address = `{
  firstName lastName company address1 address2 city province zip country phone
}`

const profile = `query ($id: ID!) {
  customer(id: $id) {
    id email firstName lastName phone locale createdAt updatedAt verifiedEmail tags
    emailMarketingConsent { marketingState }
    addresses(first: 250) ${address}
  }
}`

/** Small pages, because the platform counts orders times lines. */
const ordersPage = `query ($id: ID!, $after: String) {
  customer(id: $id) {
    orders(first: 5, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id name email phone processedAt cancelledAt displayFinancialStatus displayFulfillmentStatus note
        totalPriceSet { shopMoney { amount currencyCode } }
        shippingAddress ${address}
        lineItems(first: 100) { nodes { title quantity originalTotalSet { shopMoney { amount currencyCode } } } }
      }
    }
  }
}`

type OrdersPage = {
  readonly customer: {
    readonly orders: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
      readonly nodes: readonly unknown[]
    }
  } | null
}

/** A thousand orders. */
const maxPages = 200

/** All that the platform keeps of a customer, in its own words; null where it knows none. */
export const readCustomerData = async (request: AdminRequest, id: string) => {
  const { customer } = await request<{ customer: object | null }>(profile, { id })
  if (!customer) return null
  const orders: unknown[] = []
  let after: string | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const read: OrdersPage = await request<OrdersPage>(ordersPage, { id, after })
    if (!read.customer) break
    const { nodes, pageInfo } = read.customer.orders
    orders.push(...nodes)
    if (!pageInfo.hasNextPage) break
    after = pageInfo.endCursor
  }
  return { ...customer, orders }
}
