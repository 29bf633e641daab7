const draft = `{
  id status
  order { id }
  lineItems(first: 250) {
    nodes { quantity variant { id } originalUnitPriceSet { shopMoney { amount currencyCode } } }
  }
}`

export const createDraft = `mutation createDraft($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) { draftOrder ${draft} userErrors { field message } }
}`

export const updateDraft = `mutation updateDraft($id: ID!, $input: DraftOrderInput!) {
  draftOrderUpdate(id: $id, input: $input) { draftOrder { id } userErrors { field message } }
}`

export const deleteDraft = `mutation deleteDraft($id: ID!) {
  draftOrderDelete(input: { id: $id }) { deletedId userErrors { field message } }
}`

export const completeDraft = `mutation completeDraft($id: ID!) {
  draftOrderComplete(id: $id) { draftOrder ${draft} userErrors { field message } }
}`

export const draftById = `query draftById($id: ID!) { draftOrder(id: $id) ${draft} }`

export const draftsByTag = `query draftsByTag($query: String!) {
  draftOrders(first: 1, query: $query) { nodes ${draft} }
}`
