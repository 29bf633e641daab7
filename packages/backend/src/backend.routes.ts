import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Context } from 'hono'
import type { Backend } from './backend.ts'
import { bannersRoutes } from './banners/banners.routes.ts'
import { cartLinesRoutes } from './cart/cart-lines.routes.ts'
import { serverCartRoutes } from './cart/server-cart.routes.ts'
import { collectionsRoutes } from './catalogue/api/collections.routes.ts'
import { productsRoutes } from './catalogue/api/products.routes.ts'
import { viewsRoutes } from './catalogue/api/views.routes.ts'
import { adminCheckoutRoutes } from './checkout/admin-checkout.routes.ts'
import { formatBrowserCookie, readBrowserCookie } from './checkout/browser-cookie.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { customerGetRoutes } from './customers/customer-get.routes.ts'
import { logOutRoutes } from './customers/log-out.routes.ts'
import { meRoutes } from './customers/me.routes.ts'
import { createRequireGrant } from './gate/require-grant.ts'
import { createApi } from './http/create-api.ts'
import { importedOrdersRoutes } from './imported-orders/imported-orders.routes.ts'
import { paymentWebhookRoutes } from './imported-orders/payments/payment-webhooks.routes.ts'
import { internationalRoutes } from './international/international.routes.ts'
import { passkeysRoutes } from './login/passkeys/passkeys.routes.ts'
import { platformLoginRoutes } from './login/platform/platform-login.routes.ts'
import { marketRoutes } from './markets/market.routes.ts'
import { offersRoutes } from './offers/offers.routes.ts'
import { orderFilesRoutes } from './order-files/order-files.routes.ts'
import { createOrderReader } from './order-links/order-reader.ts'
import type { RateLimiter } from './rate-limits/rate-limiter.ts'
import { reservationsRoutes } from './reservations/reservations.routes.ts'
import { returnPhotosRoutes } from './returns/return-photos.routes.ts'
import { targetPricesRoutes } from './target-prices/target-prices.routes.ts'
import { temporaryProductsRoutes } from './temporary-products/temporary-products.routes.ts'
import { createWebhookRoutes } from './webhook-inbox/webhook-inbox.routes.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'

type Needs = {
  readonly backend: Pick<
    Backend,
    | 'banners'
    | 'targetPrices'
    | 'cartLines'
    | 'catalogue'
    | 'checkout'
    | 'customers'
    | 'gate'
    | 'inbox'
    | 'international'
    | 'importedOrders'
    | 'offers'
    | 'orderFiles'
    | 'orderLinks'
    | 'passkeys'
    | 'reservations'
    | 'returns'
    | 'serverCart'
    | 'temporaryProducts'
    | 'wishlist'
  > & { readonly login: Pick<Backend['login'], 'atPlatform' | 'addPasskey' | 'withPasskey'> }
  readonly limiter: RateLimiter
  readonly localeOf: (c: Context) => Locale
  readonly clientIpOf: (c: Context) => string
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
}

/** The calls of every module, below the API's base path. */
export const backendRoutes = ({ backend, limiter, localeOf, clientIpOf, homes }: Needs) => {
  const {
    banners,
    targetPrices,
    cartLines,
    catalogue,
    checkout,
    customers,
    inbox,
    login,
    passkeys,
    reservations,
    serverCart,
    temporaryProducts,
    wishlist,
  } = backend
  const { gate, international, importedOrders, offers, orderFiles, orderLinks, returns } = backend
  const requireGrant = createRequireGrant(gate.isGranted)
  const homeOf = (c: Context) => homes[localeOf(c).market.id]
  const openOrder = createOrderReader({ orderLinks, localeOf, homes })
  const routes = createApi()
  routes.route(
    '/',
    marketRoutes((c) => localeOf(c).market),
  )
  routes.route('/', meRoutes())
  const browserOf = (c: Context) => readBrowserCookie(c.req.header('Cookie'), homeOf(c))
  const renewBrowser = (home: string) => formatBrowserCookie(home, checkout.newBrowser())
  routes.route('/', logOutRoutes({ customers, homeOf, renewBrowser }))
  routes.route('/', platformLoginRoutes({ platformLogin: login.atPlatform, limiter, localeOf, clientIpOf }))
  routes.route(
    '/',
    passkeysRoutes({
      ...{ passkeys, adding: login.addPasskey, logIn: login.withPasskey },
      ...{ limiter, homes, clientIpOf, localeOf },
    }),
  )
  routes.route('/', customerGetRoutes({ readAccount: customers.readAccount, clientIpOf }))
  routes.route('/', bannersRoutes({ banners, localeOf }))
  routes.route('/', targetPricesRoutes({ targetPrices, cartLines, limiter, localeOf, clientIpOf }))
  routes.route('/', cartLinesRoutes({ cartLines, localeOf, browserOf }))
  routes.route('/', serverCartRoutes({ serverCart, localeOf }))
  routes.route('/', checkoutRoutes({ checkout, readImportedOrder: importedOrders.read }))
  routes.route('/', adminCheckoutRoutes({ adminCheckout: checkout.byAdmin, limiter, localeOf, clientIpOf }))
  routes.route('/', temporaryProductsRoutes({ temporaryProducts, limiter, localeOf, clientIpOf, homes }))
  routes.route('/', importedOrdersRoutes({ orders: importedOrders, localeOf, clientIpOf, homes }))
  routes.route('/', wishlistRoutes({ wishlist, localeOf }))
  routes.route('/', reservationsRoutes({ reservations, localeOf }))
  routes.route('/', offersRoutes({ offers, localeOf }))
  routes.route('/', orderFilesRoutes({ openOrder, orderFiles, localeOf }))
  routes.route('/', returnPhotosRoutes({ openOrder, returns }))
  // Their fixed paths come before the product of any handle.
  routes.route('/', viewsRoutes({ catalogue, localeOf }))
  routes.route('/', collectionsRoutes({ catalogue, localeOf }))
  routes.route('/', productsRoutes({ catalogue, localeOf }))
  routes.route('/', internationalRoutes({ international, requireGrant, localeOf }))
  routes.route('/', createWebhookRoutes(inbox))
  routes.route('/', paymentWebhookRoutes(inbox))
  return routes
}
