import { markets } from '@dvaput/domain/markets/markets'
import { toGid } from '../graphql/gid.ts'
import { marketOf } from '../shops/market-of.ts'
import { shopDomain } from '../shops/shop-domain.ts'
import type { Shop } from '../tables/shops.table.ts'
import type { AdminResolvers } from './admin-context.ts'

const emailOf = (shop: Shop) => marketOf(shop).contact.email ?? ''

export const shopResolvers: AdminResolvers = {
  QueryRoot: { shop: (_root, _args, { shop }) => shop },
  Shop: {
    id: (shop: Shop) => toGid('Shop', shop.id),
    email: emailOf,
    contactEmail: emailOf,
    myshopifyDomain: (shop: Shop) => shopDomain(shop),
    primaryDomain: (shop: Shop, _args, { origin }) => ({
      id: toGid('Domain', shop.id),
      host: new URL(origin).host,
      sslEnabled: origin.startsWith('https:'),
      url: origin,
    }),
    url: (_shop: Shop, _args, { origin }) => origin,
    currencyCode: (shop: Shop) => shop.currency,
    enabledPresentmentCurrencies: (shop: Shop) => [shop.currency],
    ianaTimezone: (shop: Shop) => markets[shop.market].timeZone,
    taxesIncluded: () => true,
  },
}
