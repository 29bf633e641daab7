import { graphql } from './graphql.ts'

/** What the shop reads of a product, wherever it lists or shows one. // ENT-07, ENT-08 */
export const productFields = graphql(`
  fragment ProductFields on Product {
    id
    title
    description
    descriptionHtml
    handle
    productType
    vendor
    tags
    createdAt
    publishedAt
    availableForSale
    priceRange { minVariantPrice { amount currencyCode } }
    compareAtPriceRange { minVariantPrice { amount currencyCode } }
    images(first: 5) { nodes { url altText width height } }
    variants(first: 10) {
      nodes {
        id
        title
        sku
        price { amount currencyCode }
        compareAtPrice { amount currencyCode }
        availableForSale
        quantityAvailable
      }
    }
    collections(first: 5) { nodes { id title handle } }
  }
`)

export const newestProducts = graphql(
  `
  query NewestProducts($first: Int!) {
    products(first: $first, sortKey: CREATED_AT, reverse: true) { nodes { ...ProductFields } }
  }
`,
  [productFields],
)

export const productByHandle = graphql(
  `
  query ProductByHandle($handle: String!) {
    product(handle: $handle) { ...ProductFields }
  }
`,
  [productFields],
)

export const listedProducts = graphql(
  `
  query ListedProducts($first: Int!, $after: String, $query: String, $sortKey: ProductSortKeys, $reverse: Boolean) {
    products(first: $first, after: $after, query: $query, sortKey: $sortKey, reverse: $reverse) {
      nodes { ...ProductFields }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  [productFields],
)

export const collectionProducts = graphql(
  `
  query CollectionProducts(
    $handle: String!
    $first: Int!
    $after: String
    $sortKey: ProductCollectionSortKeys
    $reverse: Boolean
    $filters: [ProductFilter!]
  ) {
    collection(handle: $handle) {
      title
      products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse, filters: $filters) {
        nodes { ...ProductFields }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`,
  [productFields],
)

export const handleOfProduct = graphql(`
  query HandleOfProduct($id: ID!) {
    product(id: $id) { handle }
  }
`)

export const searchProducts = graphql(
  `
  query SearchProducts($query: String!, $first: Int!) {
    search(query: $query, first: $first, types: [PRODUCT]) {
      totalCount
      nodes { __typename ... on Product { ...ProductFields } }
    }
  }
`,
  [productFields],
)
