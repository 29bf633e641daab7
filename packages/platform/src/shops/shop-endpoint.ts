import type { Shop } from '../tables/shops.table.ts'

/** The shop that a request was sent to, and who sent it. */
export type ShopEndpoint = {
  readonly shop: Shop
  /** Scheme, host and port as the client wrote them: URLs in the response are reachable the same way. */
  readonly origin: string
  /** IP of the client; behind a private token, of the buyer that the token's holder names. */
  readonly clientIp: string
  /** The IP is a server's that sends requests for many buyers without naming them. */
  readonly speaksForMany?: boolean
  /** In error messages and in the log, so that the two can be matched. */
  readonly requestId: string
}

/** What every route of a shop endpoint gets as `c.env.endpoint`. */
export type ShopEndpointEnv = { Bindings: { endpoint: ShopEndpoint } }
