import { pageArguments as page } from './page-arguments.ts'

export const productSdl = /* GraphQL */ `
  enum ProductStatus {
    ACTIVE
    ARCHIVED
    DRAFT
    UNLISTED
  }
  enum ProductSortKeys {
    CREATED_AT
    ID
    PRODUCT_TYPE
    PUBLISHED_AT
    RELEVANCE
    TITLE
    UPDATED_AT
    VENDOR
  }
  enum ProductVariantSortKeys {
    ID
    POSITION
    SKU
    TITLE
  }
  enum ProductVariantInventoryPolicy {
    CONTINUE
    DENY
  }

  type ProductOptionValue implements Node {
    id: ID!
    name: String!
    hasVariants: Boolean!
  }
  type ProductOption implements Node {
    id: ID!
    name: String!
    position: Int!
    values: [String!]!
    optionValues: [ProductOptionValue!]!
  }
  type ProductPriceRangeV2 {
    minVariantPrice: MoneyV2!
    maxVariantPrice: MoneyV2!
  }
  type SelectedOption {
    name: String!
    value: String!
  }

  type Product implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    handle: String!
    title: String!
    description(truncateAt: Int): String!
    descriptionHtml: HTML!
    productType: String!
    vendor: String!
    tags: [String!]!
    status: ProductStatus!
    seo: SEO!
    createdAt: DateTime!
    updatedAt: DateTime!
    publishedAt: DateTime
    totalInventory: Int!
    tracksInventory: Boolean!
    hasOnlyDefaultVariant: Boolean!
    priceRangeV2: ProductPriceRangeV2!
    featuredImage: Image
    featuredMedia: Media
    images(${page}): ImageConnection!
    media(${page}): MediaConnection!
    options(first: Int): [ProductOption!]!
    variants(${page}, sortKey: ProductVariantSortKeys = POSITION): ProductVariantConnection!
    variantsCount: Count
    collections(${page}): CollectionConnection!
    metafield(namespace: String, key: String!): Metafield
    metafields(${page}, namespace: String, keys: [String!]): MetafieldConnection!
  }
  enum MediaStatus {
    FAILED
    PROCESSING
    READY
    UPLOADED
  }
  type MediaPreviewImage {
    image: Image
    status: MediaStatus!
  }
  interface Media {
    id: ID!
    alt: String
    mediaContentType: MediaContentType!
    preview: MediaPreviewImage
    status: MediaStatus!
  }
  type MediaImage implements File & Media & Node {
    id: ID!
    alt: String
    image: Image
    mediaContentType: MediaContentType!
    preview: MediaPreviewImage
    status: MediaStatus!
  }
  type MediaEdge {
    cursor: String!
    node: Media!
  }
  type MediaConnection {
    edges: [MediaEdge!]!
    nodes: [Media!]!
    pageInfo: PageInfo!
  }
  type ImageEdge {
    cursor: String!
    node: Image!
  }
  type ImageConnection {
    edges: [ImageEdge!]!
    nodes: [Image!]!
    pageInfo: PageInfo!
  }
  type ProductEdge {
    cursor: String!
    node: Product!
  }
  type ProductConnection {
    edges: [ProductEdge!]!
    nodes: [Product!]!
    pageInfo: PageInfo!
  }

  type ProductVariant implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    title: String!
    displayName: String!
    sku: String
    barcode: String
    position: Int!
    price: Money!
    compareAtPrice: Money
    availableForSale: Boolean!
    inventoryQuantity: Int
    inventoryPolicy: ProductVariantInventoryPolicy!
    inventoryItem: InventoryItem!
    selectedOptions: [SelectedOption!]!
    product: Product!
    image: Image
    metafield(namespace: String, key: String!): Metafield
    metafields(${page}, namespace: String, keys: [String!]): MetafieldConnection!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type ProductVariantEdge {
    cursor: String!
    node: ProductVariant!
  }
  type ProductVariantConnection {
    edges: [ProductVariantEdge!]!
    nodes: [ProductVariant!]!
    pageInfo: PageInfo!
  }

  enum MetafieldOwnerType {
    PRODUCT
  }
  type MetafieldDefinition {
    id: ID!
    namespace: String!
    key: String!
    name: String!
  }
  type MetafieldDefinitionConnection {
    nodes: [MetafieldDefinition!]!
    pageInfo: PageInfo!
  }
  extend type QueryRoot {
    metafieldDefinitions(first: Int, ownerType: MetafieldOwnerType!, namespace: String): MetafieldDefinitionConnection!
  }
  type CollectionRuleMetafieldCondition {
    metafieldDefinition: MetafieldDefinition!
  }
  union CollectionRuleConditionObject = CollectionRuleMetafieldCondition
  type CollectionRule {
    column: String!
    relation: String!
    condition: String!
    conditionObject: CollectionRuleConditionObject
  }
  type CollectionRuleSet {
    appliedDisjunctively: Boolean!
    rules: [CollectionRule!]!
  }
  enum CollectionSortKeys {
    ID
    RELEVANCE
    TITLE
    UPDATED_AT
  }
  enum ProductCollectionSortKeys {
    BEST_SELLING
    COLLECTION_DEFAULT
    CREATED
    ID
    MANUAL
    PRICE
    RELEVANCE
    TITLE
  }
  type Collection implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    handle: String!
    title: String!
    description(truncateAt: Int): String!
    descriptionHtml: HTML!
    image: Image
    ruleSet: CollectionRuleSet
    seo: SEO!
    sortOrder: String!
    updatedAt: DateTime!
    products(${page}, sortKey: ProductCollectionSortKeys! = COLLECTION_DEFAULT): ProductConnection!
    productsCount: Count
    metafield(namespace: String, key: String!): Metafield
    metafields(${page}, namespace: String, keys: [String!]): MetafieldConnection!
  }
  type CollectionEdge {
    cursor: String!
    node: Collection!
  }
  type CollectionConnection {
    edges: [CollectionEdge!]!
    nodes: [Collection!]!
    pageInfo: PageInfo!
  }

  input ProductIdentifierInput {
    id: ID
    handle: String
  }
  input CollectionIdentifierInput {
    id: ID
    handle: String
  }

  extend type QueryRoot {
    product(id: ID!): Product
    productByHandle(handle: String!): Product @deprecated(reason: "Use \`productByIdentifier\` instead.")
    productByIdentifier(identifier: ProductIdentifierInput!): Product
    products(${page}, query: String, sortKey: ProductSortKeys = ID): ProductConnection!
    productsCount(query: String, limit: Int = 10000): Count
    productVariant(id: ID!): ProductVariant
    collection(id: ID!): Collection
    collectionByHandle(handle: String!): Collection @deprecated(reason: "Use \`collectionByIdentifier\` instead.")
    collectionByIdentifier(identifier: CollectionIdentifierInput!): Collection
    collections(${page}, query: String, sortKey: CollectionSortKeys = ID): CollectionConnection!
  }
`
