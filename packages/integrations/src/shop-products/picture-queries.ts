export const stageUpload = `mutation stageUpload($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets { url resourceUrl parameters { name value } }
    userErrors { field message }
  }
}`

export const addMedia = `mutation addMedia($product: ProductUpdateInput!, $media: [CreateMediaInput!]) {
  productUpdate(product: $product, media: $media) {
    product { media(last: 1) { nodes { id } } }
    userErrors { field message }
  }
}`

export const pictureUrls = `query pictureUrls($id: ID!) {
  product(id: $id) { media(first: 50) { nodes { id preview { image { url } } } } }
}`

export const reorderMedia = `mutation reorderMedia($id: ID!, $moves: [MoveInput!]!) {
  productReorderMedia(id: $id, moves: $moves) { mediaUserErrors { field message code } }
}`

export const updateFiles = `mutation updateFiles($files: [FileUpdateInput!]!) {
  fileUpdate(files: $files) { userErrors { field message code } }
}`
