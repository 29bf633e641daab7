import { cartResolvers } from '../carts/cart.resolvers.ts'
import { cartCompletionResolvers } from '../carts/cart-completion.resolvers.ts'
import type { CartNeeds } from '../carts/cart-context.ts'
import { cartMetafieldResolvers } from '../carts/cart-metafields.resolvers.ts'
import { cartMutationResolvers } from '../carts/cart-mutations.resolvers.ts'
import { cartDeliveryResolvers } from '../carts/delivery/cart-delivery.resolvers.ts'
import { cartDeliveryMutationResolvers } from '../carts/delivery/cart-delivery-mutations.resolvers.ts'
import { cartLineResolvers } from '../carts/lines/cart-line.resolvers.ts'
import { catalogueResolvers } from '../catalogue/catalogue.resolvers.ts'
import { collectionResolvers } from '../catalogue/collections/collection.resolvers.ts'
import { productResolvers } from '../catalogue/product.resolvers.ts'
import { productOptionResolvers } from '../catalogue/variants/product-option.resolvers.ts'
import { productVariantResolvers } from '../catalogue/variants/product-variant.resolvers.ts'
import { localizationResolvers } from '../content/localization.resolvers.ts'
import { menuResolvers } from '../content/menu.resolvers.ts'
import { pageResolvers } from '../content/page.resolvers.ts'
import { redirectResolvers } from '../content/redirect.resolvers.ts'
import { shopResolvers } from '../content/shop.resolvers.ts'
import { sitemapResolvers } from '../content/sitemap.resolvers.ts'
import { customerResolvers } from '../customers/customer.resolvers.ts'
import { customerAccountResolvers } from '../customers/customer-account.resolvers.ts'
import type { CustomerNeeds } from '../customers/customer-context.ts'
import { customerProfileResolvers } from '../customers/customer-profile.resolvers.ts'
import type { Resolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { legacyCheckoutResolvers } from '../legacy-checkout/legacy-checkout.resolvers.ts'
import { legacyCheckoutMutationResolvers } from '../legacy-checkout/legacy-checkout-mutations.resolvers.ts'
import { orderResolvers } from '../orders/order.resolvers.ts'
import { imageResolvers } from '../pictures/image.resolvers.ts'
import { searchResolvers } from '../search/search.resolvers.ts'
import { nodeResolvers } from './node.resolvers.ts'

export type StorefrontNeeds = CartNeeds & CustomerNeeds

/** The resolvers of every module. */
export const storefrontResolvers: readonly Resolvers<StorefrontContext<StorefrontNeeds>>[] = [
  catalogueResolvers,
  collectionResolvers,
  productResolvers,
  productOptionResolvers,
  productVariantResolvers,
  localizationResolvers,
  menuResolvers,
  pageResolvers,
  redirectResolvers,
  shopResolvers,
  sitemapResolvers,
  searchResolvers,
  customerResolvers,
  customerAccountResolvers,
  customerProfileResolvers,
  orderResolvers,
  nodeResolvers,
  imageResolvers,
  cartResolvers,
  cartLineResolvers,
  cartDeliveryResolvers,
  cartMutationResolvers,
  cartDeliveryMutationResolvers,
  cartMetafieldResolvers,
  cartCompletionResolvers,
  legacyCheckoutResolvers,
  legacyCheckoutMutationResolvers,
]
