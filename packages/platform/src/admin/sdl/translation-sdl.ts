import { pageArguments as page } from './page-arguments.ts'

export const translationSdl = /* GraphQL */ `
  enum LocalizableContentType {
    HTML
    MULTI_LINE_TEXT_FIELD
    SINGLE_LINE_TEXT_FIELD
    STRING
  }
  type TranslatableContent {
    key: String!
    value: String
    digest: String
    locale: String!
    type: LocalizableContentType!
  }
  type Translation {
    key: String!
    value: String
    locale: String!
    outdated: Boolean!
  }
  type TranslatableResource {
    resourceId: ID!
    translatableContent: [TranslatableContent!]!
    translations(locale: String!): [Translation!]!
  }
  type TranslatableResourceEdge {
    cursor: String!
    node: TranslatableResource!
  }
  type TranslatableResourceConnection {
    edges: [TranslatableResourceEdge!]!
    nodes: [TranslatableResource!]!
    pageInfo: PageInfo!
  }
  input TranslationInput {
    key: String!
    locale: String!
    value: String!
    translatableContentDigest: String!
  }
  enum TranslationErrorCode {
    BLANK
    INVALID
    INVALID_KEY_FOR_MODEL
    INVALID_LOCALE_FOR_SHOP
    INVALID_TRANSLATABLE_CONTENT
    RESOURCE_NOT_FOUND
    TOO_MANY_KEYS_FOR_RESOURCE
  }
  type TranslationUserError implements DisplayableError {
    code: TranslationErrorCode
    field: [String!]
    message: String!
  }
  type TranslationsRegisterPayload {
    translations: [Translation!]
    userErrors: [TranslationUserError!]!
  }
  type TranslationsRemovePayload {
    translations: [Translation!]
    userErrors: [TranslationUserError!]!
  }

  extend type Product {
    translations(locale: String!): [Translation!]!
  }
  extend type Collection {
    translations(locale: String!): [Translation!]!
  }

  extend type QueryRoot {
    translatableResource(resourceId: ID!): TranslatableResource
    translatableResourcesByIds(${page}, resourceIds: [ID!]!): TranslatableResourceConnection!
  }
  extend type Mutation {
    translationsRegister(resourceId: ID!, translations: [TranslationInput!]!): TranslationsRegisterPayload
    translationsRemove(resourceId: ID!, translationKeys: [String!]!, locales: [String!]!): TranslationsRemovePayload
  }
`
