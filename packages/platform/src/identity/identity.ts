import { Hono } from 'hono'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'
import type { Shop } from '../tables/shops.table.ts'
import { accountApiRoutes } from './account-api/account-api.routes.ts'
import type { AccountNeeds } from './account-api/account-context.ts'
import { avatarRoutes } from './avatar.routes.ts'
import { identityRoutes } from './identity.routes.ts'
import { identityPaths } from './identity-paths.ts'
import { type IdentitySettings, storefrontClient } from './identity-settings.ts'
import { loginRoutes } from './login/login.routes.ts'
import { createLoginCodes } from './login/login-codes.ts'
import { openOidcKeys } from './provider/oidc-keys.ts'
import { createOidcStore } from './provider/oidc-store.ts'
import { createProviders } from './provider/providers.ts'

/**
 * Accounts of the new style, for one shop: the OpenID provider, its login pages and the Customer Account API.
 * All of it answers through `platform.fetch`, as every other path of a shop's endpoint does: the endpoint has to hand on the
 * request with the scheme, host and port the client used (they are the issuer), cookies and body untouched.
 */
export const createIdentity = async (parts: AccountNeeds, shops: readonly Shop[], settings: IdentitySettings) => {
  const { shop: handle = 'main', endpointOrigins = [] } = settings
  const shop = shops.find((each) => each.handle === handle)
  if (!shop) throw new Error(`unknown shop to sign in at: ${handle}`)
  const clients = settings.clients ?? [storefrontClient(shops.flatMap(({ homeUrl }) => homeUrl ?? []))]
  const { database, log, mail, limiter, webhooks, passkeys, revokeAccess, demoMailbox } = parts
  const keys = await openOidcKeys(parts)
  const store = createOidcStore(database, shop.id)
  const providerAt = createProviders({ database, log, shop, store, keys, clients }, endpointOrigins)
  const codes = createLoginCodes({ database, mail, limiter, shop, secret: keys.codes })

  const routes = new Hono<ShopEndpointEnv>()
  routes.route(
    '/',
    loginRoutes(identityPaths(shop.id).login, {
      ...{ database, log, mail, webhooks, codes, customerNeeds: parts, passkeys, revokeAccess },
      ...{ demoMailbox, store, providerAt },
    }),
  )
  routes.route('/', identityRoutes({ shop, providerAt }))
  routes.route('/', accountApiRoutes(parts, shop))
  routes.route('/', avatarRoutes())
  return { routes }
}
