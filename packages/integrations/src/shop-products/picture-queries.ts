export const stageUpload = `mutation stageUpload($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets { url resourceUrl parameters { name value } }
    userErrors { field message }
  }
}`

export const reorderMedia = `mutation reorderMedia($id: ID!, $moves: [MoveInput!]!) {
  productReorderMedia(id: $id, moves: $moves) { mediaUserErrors { field message code } }
}`

export const updateFiles = `mutation updateFiles($files: [FileUpdateInput!]!) {
  fileUpdate(files: $files) { userErrors { field message code } }
}`
