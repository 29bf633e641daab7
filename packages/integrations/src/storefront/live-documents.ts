import { graphql } from './graphql.ts'

/** What changes from minute to minute, and nothing else. */
export const liveProducts = graphql(`
  query LiveProducts($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ... on Product {
        id
        availableForSale
        totalInventory
        variants(first: 100) {
          nodes {
            id
            availableForSale
            quantityAvailable
            price { amount currencyCode }
            compareAtPrice { amount currencyCode }
          }
        }
      }
    }
  }
`)

/** Only our own platform knows it: another shop has no such metafield. */
export const heldVariants = graphql(`
  query HeldVariants($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        id
        availableForSale
        heldUntil: metafield(namespace: "dvaput", key: "held_until") { value }
      }
    }
  }
`)
