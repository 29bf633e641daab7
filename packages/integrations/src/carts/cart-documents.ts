import { graphql } from '../storefront/graphql.ts'

/** Up to 100 lines and 5 delivery groups of a cart are read. // ENT-23, CONST-04 */
const cartFields = graphql(`
  fragment CartFields on Cart {
    id
    checkoutUrl
    discountCodes { code applicable }
    cost {
      totalAmount { amount currencyCode }
      subtotalAmount { amount currencyCode }
      totalTaxAmount { amount currencyCode }
    }
    lines(first: 100) {
      nodes {
        id
        quantity
        cost { totalAmount { amount currencyCode } }
        merchandise {
          __typename
          ... on ProductVariant {
            id
            title
            price { amount currencyCode }
            product { title }
          }
        }
      }
    }
    deliveryGroups(first: 5) {
      nodes {
        deliveryOptions { title description estimatedCost { amount currencyCode } }
      }
    }
  }
`)

export const cartCreate = graphql(
  `
  mutation CartCreate($input: CartInput!, $buyer: BuyerInput, $language: LanguageCode, $country: CountryCode)
  @inContext(buyer: $buyer, language: $language, country: $country) {
    cartCreate(input: $input) {
      cart { ...CartFields }
      userErrors { code field message }
    }
  }
`,
  [cartFields],
)

export const cartLinesAdd = graphql(
  `
  mutation CartLinesAdd(
    $cartId: ID!, $lines: [CartLineInput!]!, $buyer: BuyerInput, $language: LanguageCode, $country: CountryCode
  )
  @inContext(buyer: $buyer, language: $language, country: $country) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart { ...CartFields }
      userErrors { code field message }
    }
  }
`,
  [cartFields],
)

export const cartLinesUpdate = graphql(
  `
  mutation CartLinesUpdate(
    $cartId: ID!, $lines: [CartLineUpdateInput!]!, $buyer: BuyerInput, $language: LanguageCode, $country: CountryCode
  )
  @inContext(buyer: $buyer, language: $language, country: $country) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart { ...CartFields }
      userErrors { code field message }
    }
  }
`,
  [cartFields],
)

export const cartById = graphql(
  `
  query CartById($id: ID!, $buyer: BuyerInput, $language: LanguageCode, $country: CountryCode)
  @inContext(buyer: $buyer, language: $language, country: $country) {
    cart(id: $id) { ...CartFields }
  }
`,
  [cartFields],
)

export const cartLinesRemove = graphql(`
  mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      userErrors { code field message }
    }
  }
`)

export const cartDiscountCodesUpdate = graphql(`
  mutation CartDiscountCodesUpdate(
    $cartId: ID!
    $codes: [String!]
    $buyer: BuyerInput
    $language: LanguageCode
    $country: CountryCode
  ) @inContext(buyer: $buyer, language: $language, country: $country) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $codes) {
      userErrors { code field message }
    }
  }
`)

/** Only our own platform knows it: another shop has no such metafield. */
export const cartHold = graphql(`
  query CartHold($id: ID!) {
    cart(id: $id) {
      checkoutUrl
      heldUntil: metafield(namespace: "dvaput", key: "held_until") { value }
    }
  }
`)
