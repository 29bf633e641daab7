import { createGraphqlTransport } from '../http/graphql-transport.ts'
import { type AccountCustomer, type AccountCustomerResponse, reshapeAccountCustomer } from './account-customer.ts'
import { cachedForAnHour } from './cached-for-an-hour.ts'
import { createIdentityFetch } from './identity-fetch.ts'
import { isUsableUrl, readWellKnown } from './read-well-known.ts'

type Options = {
  /** Of the shop, as `https://dvaput.myshopify.com`. */
  readonly origin: string
  /** Of the store; a hosted platform refuses requests without one. */
  readonly clientOrigin: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly timeoutMs?: number
  readonly now?: () => number
}

const service = 'customer account'

const address =
  'id firstName lastName company address1 address2 city province zoneCode country territoryCode zip phoneNumber'
// Ten of each, as everywhere in the account. // ENT-17
const query = `{
  customer {
    id firstName lastName
    emailAddress { emailAddress }
    phoneNumber { phoneNumber }
    defaultAddress { ${address} }
    addresses(first: 10) { nodes { ${address} } }
    orders(first: 10, sortKey: PROCESSED_AT, reverse: true) {
      nodes {
        id name processedAt financialStatus fulfillmentStatus statusPageUrl
        totalPrice { amount currencyCode }
      }
    }
  }
}`

/** The platform's API for a customer who has logged in there. */
export const createCustomerAccountApi = ({ timeoutMs = 8_000, now = Date.now, ...options }: Options) => {
  const { origin, clientOrigin, fetch } = options
  const identityFetch = createIdentityFetch({ service, fetch, clientOrigin, timeoutMs })

  const connect = cachedForAnHour(async () => {
    const { document, failed } = await readWellKnown(
      service,
      identityFetch,
      `${origin}/.well-known/customer-account-api`,
    )
    if (!isUsableUrl(document.graphql_api, origin)) throw failed()
    return createGraphqlTransport({ service, url: document.graphql_api, fetch, timeoutMs })
  }, now)

  return {
    async readCustomer(accessToken: string): Promise<AccountCustomer> {
      const send = await connect()
      // The hosted platform takes the token without the word "Bearer".
      const data = await send({ query, variables: {} }, { Authorization: accessToken, Origin: clientOrigin })
      return reshapeAccountCustomer(data as AccountCustomerResponse)
    },
  }
}

export type CustomerAccountApi = ReturnType<typeof createCustomerAccountApi>
