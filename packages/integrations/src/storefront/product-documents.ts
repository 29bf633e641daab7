import { graphql } from './graphql.ts'

/** What the shop reads of a product, wherever it lists or shows one. // spec §3 Product */
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
  ) {
    collection(handle: $handle) {
      title
      products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {
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
