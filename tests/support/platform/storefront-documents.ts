import { graphql } from '@dvaput/integrations/storefront/graphql'
import { productFields } from '@dvaput/integrations/storefront/product-documents'

/** Queries of the specification that the shop itself does not send. // SF-05 to SF-09, SF-19 */

export const productsByTag = graphql(
  `
  query ProductsByTag($first: Int!, $query: String!, $after: String) {
    products(first: $first, query: $query, after: $after) {
      edges { cursor node { ...ProductFields } }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  [productFields],
)

export const allProducts = graphql(`
  query AllProducts($first: Int = 50, $after: String) {
    products(first: $first, after: $after) {
      nodes {
        id
        title
        handle
        tags
        vendor
        productType
        availableForSale
        variants(first: 1) { nodes { quantityAvailable } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export const collectionTypes = graphql(`
  query CollectionTypes {
    collections(first: 100) {
      nodes { id title handle products(first: 250) { nodes { productType } } }
    }
  }
`)

export const collectionsWithProducts = graphql(
  `
  query CollectionsWithProducts($products: Int!) {
    collections(first: 50) {
      nodes { id title handle description products(first: $products) { nodes { ...ProductFields } } }
    }
  }
`,
  [productFields],
)

export const productStock = graphql(`
  query ProductStock($handle: String!) {
    product(handle: $handle) {
      availableForSale
      totalInventory
      variants(first: 10) { nodes { id availableForSale quantityAvailable } }
    }
  }
`)

export const firstVariant = graphql(`
  query FirstVariant($handle: String!) {
    product(handle: $handle) { variants(first: 1) { nodes { id } } }
  }
`)
