import { topicHeader } from '../../needs/webhook-topics.ts'
import { pageArguments as page } from './page-arguments.ts'

export const webhookSdl = /* GraphQL */ `
  enum WebhookSubscriptionTopic {
    ${Object.keys(topicHeader).join('\n    ')}
  }
  enum WebhookSubscriptionFormat {
    JSON
    XML
  }
  type WebhookHttpEndpoint {
    callbackUrl: URL!
  }
  union WebhookSubscriptionEndpoint = WebhookHttpEndpoint
  type ApiVersion {
    handle: String!
    displayName: String!
    supported: Boolean!
  }
  type WebhookSubscription implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    topic: WebhookSubscriptionTopic!
    callbackUrl: URL!
    uri: String!
    endpoint: WebhookSubscriptionEndpoint!
    format: WebhookSubscriptionFormat!
    apiVersion: ApiVersion!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type WebhookSubscriptionEdge {
    cursor: String!
    node: WebhookSubscription!
  }
  type WebhookSubscriptionConnection {
    edges: [WebhookSubscriptionEdge!]!
    nodes: [WebhookSubscription!]!
    pageInfo: PageInfo!
  }
  input WebhookSubscriptionInput {
    callbackUrl: URL
    uri: String
    format: WebhookSubscriptionFormat
  }
  type WebhookSubscriptionCreatePayload {
    webhookSubscription: WebhookSubscription
    userErrors: [UserError!]!
  }
  type WebhookSubscriptionUpdatePayload {
    webhookSubscription: WebhookSubscription
    userErrors: [UserError!]!
  }
  type WebhookSubscriptionDeletePayload {
    deletedWebhookSubscriptionId: ID
    userErrors: [UserError!]!
  }

  extend type QueryRoot {
    webhookSubscription(id: ID!): WebhookSubscription
    webhookSubscriptions(
      ${page}
      topics: [WebhookSubscriptionTopic!]
      callbackUrl: URL
    ): WebhookSubscriptionConnection!
  }
  extend type Mutation {
    webhookSubscriptionCreate(
      topic: WebhookSubscriptionTopic!
      webhookSubscription: WebhookSubscriptionInput!
    ): WebhookSubscriptionCreatePayload
    webhookSubscriptionUpdate(
      id: ID!
      webhookSubscription: WebhookSubscriptionInput!
    ): WebhookSubscriptionUpdatePayload
    webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
  }
`
