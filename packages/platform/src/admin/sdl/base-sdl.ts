export const baseSdl = /* GraphQL */ `
  schema {
    query: QueryRoot
    mutation: Mutation
  }

  scalar DateTime
  scalar Decimal
  scalar HTML
  scalar JSON
  scalar Money
  scalar UnsignedInt64
  scalar URL

  enum CurrencyCode {
    BAM
    CLP
    USD
  }
  enum CountPrecision {
    AT_LEAST
    EXACT
  }

  interface Node {
    id: ID!
  }
  interface DisplayableError {
    field: [String!]
    message: String!
  }

  type UserError implements DisplayableError {
    field: [String!]
    message: String!
  }
  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }
  type Count {
    count: Int!
    precision: CountPrecision!
  }
  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }
  type MoneyBag {
    presentmentMoney: MoneyV2!
    shopMoney: MoneyV2!
  }
  input MoneyInput {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }
  type Attribute {
    key: String!
    value: String
  }
  input AttributeInput {
    key: String!
    value: String!
  }
  type Image {
    id: ID
    altText: String
    url: URL!
    width: Int
    height: Int
  }
  type SEO {
    title: String
    description: String
  }
  input SEOInput {
    title: String
    description: String
  }

  type Metafield implements Node {
    id: ID!
    namespace: String!
    key: String!
    type: String!
    value: String!
    jsonValue: JSON!
  }
  type MetafieldEdge {
    cursor: String!
    node: Metafield!
  }
  type MetafieldConnection {
    edges: [MetafieldEdge!]!
    nodes: [Metafield!]!
    pageInfo: PageInfo!
  }
  input MetafieldInput {
    id: ID
    namespace: String
    key: String
    type: String
    value: String
  }

  type Domain implements Node {
    id: ID!
    host: String!
    sslEnabled: Boolean!
    url: URL!
  }
  type Shop implements Node {
    id: ID!
    name: String!
    email: String!
    contactEmail: String!
    myshopifyDomain: String!
    primaryDomain: Domain!
    url: URL!
    currencyCode: CurrencyCode!
    enabledPresentmentCurrencies: [CurrencyCode!]!
    ianaTimezone: String!
    taxesIncluded: Boolean!
    createdAt: DateTime!
  }

  type QueryRoot {
    shop: Shop!
  }
  type Mutation
`
