import { pageArguments as page } from './page-arguments.ts'

export const publishingSdl = /* GraphQL */ `
  type Publication implements Node {
    id: ID!
    name: String!
  }
  type PublicationEdge {
    cursor: String!
    node: Publication!
  }
  type PublicationConnection {
    edges: [PublicationEdge!]!
    nodes: [Publication!]!
    pageInfo: PageInfo!
  }
  input PublicationInput {
    publicationId: ID
    publishDate: DateTime
  }
  interface Publishable {
    resourcePublicationsCount(onlyPublished: Boolean = true): Count
  }
  extend type Collection implements Publishable {
    resourcePublicationsCount(onlyPublished: Boolean = true): Count
  }
  extend type Product implements Publishable {
    resourcePublicationsCount(onlyPublished: Boolean = true): Count
  }
  type PublishablePublishPayload {
    publishable: Publishable
    shop: Shop!
    userErrors: [UserError!]!
  }
  type PublishableUnpublishPayload {
    publishable: Publishable
    shop: Shop!
    userErrors: [UserError!]!
  }

  extend type QueryRoot {
    publications(${page}): PublicationConnection!
  }
  extend type Mutation {
    publishablePublish(id: ID!, input: [PublicationInput!]!): PublishablePublishPayload
    publishableUnpublish(id: ID!, input: [PublicationInput!]!): PublishableUnpublishPayload
  }
`
