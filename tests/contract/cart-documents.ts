import { graphql } from '@dvaput/integrations/storefront/graphql'

const cartFields = graphql(`
  fragment CartFields on Cart {
    id
    checkoutUrl
    totalQuantity
    cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
    lines(first: 100) {
      nodes { id quantity merchandise { ... on ProductVariant { id title product { title handle } } } }
    }
  }
`)

const cartErrors = graphql(`
  fragment CartErrors on CartUserError {
    code
    field
    message
  }
`)

export const cartCreate = graphql(
  `
  mutation CartCreate($input: CartInput) {
    cartCreate(input: $input) {
      cart { ...CartFields }
      userErrors { ...CartErrors }
      warnings { code message target }
    }
  }
`,
  [cartFields, cartErrors],
)

export const cartLinesAdd = graphql(
  `
  mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart { ...CartFields }
      userErrors { ...CartErrors }
      warnings { code message target }
    }
  }
`,
  [cartFields, cartErrors],
)

export const cartById = graphql(
  `
  query CartById($id: ID!) {
    cart(id: $id) { ...CartFields }
  }
`,
  [cartFields],
)
