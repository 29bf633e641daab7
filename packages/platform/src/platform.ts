import { Hono } from 'hono'
import type { DoorEnv } from './door-env.ts'
import { storefrontRoutes } from './graphql/storefront.routes.ts'
import { createStorefront } from './graphql/storefront.ts'
import type { Door } from './graphql/storefront-context.ts'
import type { PlatformNeeds } from './platform-needs.ts'
import { type OpenShop, openShop } from './shops/open-shops.ts'
import type { ShopSettings } from './shops/shop-settings.ts'

type Options = PlatformNeeds & { readonly shops: readonly ShopSettings[] }

const createParts = (needs: PlatformNeeds) => ({ ...needs })

/** What resolvers and pages work with. */
export type PlatformParts = ReturnType<typeof createParts>

export type Platform = Awaited<ReturnType<typeof createPlatform>>

export const createPlatform = async ({ shops: settings, ...needs }: Options) => {
  const opened = new Map<string, OpenShop>()
  for (const each of settings) opened.set(each.handle, await openShop(needs.database, each))
  const parts = createParts(needs)
  const storefront = createStorefront(parts)

  const app = new Hono<DoorEnv>()
  app.route('/', storefrontRoutes(storefront))

  const shopOf = (handle: string): OpenShop => {
    const shop = opened.get(handle)
    if (!shop) throw new Error(`there is no shop ${handle}`)
    return shop
  }

  return {
    parts,
    shopOf,
    /** Answers a request that came in at this shop's door. */
    async fetch(request: Request, { shop, clientAddress }: { shop: string; clientAddress: string }): Promise<Response> {
      const door: Door = { shop: shopOf(shop).shop, origin: new URL(request.url).origin, clientAddress }
      return app.fetch(request, { door })
    },
  }
}
