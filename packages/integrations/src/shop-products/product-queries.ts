import { type Language, languages, languageTag } from '@dvaput/domain/text/language'

/** Alias of the field that has the texts of this language. */
export const translationsIn = (language: Language) => `in_${languageTag[language]}` as const

/** The texts of a record that is translated. */
export const inEveryLanguage = languages
  .map((language) => `${translationsIn(language)}: translations(locale: "${languageTag[language]}") { key value }`)
  .join('\n    ')

export const productById = `query shopProduct($id: ID!) {
  product(id: $id) {
    id handle title descriptionHtml productType vendor tags status updatedAt
    seo { title description }
    ${inEveryLanguage}
    media(first: 50) { nodes { id alt mediaContentType preview { image { url width height } } } }
    variants(first: 100) {
      nodes { id title sku barcode price compareAtPrice inventoryQuantity inventoryItem { id tracked } }
    }
    collections(first: 50) { nodes { id handle title ruleSet { appliedDisjunctively } } }
    metafields(first: 50, namespace: "custom") { nodes { id key type value } }
  }
  shop { currencyCode }
}`

export const translatedResources = `query translatedResources($ids: [ID!]!) {
  translatableResourcesByIds(first: 100, resourceIds: $ids) {
    nodes {
      resourceId
      translatableContent { key digest }
      ${inEveryLanguage}
    }
  }
}`

export const productsByStatus = `query shopProducts($query: String!, $after: String) {
  products(first: 50, after: $after, query: $query, sortKey: ID, reverse: true) {
    nodes {
      id handle title productType vendor status totalInventory updatedAt
      featuredMedia { preview { image { url } } }
      variants(first: 1) { nodes { price compareAtPrice } }
    }
    pageInfo { hasNextPage endCursor }
  }
  shop { currencyCode }
}`

export const createProduct = `mutation createProduct($product: ProductCreateInput!) {
  productCreate(product: $product) { product { id variants(first: 1) { nodes { id } } } userErrors { field message } }
}`

export const updateProduct = `mutation updateProduct($product: ProductUpdateInput!) {
  productUpdate(product: $product) { product { id } userErrors { field message } }
}`

export const updateVariants = `mutation updateVariants($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkUpdate(productId: $productId, variants: $variants) {
    productVariants { id }
    userErrors { field message code }
  }
}`

export const duplicateProduct = `mutation duplicateProduct($productId: ID!, $newTitle: String!) {
  productDuplicate(
    productId: $productId, newTitle: $newTitle, newStatus: DRAFT, includeImages: true, includeTranslations: true
  ) { newProduct { id } userErrors { field message } }
}`

export const deleteMetafields = `mutation deleteMetafields($metafields: [MetafieldIdentifierInput!]!) {
  metafieldsDelete(metafields: $metafields) { userErrors { field message } }
}`

export const registerTranslations = `mutation registerTranslations($resourceId: ID!, $translations: [TranslationInput!]!) {
  translationsRegister(resourceId: $resourceId, translations: $translations) { userErrors { field message code } }
}`

export const removeTranslations = `mutation removeTranslations($resourceId: ID!, $keys: [String!]!, $locales: [String!]!) {
  translationsRemove(resourceId: $resourceId, translationKeys: $keys, locales: $locales) {
    userErrors { field message code }
  }
}`

export const firstLocation = 'query firstLocation { locations(first: 1) { nodes { id } } }'

export const setQuantities = `mutation setQuantities($input: InventorySetQuantitiesInput!) {
  inventorySetQuantities(input: $input) { userErrors { field message code } }
}`
