export const collectionWritingSdl = /* GraphQL */ `
  enum CollectionRuleColumn {
    IS_PRICE_REDUCED
    PRODUCT_METAFIELD_DEFINITION
    TAG
    TITLE
    TYPE
    VARIANT_PRICE
    VENDOR
  }
  enum CollectionRuleRelation {
    CONTAINS
    EQUALS
    GREATER_THAN
    IS_SET
    LESS_THAN
    NOT_EQUALS
    STARTS_WITH
  }
  enum CollectionSortOrder {
    ALPHA_ASC
    ALPHA_DESC
    BEST_SELLING
    CREATED
    CREATED_DESC
    MANUAL
    PRICE_ASC
    PRICE_DESC
  }
  input CollectionRuleInput {
    column: CollectionRuleColumn!
    relation: CollectionRuleRelation!
    condition: String!
    conditionObjectId: ID
  }
  input CollectionRuleSetInput {
    appliedDisjunctively: Boolean!
    rules: [CollectionRuleInput!]
  }
  input ImageInput {
    id: ID
    altText: String
    src: String
  }
  input CollectionInput {
    id: ID
    title: String
    handle: String
    descriptionHtml: String
    image: ImageInput
    metafields: [MetafieldInput!]
    products: [ID!]
    redirectNewHandle: Boolean = false
    ruleSet: CollectionRuleSetInput
    seo: SEOInput
    sortOrder: CollectionSortOrder
    templateSuffix: String
  }
  input CollectionDeleteInput {
    id: ID!
  }
  input MoveInput {
    id: ID!
    newPosition: UnsignedInt64!
  }

  type CollectionCreatePayload {
    collection: Collection
    userErrors: [UserError!]!
  }
  type CollectionUpdatePayload {
    collection: Collection
    job: Job
    userErrors: [UserError!]!
  }
  type CollectionDeletePayload {
    deletedCollectionId: ID
    shop: Shop!
    userErrors: [UserError!]!
  }
  type CollectionAddProductsPayload {
    collection: Collection
    userErrors: [UserError!]!
  }
  enum CollectionAddProductsV2UserErrorCode {
    CANT_ADD_TO_SMART_COLLECTION
    COLLECTION_DOES_NOT_EXIST
  }
  type CollectionAddProductsV2UserError implements DisplayableError {
    code: CollectionAddProductsV2UserErrorCode
    field: [String!]
    message: String!
  }
  type CollectionAddProductsV2Payload {
    job: Job
    userErrors: [CollectionAddProductsV2UserError!]!
  }
  type CollectionRemoveProductsPayload {
    job: Job
    userErrors: [UserError!]!
  }
  enum CollectionReorderProductsUserErrorCode {
    COLLECTION_NOT_FOUND
    INVALID_MOVE
    MANUALLY_SORTED_COLLECTION
  }
  type CollectionReorderProductsUserError implements DisplayableError {
    code: CollectionReorderProductsUserErrorCode
    field: [String!]
    message: String!
  }
  type CollectionReorderProductsPayload {
    job: Job
    userErrors: [CollectionReorderProductsUserError!]!
  }

  extend type Mutation {
    collectionCreate(input: CollectionInput!): CollectionCreatePayload
    collectionUpdate(input: CollectionInput!): CollectionUpdatePayload
    collectionDelete(input: CollectionDeleteInput!): CollectionDeletePayload
    collectionAddProducts(id: ID!, productIds: [ID!]!): CollectionAddProductsPayload
    collectionAddProductsV2(id: ID!, productIds: [ID!]!): CollectionAddProductsV2Payload
    collectionRemoveProducts(id: ID!, productIds: [ID!]!): CollectionRemoveProductsPayload
    collectionReorderProducts(id: ID!, moves: [MoveInput!]!): CollectionReorderProductsPayload
  }
`
