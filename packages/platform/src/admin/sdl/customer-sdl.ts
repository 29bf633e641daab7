import { pageArguments as page } from './page-arguments.ts'

export const customerSdl = /* GraphQL */ `
  enum CustomerState {
    DECLINED
    DISABLED
    ENABLED
    INVITED
  }
  enum CustomerSortKeys {
    CREATED_AT
    ID
    RELEVANCE
    UPDATED_AT
  }
  enum CustomerEmailMarketingState {
    NOT_SUBSCRIBED
    PENDING
    SUBSCRIBED
    UNSUBSCRIBED
  }
  type CustomerEmailMarketingConsentState {
    marketingState: CustomerEmailMarketingState!
  }
  input CustomerEmailMarketingConsentInput {
    marketingState: CustomerEmailMarketingState!
  }
  type CustomerEmailAddress {
    emailAddress: String!
  }
  type CustomerPhoneNumber {
    phoneNumber: String!
  }

  type MailingAddress implements Node {
    id: ID!
    firstName: String
    lastName: String
    name: String
    company: String
    address1: String
    address2: String
    city: String
    province: String
    provinceCode: String
    zip: String
    country: String
    countryCodeV2: String
    phone: String
    formatted(withName: Boolean = false, withCompany: Boolean = true): [String!]!
  }
  type MailingAddressEdge {
    cursor: String!
    node: MailingAddress!
  }
  type MailingAddressConnection {
    edges: [MailingAddressEdge!]!
    nodes: [MailingAddress!]!
    pageInfo: PageInfo!
  }
  input MailingAddressInput {
    firstName: String
    lastName: String
    company: String
    address1: String
    address2: String
    city: String
    province: String
    provinceCode: String
    zip: String
    country: String
    countryCode: String
    phone: String
  }

  type Customer implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    email: String
    phone: String
    defaultEmailAddress: CustomerEmailAddress
    defaultPhoneNumber: CustomerPhoneNumber
    firstName: String
    lastName: String
    displayName: String!
    locale: String!
    state: CustomerState!
    verifiedEmail: Boolean!
    tags: [String!]!
    emailMarketingConsent: CustomerEmailMarketingConsentState
    amountSpent: MoneyV2!
    numberOfOrders: UnsignedInt64!
    lastOrder: Order
    orders(${page}, query: String, sortKey: OrderSortKeys = ID): OrderConnection!
    defaultAddress: MailingAddress
    addresses(first: Int): [MailingAddress!]!
    addressesV2(${page}): MailingAddressConnection!
    metafield(namespace: String, key: String!): Metafield
    metafields(${page}, namespace: String, keys: [String!]): MetafieldConnection!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type CustomerEdge {
    cursor: String!
    node: Customer!
  }
  type CustomerConnection {
    edges: [CustomerEdge!]!
    nodes: [Customer!]!
    pageInfo: PageInfo!
  }

  input CustomerInput {
    id: ID
    email: String
    phone: String
    firstName: String
    lastName: String
    locale: String
    tags: [String!]
    metafields: [MetafieldInput!]
    addresses: [MailingAddressInput!]
    emailMarketingConsent: CustomerEmailMarketingConsentInput
  }
  input CustomerIdentifierInput {
    id: ID
    emailAddress: String
    phoneNumber: String
  }
  type CustomerCreatePayload {
    customer: Customer
    userErrors: [UserError!]!
  }
  type CustomerUpdatePayload {
    customer: Customer
    userErrors: [UserError!]!
  }
  type CustomerUpdateDefaultAddressPayload {
    customer: Customer
    userErrors: [UserError!]!
  }
  type CustomerAddressCreatePayload {
    address: MailingAddress
    userErrors: [UserError!]!
  }
  type CustomerAddressUpdatePayload {
    address: MailingAddress
    userErrors: [UserError!]!
  }
  type CustomerAddressDeletePayload {
    deletedAddressId: ID
    userErrors: [UserError!]!
  }
  input CustomerDeleteInput {
    id: ID!
  }
  type CustomerDeletePayload {
    deletedCustomerId: ID
    shop: Shop!
    userErrors: [UserError!]!
  }
  enum CustomerRequestDataErasureErrorCode {
    DOES_NOT_EXIST
    FAILED_TO_REQUEST
  }
  type CustomerRequestDataErasureUserError implements DisplayableError {
    code: CustomerRequestDataErasureErrorCode
    field: [String!]
    message: String!
  }
  type CustomerRequestDataErasurePayload {
    customerId: ID
    userErrors: [CustomerRequestDataErasureUserError!]!
  }

  """
  Not of the hosted API, which has no such call.
  """
  type DvaputCustomerProveEmailPayload {
    customer: Customer
    userErrors: [UserError!]!
  }

  extend type QueryRoot {
    customer(id: ID!): Customer
    customerByIdentifier(identifier: CustomerIdentifierInput!): Customer
    customers(${page}, query: String, sortKey: CustomerSortKeys = ID): CustomerConnection!
    """
    Whose e-mail the link of a welcome would confirm; null where the link is not valid.
    """
    dvaputEmailConfirmation(customerId: ID!, token: String!): Customer
  }
  extend type Mutation {
    customerCreate(input: CustomerInput!): CustomerCreatePayload
    customerUpdate(input: CustomerInput!): CustomerUpdatePayload
    customerUpdateDefaultAddress(customerId: ID!, addressId: ID!): CustomerUpdateDefaultAddressPayload
    customerAddressCreate(
      customerId: ID!
      address: MailingAddressInput!
      setAsDefault: Boolean
    ): CustomerAddressCreatePayload
    customerAddressUpdate(
      customerId: ID!
      addressId: ID!
      address: MailingAddressInput
      setAsDefault: Boolean
    ): CustomerAddressUpdatePayload
    customerAddressDelete(customerId: ID!, addressId: ID!): CustomerAddressDeletePayload
    customerDelete(input: CustomerDeleteInput!): CustomerDeletePayload
    customerRequestDataErasure(customerId: ID!): CustomerRequestDataErasurePayload
    """
    The owner of this e-mail has shown that it is theirs. Where nobody had shown it before, the password, tokens and
    sessions of the account end, because whoever registered it may be somebody else.
    """
    dvaputCustomerProveEmail(customerId: ID!, email: String!, keepsAccess: Boolean): DvaputCustomerProveEmailPayload
    """
    With the token of a welcome. The password stays: only for somebody who has shown that they know it.
    """
    dvaputCustomerConfirmEmail(customerId: ID!, token: String!): DvaputCustomerProveEmailPayload
  }
`
