import { pageArguments as page } from './page-arguments.ts'

export const inventorySdl = /* GraphQL */ `
  type Location implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    name: String!
    isActive: Boolean!
    fulfillsOnlineOrders: Boolean!
  }
  type LocationEdge {
    cursor: String!
    node: Location!
  }
  type LocationConnection {
    edges: [LocationEdge!]!
    nodes: [Location!]!
    pageInfo: PageInfo!
  }
  type InventoryQuantity {
    id: ID!
    name: String!
    quantity: Int!
    updatedAt: DateTime
  }
  type InventoryLevel implements Node {
    id: ID!
    item: InventoryItem!
    location: Location!
    quantities(names: [String!]!): [InventoryQuantity!]!
    updatedAt: DateTime!
  }
  type InventoryLevelEdge {
    cursor: String!
    node: InventoryLevel!
  }
  type InventoryLevelConnection {
    edges: [InventoryLevelEdge!]!
    nodes: [InventoryLevel!]!
    pageInfo: PageInfo!
  }
  type Weight {
    unit: WeightUnit!
    value: Float!
  }
  type InventoryItemMeasurement {
    weight: Weight
  }
  type InventoryItem implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    sku: String
    tracked: Boolean!
    requiresShipping: Boolean!
    measurement: InventoryItemMeasurement!
    variant: ProductVariant!
    inventoryLevel(locationId: ID!): InventoryLevel
    inventoryLevels(${page}): InventoryLevelConnection!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  input InventoryChangeInput {
    delta: Int!
    inventoryItemId: ID!
    locationId: ID!
    ledgerDocumentUri: String
  }
  input InventoryAdjustQuantitiesInput {
    name: String!
    reason: String!
    referenceDocumentUri: String
    changes: [InventoryChangeInput!]!
  }
  input InventoryQuantityInput {
    inventoryItemId: ID!
    locationId: ID!
    quantity: Int!
    compareQuantity: Int
  }
  input InventorySetQuantitiesInput {
    name: String!
    reason: String!
    referenceDocumentUri: String
    quantities: [InventoryQuantityInput!]!
    ignoreCompareQuantity: Boolean = false
  }
  type InventoryChange {
    name: String!
    delta: Int!
    quantityAfterChange: Int
    item: InventoryItem
    location: Location
    ledgerDocumentUri: String
  }
  type InventoryAdjustmentGroup implements Node {
    id: ID!
    reason: String!
    referenceDocumentUri: String
    changes(inventoryItemIds: [ID!], quantityNames: [String!]): [InventoryChange!]!
    createdAt: DateTime!
  }
  type InventoryAdjustQuantitiesUserError implements DisplayableError {
    code: String
    field: [String!]
    message: String!
  }
  type InventoryAdjustQuantitiesPayload {
    inventoryAdjustmentGroup: InventoryAdjustmentGroup
    userErrors: [InventoryAdjustQuantitiesUserError!]!
  }
  type InventorySetQuantitiesUserError implements DisplayableError {
    code: String
    field: [String!]
    message: String!
  }
  type InventorySetQuantitiesPayload {
    inventoryAdjustmentGroup: InventoryAdjustmentGroup
    userErrors: [InventorySetQuantitiesUserError!]!
  }

  extend type QueryRoot {
    inventoryItem(id: ID!): InventoryItem
    inventoryLevel(id: ID!): InventoryLevel
    location(id: ID): Location
    locations(${page}): LocationConnection!
  }
  extend type Mutation {
    inventoryAdjustQuantities(input: InventoryAdjustQuantitiesInput!): InventoryAdjustQuantitiesPayload
    inventorySetQuantities(input: InventorySetQuantitiesInput!): InventorySetQuantitiesPayload
  }
`
