import { createGraphqlTransport, type RequestOptions, type TransportOptions } from '../http/graphql-transport.ts'
import type { StorefrontDocument } from './graphql.ts'
import { printQuery, type QueryContext } from './print-query.ts'

type Access = { readonly publicToken: string } | { readonly privateToken: string }

type Options = Access &
  TransportOptions & {
    /** Of the shop, as `https://dvaput.myshopify.com`. */
    readonly origin: string
    /** Its name in errors, in the log and in figures. */
    readonly service?: string
  }

export type QueryOptions = QueryContext &
  RequestOptions & {
    /** Whose requests are counted; sent with a private token only, and must be trusted. */
    readonly buyerIp?: string | undefined
  }

export type StorefrontClient = ReturnType<typeof createStorefrontClient>

// The version that the specification names. // SF-01
const apiVersion = '2025-04'

const headersOf = (access: Access, buyerIp: string | undefined): Record<string, string> =>
  'privateToken' in access
    ? {
        'Shopify-Storefront-Private-Token': access.privateToken,
        ...(buyerIp === undefined ? {} : { 'Shopify-Storefront-Buyer-IP': buyerIp }),
      }
    : { 'X-Shopify-Storefront-Access-Token': access.publicToken }

/** Queries a shop's Storefront API. Results are typed by the document: see graphql.ts. */
export const createStorefrontClient = ({ origin, service = 'storefront', ...options }: Options) => {
  const send = createGraphqlTransport({ ...options, service, url: `${origin}/api/${apiVersion}/graphql.json` })
  return {
    service,
    async request<Data, Variables>(
      document: StorefrontDocument<Data, Variables>,
      variables: Variables,
      { buyerIp, language, country, ...sending }: QueryOptions = {},
    ): Promise<Data> {
      const question = { query: printQuery(document, { language, country }), variables }
      return (await send(question, headersOf(options, buyerIp), sending)) as Data
    },
  }
}
