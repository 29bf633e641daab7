import type { RequestListener } from 'node:http'
import type { ShopHandle } from '@dvaput/platform/shops/shop-settings'
import type { ShopsByHost } from './shops-by-host.ts'

type Options = {
  readonly shops: ShopsByHost
  readonly shopEndpointOf: (shop: ShopHandle) => RequestListener
  readonly otherwise: RequestListener
}

/** Requests to a host name of the platform go to its shop, all others to the store. */
export const routeByShop = ({ shops, shopEndpointOf, otherwise }: Options): RequestListener => {
  const endpoints = { main: shopEndpointOf('main'), retail: shopEndpointOf('retail') } satisfies Record<
    ShopHandle,
    RequestListener
  >
  return (request, response) => {
    const shop = shops.shopOfHost(request.headers.host)
    return (shop ? endpoints[shop] : otherwise)(request, response)
  }
}
