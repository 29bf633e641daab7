import { toGid } from '../../graphql/gid.ts'
import { shopHome } from '../../hosted-pages/shop-home.ts'
import { imageResolvers } from '../../pictures/image.resolvers.ts'
import { marketOf } from '../../shops/market-of.ts'
import { shopDomain } from '../../shops/shop-domain.ts'
import type { Shop } from '../../tables/shops.table.ts'
import type { AccountResolvers } from './account-context.ts'

const optional = { mode: 'OPTIONAL' }

export const accountShopResolvers: AccountResolvers = {
  QueryRoot: { shop: (_source: unknown, _args: unknown, { shop }) => shop },
  Shop: {
    id: ({ id }: Shop) => toGid('Shop', id),
    email: (shop: Shop) => marketOf(shop).contact.email ?? '',
    myshopifyDomain: (shop: Shop) => shopDomain(shop),
    url: (shop: Shop, _args: unknown, { origin }) => shopHome({ shop, origin }),
    addressFormSettings: () => ({
      address2: optional,
      company: optional,
      firstName: optional,
      phone: optional,
      addressAutocompletion: false,
    }),
    metafield: () => null,
    metafields: (_shop: Shop, { identifiers }: { identifiers: readonly unknown[] }) => identifiers.map(() => null),
  },
  Image: imageResolvers.Image ?? {},
}
