import { pageArguments as page } from './page-arguments.ts'

export const discountSdl = /* GraphQL */ `
  enum DiscountStatus {
    ACTIVE
    EXPIRED
    SCHEDULED
  }
  type DiscountRedeemCode implements Node {
    id: ID!
    code: String!
    asyncUsageCount: Int!
  }
  type DiscountRedeemCodeEdge {
    cursor: String!
    node: DiscountRedeemCode!
  }
  type DiscountRedeemCodeConnection {
    edges: [DiscountRedeemCodeEdge!]!
    nodes: [DiscountRedeemCode!]!
    pageInfo: PageInfo!
  }
  type DiscountCustomerAll {
    allCustomers: Boolean!
  }
  type DiscountCustomers {
    customers: [Customer!]!
  }
  union DiscountCustomerSelection = DiscountCustomerAll | DiscountCustomers
  type DiscountPercentage {
    percentage: Float!
  }
  type DiscountAmount {
    amount: MoneyV2!
    appliesOnEachItem: Boolean!
  }
  union DiscountCustomerGetsValue = DiscountAmount | DiscountPercentage
  type AllDiscountItems {
    allItems: Boolean!
  }
  type DiscountProducts {
    products(${page}): ProductConnection!
    productVariants(${page}): ProductVariantConnection!
  }
  union DiscountItems = AllDiscountItems | DiscountProducts
  type DiscountCustomerGets {
    items: DiscountItems!
    value: DiscountCustomerGetsValue!
  }
  type DiscountMinimumSubtotal {
    greaterThanOrEqualToSubtotal: MoneyV2!
  }
  union DiscountMinimumRequirement = DiscountMinimumSubtotal

  type DiscountCodeBasic {
    title: String!
    summary: String!
    status: DiscountStatus!
    codes(${page}): DiscountRedeemCodeConnection!
    codesCount: Count
    customerSelection: DiscountCustomerSelection!
    customerGets: DiscountCustomerGets!
    minimumRequirement: DiscountMinimumRequirement
    usageLimit: Int
    asyncUsageCount: Int!
    appliesOncePerCustomer: Boolean!
    startsAt: DateTime!
    endsAt: DateTime
    createdAt: DateTime!
  }
  type DiscountCodeFreeShipping {
    title: String!
    summary: String!
    status: DiscountStatus!
    codes(${page}): DiscountRedeemCodeConnection!
    customerSelection: DiscountCustomerSelection!
    usageLimit: Int
    asyncUsageCount: Int!
    startsAt: DateTime!
    endsAt: DateTime
  }
  union DiscountCode = DiscountCodeBasic | DiscountCodeFreeShipping
  type DiscountCodeNode implements Node {
    id: ID!
    codeDiscount: DiscountCode!
  }

  input DiscountCustomersInput {
    add: [ID!]
  }
  input DiscountCustomerSelectionInput {
    all: Boolean
    customers: DiscountCustomersInput
  }
  input DiscountContextInput {
    all: String
    customers: DiscountCustomersInput
  }
  input DiscountAmountInput {
    amount: Decimal
    appliesOnEachItem: Boolean
  }
  input DiscountCustomerGetsValueInput {
    percentage: Float
    discountAmount: DiscountAmountInput
  }
  input DiscountProductsInput {
    productsToAdd: [ID!]
    productVariantsToAdd: [ID!]
  }
  input DiscountItemsInput {
    all: Boolean
    products: DiscountProductsInput
  }
  input DiscountCustomerGetsInput {
    value: DiscountCustomerGetsValueInput
    items: DiscountItemsInput
  }
  input DiscountMinimumSubtotalInput {
    greaterThanOrEqualToSubtotal: Decimal
  }
  input DiscountMinimumRequirementInput {
    subtotal: DiscountMinimumSubtotalInput
  }
  input DiscountCombinesWithInput {
    orderDiscounts: Boolean
    productDiscounts: Boolean
    shippingDiscounts: Boolean
  }
  input DiscountCodeBasicInput {
    title: String
    code: String
    startsAt: DateTime
    endsAt: DateTime
    usageLimit: Int
    appliesOncePerCustomer: Boolean
    customerSelection: DiscountCustomerSelectionInput
    context: DiscountContextInput
    customerGets: DiscountCustomerGetsInput
    minimumRequirement: DiscountMinimumRequirementInput
    combinesWith: DiscountCombinesWithInput
  }
  enum DiscountErrorCode {
    BLANK
    CONFLICT
    GREATER_THAN
    INVALID
    LESS_THAN
    PRESENT
    TAKEN
    TOO_LONG
    VALUE_OUTSIDE_RANGE
  }
  type DiscountUserError implements DisplayableError {
    code: DiscountErrorCode
    extraInfo: String
    field: [String!]
    message: String!
  }
  type DiscountCodeBasicCreatePayload {
    codeDiscountNode: DiscountCodeNode
    userErrors: [DiscountUserError!]!
  }
  type DiscountCodeBasicUpdatePayload {
    codeDiscountNode: DiscountCodeNode
    userErrors: [DiscountUserError!]!
  }
  type DiscountCodeDeactivatePayload {
    codeDiscountNode: DiscountCodeNode
    userErrors: [DiscountUserError!]!
  }

  extend type QueryRoot {
    codeDiscountNode(id: ID!): DiscountCodeNode
    codeDiscountNodeByCode(code: String!): DiscountCodeNode
  }
  extend type Mutation {
    discountCodeBasicCreate(basicCodeDiscount: DiscountCodeBasicInput!): DiscountCodeBasicCreatePayload
    discountCodeBasicUpdate(id: ID!, basicCodeDiscount: DiscountCodeBasicInput!): DiscountCodeBasicUpdatePayload
    discountCodeDeactivate(id: ID!): DiscountCodeDeactivatePayload
  }
`
