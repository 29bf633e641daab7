import { randomUUID } from 'node:crypto'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { OwnProfile } from '@dvaput/domain/markets/own-profile'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { adminRoutes } from './admin/admin.routes.ts'
import { stagedUploadsRoutes } from './admin/products/staged-uploads.routes.ts'
import { createCarts } from './carts/carts.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { defineImportPictures } from './catalogue/import-pictures.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { createCheckouts } from './checkout/checkouts.ts'
import { paymentWebhookRoutes } from './checkout/payments/payment-webhook.routes.ts'
import { storefrontPathsRoutes } from './content/storefront-paths.routes.ts'
import { createCustomers } from './customers/customers.ts'
import { passwordPageRoutes } from './customers/passwords/password-page.routes.ts'
import { createDraftOrders } from './draft-orders/draft-orders.ts'
import { gonePage } from './hosted-pages/gone-page.ts'
import { hostedFontsRoutes } from './hosted-pages/hosted-fonts.routes.ts'
import { createIdentity } from './identity/identity.ts'
import type { IdentitySettings } from './identity/identity-settings.ts'
import type { PlatformNeeds } from './needs/platform-needs.ts'
import { createOrders } from './orders/orders.ts'
import { orderStatusRoutes } from './orders/page/order-status.routes.ts'
import { createGateways } from './payments/gateways.ts'
import { picturesRoutes } from './pictures/pictures.routes.ts'
import { createPictures } from './pictures/pictures.ts'
import { definePurges } from './purges/purges.ts'
import { type OpenShop, openShop } from './shops/open-shops.ts'
import { saveOwnProfile } from './shops/save-own-profile.ts'
import type { ShopEndpoint, ShopEndpointEnv } from './shops/shop-endpoint.ts'
import type { ShopSettings } from './shops/shop-settings.ts'
import { defineStockNotifications } from './stock/notify-stock.ts'
import { cartPermalinksRoutes } from './storefront/cart-permalinks.routes.ts'
import { storefrontRoutes } from './storefront/storefront.routes.ts'
import { createStorefront } from './storefront/storefront.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

type Options = PlatformNeeds & {
  readonly shops: readonly ShopSettings[]
  readonly identity?: IdentitySettings
  /** Of the host, at the endpoint of every shop. */
  readonly moreRoutes?: readonly Hono<ShopEndpointEnv>[]
}

type Visit = {
  readonly shop: string
  readonly clientIp: string
  /** Origin of the shop in the response, if not that of the request. */
  readonly origin?: string
  readonly requestId?: string
}

const createParts = (given: PlatformNeeds) => {
  // Modules that announce changes get the webhooks among their needs.
  const emitting = { ...given, webhooks: createWebhooks(given) }
  const needs = { ...emitting, stock: defineStockNotifications(emitting) }
  const gateways = createGateways(given)
  const orders = createOrders({ ...needs, gateways })
  const catalogue = createCatalogue(needs)
  const pictures = createPictures(needs)
  definePurges(given)
  return {
    ...needs,
    carts: createCarts(needs),
    catalogue,
    pictures,
    importPictures: defineImportPictures({ ...needs, catalogue, pictures }),
    customers: createCustomers(needs),
    orders,
    draftOrders: createDraftOrders({ ...needs, orders }),
    checkouts: createCheckouts({ ...needs, gateways, orders }),
  }
}

export type Platform = Awaited<ReturnType<typeof createPlatform>>

export const createPlatform = async ({ shops: settings, identity = {}, moreRoutes = [], ...needs }: Options) => {
  const opened = new Map<string, OpenShop>()
  for (const each of settings) opened.set(each.handle, await openShop(needs, each))
  const shopOf = (handle: string): OpenShop => {
    const shop = opened.get(handle)
    if (!shop) throw new Error(`there is no shop ${handle}`)
    return shop
  }

  const parts = createParts(needs)
  const storefront = createStorefront(parts)
  const { routes: accountRoutes } = await createIdentity(
    parts,
    [...opened.values()].map(({ shop }) => shop),
    identity,
  )

  const app = new Hono<ShopEndpointEnv>()
  app.route('/', storefrontRoutes({ storefront, shopOf }))
  app.route('/', adminRoutes({ parts, shopOf }))
  app.route('/', stagedUploadsRoutes(parts))
  app.route('/', picturesRoutes(parts))
  for (const routes of moreRoutes) app.route('/', routes)
  app.route('/', hostedFontsRoutes())
  app.route('/', passwordPageRoutes(parts))
  app.route('/', checkoutRoutes(parts))
  app.route('/', cartPermalinksRoutes({ storefront }))
  app.route('/', paymentWebhookRoutes(parts))
  app.route('/', orderStatusRoutes(parts))
  app.route('/', accountRoutes)
  app.route('/', storefrontPathsRoutes())
  app.notFound((c) =>
    c.req.header('Accept')?.includes('text/html')
      ? gonePage(c.env.endpoint, c.req.raw, 'page')
      : c.text('Not Found', 404),
  )
  app.onError((error) => {
    // A response that a route threw.
    if (error instanceof HTTPException) return error.getResponse()
    // Hono would write the error to the console as it is, with the values of a failed statement: the endpoint knows better.
    throw error
  })

  return {
    parts,
    shopOf,
    schema: storefront.schema,
    /** Contact data, delivery times and rates that the shop of this market shows and asks from now on. */
    setOwnProfile: async (market: MarketId, own: OwnProfile | undefined): Promise<void> => {
      for (const { shop } of opened.values())
        if (shop.market === market) await saveOwnProfile(parts.database, shop, own)
    },
    /** What this shop's webhooks are signed with. */
    webhookSecret: (handle: string): Promise<string> => parts.webhooks.secretOf(shopOf(handle).shop.handle),
    /** Handles a request to this shop's endpoint. */
    async fetch(request: Request, { shop, origin, clientIp, requestId }: Visit): Promise<Response> {
      const endpoint: ShopEndpoint = {
        shop: shopOf(shop).shop,
        origin: origin ?? new URL(request.url).origin,
        clientIp,
        requestId: requestId ?? randomUUID(),
      }
      return app.fetch(request, { endpoint })
    },
  }
}
