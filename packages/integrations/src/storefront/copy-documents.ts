import { graphql } from './graphql.ts'

/** What differs from language to language. */
export const copiedWords = graphql(`
  fragment CopiedWords on Product {
    id
    title
    descriptionHtml
    images(first: 20) { nodes { url altText } }
    variants(first: 100) { nodes { id title selectedOptions { name value } } }
    words: metafields(
      identifiers: [
        { namespace: "custom", key: "warranty" }
        { namespace: "custom", key: "condition_notes" }
        { namespace: "custom", key: "tested" }
        { namespace: "custom", key: "replaced" }
      ]
    ) { key value }
  }
`)

/** And all the rest with it. Written out: a list that two fragments share has no type that could be read. */
export const copiedFacts = graphql(`
  fragment CopiedFacts on Product {
    id
    title
    descriptionHtml
    handle
    vendor
    productType
    tags
    createdAt
    publishedAt
    updatedAt
    availableForSale
    totalInventory
    priceRange { minVariantPrice { amount currencyCode } }
    images(first: 20) { nodes { url altText width height } }
    variants(first: 100) {
      nodes {
        id
        title
        selectedOptions { name value }
        sku
        price { amount currencyCode }
        compareAtPrice { amount currencyCode }
        availableForSale
        quantityAvailable
        image { url }
      }
    }
    collections(first: 50) { nodes { handle title } }
    words: metafields(
      identifiers: [
        { namespace: "custom", key: "warranty" }
        { namespace: "custom", key: "condition_notes" }
        { namespace: "custom", key: "tested" }
        { namespace: "custom", key: "replaced" }
      ]
    ) { key value }
    facts: metafields(
      identifiers: [
        { namespace: "custom", key: "condition" }
        { namespace: "custom", key: "grade" }
        { namespace: "custom", key: "battery_health" }
        { namespace: "custom", key: "warranty_months" }
        { namespace: "custom", key: "specifications" }
        { namespace: "custom", key: "processor" }
        { namespace: "custom", key: "memory" }
        { namespace: "custom", key: "storage" }
        { namespace: "custom", key: "screen_size" }
        { namespace: "custom", key: "release_year" }
      ]
    ) { key value }
  }
`)

export const copyProducts = graphql(
  `
  query CopyProducts($first: Int!, $after: String) {
    products(first: $first, after: $after, sortKey: ID) {
      nodes { ...CopiedFacts }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  [copiedFacts],
)

export const copyProductByHandle = graphql(
  `
  query CopyProductByHandle($handle: String!) {
    product(handle: $handle) { ...CopiedFacts }
  }
`,
  [copiedFacts],
)

export const copyProductsById = graphql(
  `
  query CopyProductsById($ids: [ID!]!) {
    nodes(ids: $ids) { __typename ... on Product { ...CopiedFacts } }
  }
`,
  [copiedFacts],
)

export const copyWordsById = graphql(
  `
  query CopyWordsById($ids: [ID!]!) {
    nodes(ids: $ids) { __typename ... on Product { ...CopiedWords } }
  }
`,
  [copiedWords],
)

export const copiedCollection = graphql(`
  fragment CopiedCollection on Collection {
    id
    handle
    title
    descriptionHtml
    updatedAt
    image { url altText }
  }
`)

export const copyCollections = graphql(
  `
  query CopyCollections($first: Int!, $after: String) {
    collections(first: $first, after: $after, sortKey: ID) {
      nodes { ...CopiedCollection }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  [copiedCollection],
)

export const copyCollectionsById = graphql(
  `
  query CopyCollectionsById($ids: [ID!]!) {
    nodes(ids: $ids) { __typename ... on Collection { ...CopiedCollection } }
  }
`,
  [copiedCollection],
)

export const copyMembers = graphql(`
  query CopyMembers($id: ID!, $after: String) {
    collection(id: $id) {
      products(first: 250, after: $after) {
        nodes { id }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)
