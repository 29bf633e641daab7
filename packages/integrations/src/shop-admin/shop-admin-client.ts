import { createGraphqlTransport, type TransportOptions } from '../http/graphql-transport.ts'
import { IntegrationError } from '../http/integration-error.ts'

type Options = TransportOptions & {
  /** Of the shop, as `https://dvaput.myshopify.com`. */
  readonly origin: string
  readonly token: string
}

type Subscriptions = { readonly webhookSubscriptions: { readonly nodes: readonly { readonly topic: string }[] } }
type OwnerOfItem = {
  readonly inventoryItem: { readonly variant: { readonly product: { readonly id: string } } | null } | null
}

const apiVersion = '2025-04'

const subscriptionsOf = `query ($callbackUrl: URL!) {
  webhookSubscriptions(first: 100, callbackUrl: $callbackUrl) { nodes { topic } }
}`
const subscribe = `mutation ($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
    userErrors { field message }
  }
}`
const ownerOfItem = 'query ($id: ID!) { inventoryItem(id: $id) { variant { product { id } } } }'

type RequestOptions = {
  /** The built-in platform runs a request of the same key once; the hosted one ignores it. */
  readonly idempotencyKey?: string
  /** Fields that the token has no scope for are null instead of an error. */
  readonly deniedAsNull?: boolean
}

export type AdminRequest = <Data>(
  query: string,
  variables: Record<string, unknown>,
  options?: RequestOptions,
) => Promise<Data>

export const createAdminRequest = ({ origin, token, ...options }: Options): AdminRequest => {
  const url = `${origin}/admin/api/${apiVersion}/graphql.json`
  const send = createGraphqlTransport({ ...options, service: 'shop-admin', url })
  return async <Data>(
    query: string,
    variables: Record<string, unknown>,
    { idempotencyKey, deniedAsNull }: RequestOptions = {},
  ) =>
    (await send(
      { query, variables },
      { 'X-Shopify-Access-Token': token, ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
      { deniedAsNull },
    )) as Data
}

/** Of a shop whose settings have no token for it: every call fails as one to a platform that is away. */
export const withoutAdminAccess: AdminRequest = async () => {
  throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
}

/** The Admin API calls about the catalogue. */
export const createShopAdminClient = (request: AdminRequest) => {
  return {
    /** Topics as `PRODUCTS_UPDATE`. Those that are sent there already are left alone. */
    async subscribeWebhooks(callbackUrl: string, topics: readonly string[]): Promise<string[]> {
      const { webhookSubscriptions } = await request<Subscriptions>(subscriptionsOf, { callbackUrl })
      const known = new Set(webhookSubscriptions.nodes.map(({ topic }) => topic))
      const missing = topics.filter((topic) => !known.has(topic))
      for (const topic of missing)
        await request(subscribe, { topic, webhookSubscription: { callbackUrl, format: 'JSON' } })
      return missing
    },

    /** A webhook about stock names neither variant nor product. */
    async productOfInventoryItem(id: number): Promise<number | undefined> {
      const { inventoryItem } = await request<OwnerOfItem>(ownerOfItem, { id: `gid://shopify/InventoryItem/${id}` })
      const [, number] = /\/(\d{1,15})$/.exec(inventoryItem?.variant?.product.id ?? '') ?? []
      return number === undefined ? undefined : Number(number)
    },
  }
}
