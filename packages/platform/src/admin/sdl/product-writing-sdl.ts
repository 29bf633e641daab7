export const productWritingSdl = /* GraphQL */ `
  input OptionValueCreateInput {
    name: String
  }
  input OptionCreateInput {
    name: String
    position: Int
    values: [OptionValueCreateInput!]
  }
  input ProductCreateInput {
    title: String
    handle: String
    descriptionHtml: String
    productType: String
    vendor: String
    tags: [String!]
    status: ProductStatus
    seo: SEOInput
    metafields: [MetafieldInput!]
    collectionsToJoin: [ID!]
    productOptions: [OptionCreateInput!]
  }
  input ProductUpdateInput {
    id: ID
    title: String
    handle: String
    descriptionHtml: String
    productType: String
    vendor: String
    tags: [String!]
    status: ProductStatus
    seo: SEOInput
    metafields: [MetafieldInput!]
    collectionsToJoin: [ID!]
    collectionsToLeave: [ID!]
  }
  enum MediaContentType {
    EXTERNAL_VIDEO
    IMAGE
    MODEL_3D
    VIDEO
  }
  input CreateMediaInput {
    alt: String
    mediaContentType: MediaContentType!
    originalSource: String!
  }
  input ProductDeleteInput {
    id: ID!
  }

  enum WeightUnit {
    GRAMS
    KILOGRAMS
    OUNCES
    POUNDS
  }
  input WeightInput {
    unit: WeightUnit!
    value: Float!
  }
  input InventoryItemMeasurementInput {
    weight: WeightInput
  }
  input InventoryItemInput {
    sku: String
    tracked: Boolean
    requiresShipping: Boolean
    measurement: InventoryItemMeasurementInput
  }
  input VariantOptionValueInput {
    id: ID
    name: String
    optionId: ID
    optionName: String
  }
  input InventoryLevelInput {
    availableQuantity: Int!
    locationId: ID!
  }
  input ProductVariantsBulkInput {
    id: ID
    price: Money
    compareAtPrice: Money
    barcode: String
    inventoryItem: InventoryItemInput
    inventoryPolicy: ProductVariantInventoryPolicy
    inventoryQuantities: [InventoryLevelInput!]
    metafields: [MetafieldInput!]
    optionValues: [VariantOptionValueInput!]
  }
  enum ProductVariantsBulkCreateStrategy {
    DEFAULT
    REMOVE_STANDALONE_VARIANT
  }

  input OptionValueSetInput {
    id: ID
    name: String
  }
  input OptionSetInput {
    id: ID
    name: String
    position: Int
    values: [OptionValueSetInput!]
  }
  input ProductSetInventoryInput {
    locationId: ID!
    name: String!
    quantity: Int!
  }
  input ProductVariantSetInput {
    id: ID
    price: Money
    compareAtPrice: Money
    sku: String
    barcode: String
    position: Int
    inventoryItem: InventoryItemInput
    inventoryPolicy: ProductVariantInventoryPolicy
    inventoryQuantities: [ProductSetInventoryInput!]
    metafields: [MetafieldInput!]
    optionValues: [VariantOptionValueInput!]
  }
  enum FileContentType {
    EXTERNAL_VIDEO
    FILE
    IMAGE
    MODEL_3D
    VIDEO
  }
  input FileSetInput {
    alt: String
    contentType: FileContentType
    originalSource: String
  }
  input ProductSetInput {
    id: ID
    title: String
    handle: String
    descriptionHtml: String
    productType: String
    vendor: String
    tags: [String!]
    status: ProductStatus
    seo: SEOInput
    metafields: [MetafieldInput!]
    files: [FileSetInput!]
    productOptions: [OptionSetInput!]
    variants: [ProductVariantSetInput!]
  }
  input ProductSetIdentifiers {
    id: ID
    handle: String
  }

  type ProductSetUserError implements DisplayableError {
    code: String
    field: [String!]
    message: String!
  }
  type ProductVariantsBulkCreateUserError implements DisplayableError {
    code: String
    field: [String!]
    message: String!
  }
  type ProductVariantsBulkUpdateUserError implements DisplayableError {
    code: String
    field: [String!]
    message: String!
  }
  type ProductCreatePayload {
    product: Product
    shop: Shop!
    userErrors: [UserError!]!
  }
  type ProductUpdatePayload {
    product: Product
    userErrors: [UserError!]!
  }
  type ProductDeletePayload {
    deletedProductId: ID
    shop: Shop!
    userErrors: [UserError!]!
  }
  type ProductDuplicatePayload {
    imageJob: Job
    newProduct: Product
    shop: Shop!
    userErrors: [UserError!]!
  }
  type ProductSetPayload {
    product: Product
    userErrors: [ProductSetUserError!]!
  }
  type ProductVariantsBulkCreatePayload {
    product: Product
    productVariants: [ProductVariant!]
    userErrors: [ProductVariantsBulkCreateUserError!]!
  }
  type ProductVariantsBulkUpdatePayload {
    product: Product
    productVariants: [ProductVariant!]
    userErrors: [ProductVariantsBulkUpdateUserError!]!
  }

  extend type Mutation {
    productCreate(product: ProductCreateInput, media: [CreateMediaInput!]): ProductCreatePayload
    productUpdate(product: ProductUpdateInput, media: [CreateMediaInput!]): ProductUpdatePayload
    productDelete(input: ProductDeleteInput!, synchronous: Boolean = true): ProductDeletePayload
    productDuplicate(
      productId: ID!
      newTitle: String!
      newStatus: ProductStatus
      includeImages: Boolean = false
      includeTranslations: Boolean = false
      synchronous: Boolean = true
    ): ProductDuplicatePayload
    productSet(
      input: ProductSetInput!
      identifier: ProductSetIdentifiers
      synchronous: Boolean = true
    ): ProductSetPayload
    productVariantsBulkCreate(
      productId: ID!
      variants: [ProductVariantsBulkInput!]!
      strategy: ProductVariantsBulkCreateStrategy = DEFAULT
    ): ProductVariantsBulkCreatePayload
    productVariantsBulkUpdate(
      productId: ID!
      variants: [ProductVariantsBulkInput!]!
      allowPartialUpdates: Boolean = false
    ): ProductVariantsBulkUpdatePayload
  }
`
