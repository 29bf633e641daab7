import { inEveryLanguage } from './product-queries.ts'

const ruleMetafield = `conditionObject {
      ... on CollectionRuleMetafieldCondition { metafieldDefinition { namespace key } }
    }`

export const ruleDefinitions = `query ruleDefinitions {
  metafieldDefinitions(first: 50, ownerType: PRODUCT, namespace: "custom") { nodes { id key } }
}`

const collectionFields = `id handle title descriptionHtml sortOrder updatedAt
    ruleSet { appliedDisjunctively rules { column relation condition ${ruleMetafield} } }
    productsCount { count }
    resourcePublicationsCount { count }
    image { url altText }
    ${inEveryLanguage}`

export const collectionsAfter = `query shopCollections($after: String, $query: String) {
  collections(first: 50, after: $after, query: $query, sortKey: TITLE) {
    nodes { id handle title ruleSet { appliedDisjunctively } productsCount { count } resourcePublicationsCount { count } }
    pageInfo { hasNextPage endCursor }
  }
}`

export const collectionById = `query shopCollection($id: ID!) {
  collection(id: $id) { ${collectionFields} }
}`

export const createCollection = `mutation createCollection($input: CollectionInput!) {
  collectionCreate(input: $input) { collection { id } userErrors { field message } }
}`

export const updateCollection = `mutation updateCollection($input: CollectionInput!) {
  collectionUpdate(input: $input) { collection { id } userErrors { field message } }
}`

export const deleteCollection = `mutation deleteCollection($input: CollectionDeleteInput!) {
  collectionDelete(input: $input) { deletedCollectionId userErrors { field message } }
}`

export const allPublications = 'query shopPublications { publications(first: 20) { nodes { id } } }'

export const publishCollection = `mutation publishCollection($id: ID!, $input: [PublicationInput!]!) {
  publishablePublish(id: $id, input: $input) { userErrors { field message } }
}`

export const unpublishCollection = `mutation unpublishCollection($id: ID!, $input: [PublicationInput!]!) {
  publishableUnpublish(id: $id, input: $input) { userErrors { field message } }
}`

export const collectionMembers = `query collectionMembers($id: ID!) {
  collection(id: $id) {
    products(first: 250) {
      nodes { id title status featuredMedia { preview { image { url } } } }
      pageInfo { hasNextPage }
    }
  }
}`

export const addMembers = `mutation addMembers($id: ID!, $productIds: [ID!]!) {
  collectionAddProducts(id: $id, productIds: $productIds) { collection { id } userErrors { field message } }
}`

export const removeMembers = `mutation removeMembers($id: ID!, $productIds: [ID!]!) {
  collectionRemoveProducts(id: $id, productIds: $productIds) { job { id } userErrors { field message } }
}`

export const reorderMembers = `mutation reorderMembers($id: ID!, $moves: [MoveInput!]!) {
  collectionReorderProducts(id: $id, moves: $moves) { job { id } userErrors { field message code } }
}`

const menuFields = `id handle title isDefault
    items { id title type url resourceId items { id title type url resourceId items { id title type url resourceId } } }`

export const allMenus = `query shopMenus { menus(first: 50) { nodes { ${menuFields} } } }`

export const menuById = `query shopMenu($id: ID!) { menu(id: $id) { ${menuFields} } }`

export const createMenu = `mutation createMenu($handle: String!, $title: String!, $items: [MenuItemCreateInput!]!) {
  menuCreate(handle: $handle, title: $title, items: $items) { menu { id } userErrors { field message code } }
}`

export const updateMenu = `mutation updateMenu($id: ID!, $title: String!, $items: [MenuItemUpdateInput!]!) {
  menuUpdate(id: $id, title: $title, items: $items) { menu { id } userErrors { field message code } }
}`

export const deleteMenu = `mutation deleteMenu($id: ID!) {
  menuDelete(id: $id) { deletedMenuId userErrors { field message code } }
}`
