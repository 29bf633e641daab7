export const mediaSdl = /* GraphQL */ `
  enum StagedUploadTargetGenerateUploadResource {
    COLLECTION_IMAGE
    FILE
    IMAGE
    PRODUCT_IMAGE
    SHOP_IMAGE
  }
  enum StagedUploadHttpMethodType {
    POST
    PUT
  }
  input StagedUploadInput {
    filename: String!
    mimeType: String!
    resource: StagedUploadTargetGenerateUploadResource!
    httpMethod: StagedUploadHttpMethodType = PUT
    fileSize: UnsignedInt64
  }
  type StagedUploadParameter {
    name: String!
    value: String!
  }
  type StagedMediaUploadTarget {
    url: URL
    resourceUrl: URL
    parameters: [StagedUploadParameter!]!
  }
  type StagedUploadsCreatePayload {
    stagedTargets: [StagedMediaUploadTarget!]
    userErrors: [UserError!]!
  }

  enum MediaUserErrorCode {
    INVALID
    MEDIA_DOES_NOT_EXIST
    PRODUCT_DOES_NOT_EXIST
  }
  type MediaUserError implements DisplayableError {
    code: MediaUserErrorCode
    field: [String!]
    message: String!
  }
  type ProductReorderMediaPayload {
    job: Job
    mediaUserErrors: [MediaUserError!]!
    userErrors: [UserError!]!
  }

  interface File {
    id: ID!
    alt: String
  }
  input FileUpdateInput {
    id: ID!
    alt: String
    referencesToRemove: [ID!]
  }
  enum FilesErrorCode {
    FILE_DOES_NOT_EXIST
    INVALID
    REFERENCE_TARGET_DOES_NOT_EXIST
  }
  type FilesUserError implements DisplayableError {
    code: FilesErrorCode
    field: [String!]
    message: String!
  }
  type FileUpdatePayload {
    files: [File!]
    userErrors: [FilesUserError!]!
  }

  extend type Mutation {
    stagedUploadsCreate(input: [StagedUploadInput!]!): StagedUploadsCreatePayload
    productReorderMedia(id: ID!, moves: [MoveInput!]!): ProductReorderMediaPayload
    fileUpdate(files: [FileUpdateInput!]!): FileUpdatePayload
  }
`
