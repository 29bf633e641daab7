/** What 2025-04 has beyond the published file, what newer clients ask for, and the checkout calls of our specification. */
export const storefrontAdditions = /* GraphQL */ `
  extend type Country {
    defaultLanguage: Language!
  }
  extend type CartThrottled {
    cart: Cart
  }
`
