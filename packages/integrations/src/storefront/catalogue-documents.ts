import { graphql } from './graphql.ts'

/** What differs from language to language. */
export const translatedFields = graphql(`
  fragment TranslatedFields on Product {
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
        { namespace: "custom", key: "in_the_box" }
      ]
    ) { key value }
  }
`)

/** And all the rest with it. Written out: a list that two fragments share has no type that could be read. */
export const recordFields = graphql(`
  fragment RecordFields on Product {
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
        { namespace: "custom", key: "in_the_box" }
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

export const catalogueRecords = graphql(
  `
  query CatalogueRecords($first: Int!, $after: String) {
    products(first: $first, after: $after, sortKey: ID) {
      nodes { ...RecordFields }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  [recordFields],
)

export const catalogueRecordByHandle = graphql(
  `
  query CatalogueRecordByHandle($handle: String!) {
    product(handle: $handle) { ...RecordFields }
  }
`,
  [recordFields],
)

export const catalogueRecordsById = graphql(
  `
  query CatalogueRecordsById($ids: [ID!]!) {
    nodes(ids: $ids) { __typename ... on Product { ...RecordFields } }
  }
`,
  [recordFields],
)

export const changedProducts = graphql(`
  query ChangedProducts($query: String!, $after: String) {
    products(first: 250, after: $after, sortKey: UPDATED_AT, query: $query) {
      nodes { id updatedAt }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export const translationsById = graphql(
  `
  query TranslationsById($ids: [ID!]!) {
    nodes(ids: $ids) { __typename ... on Product { ...TranslatedFields } }
  }
`,
  [translatedFields],
)

export const collectionRecordFields = graphql(`
  fragment CollectionRecord on Collection {
    id
    handle
    title
    descriptionHtml
    updatedAt
    image { url altText }
  }
`)

export const collectionRecords = graphql(
  `
  query CollectionRecords($first: Int!, $after: String) {
    collections(first: $first, after: $after, sortKey: ID) {
      nodes { ...CollectionRecord }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  [collectionRecordFields],
)

export const collectionRecordsById = graphql(
  `
  query CollectionRecordsById($ids: [ID!]!) {
    nodes(ids: $ids) { __typename ... on Collection { ...CollectionRecord } }
  }
`,
  [collectionRecordFields],
)

export const collectionMemberIds = graphql(`
  query CollectionMemberIds($id: ID!, $after: String) {
    collection(id: $id) {
      products(first: 250, after: $after) {
        nodes { id }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)
