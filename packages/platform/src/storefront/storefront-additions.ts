import { cartAdditions } from '../carts/cart-additions.ts'
import { legacyCheckoutAdditions } from '../legacy-checkout/legacy-checkout-additions.ts'

/** What 2025-04 has beyond the published file, what newer clients use, and the checkout calls of our specification. */
export const storefrontAdditions = /* GraphQL */ `
  extend type Country {
    defaultLanguage: Language!
  }
  extend type CartThrottled {
    cart: Cart
  }
  extend type Image {
    thumbhash: String
  }
  extend type Shop {
    contactInformation: ShopPolicy
    customerAccountUrl: String
    legalNotice: ShopPolicy
    termsOfSale: ShopPolicy
  }
  ${cartAdditions}
  ${legacyCheckoutAdditions}
`
