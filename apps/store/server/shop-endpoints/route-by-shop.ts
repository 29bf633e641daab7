import type { RequestListener } from 'node:http'
import type { ShopHandle } from '@dvaput/platform/shops/shop-settings'
import type { ShopsByHost } from './shops-by-host.ts'

type Options = {
  readonly shops: ShopsByHost
  readonly shopEndpointOf: (shop: ShopHandle) => RequestListener
  readonly otherwise: RequestListener
}

/** A host name of the platform's leads to its shop before anything of our own shop is asked. */
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
