import { getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createDocuments, isIntrospection } from '../graphql/documents.ts'
import { buildOfficialSchema } from '../graphql/official-schema.ts'
import { storefrontAdditions } from './storefront-additions.ts'

const { check } = createDocuments(buildOfficialSchema('storefront', storefrontAdditions))

/** In the manner of the storefronts that are built most on: what their pages ask for, as deep and as broad. */
const money = 'fragment Money on MoneyV2 { amount currencyCode }'
const picture = 'fragment Picture on Image { id url altText width height }'

const variant = `fragment Variant on ProductVariant {
  id availableForSale title sku
  compareAtPrice { ...Money } price { ...Money } unitPrice { ...Money }
  image { __typename ...Picture }
  product { title handle }
  selectedOptions { name value }
}`

const line = (name: string, type: string) => `fragment ${name} on ${type} {
  id quantity
  attributes { key value }
  cost { totalAmount { ...Money } amountPerQuantity { ...Money } compareAtAmountPerQuantity { ...Money } }
  merchandise { ... on ProductVariant {
    id availableForSale requiresShipping title
    compareAtPrice { ...Money } price { ...Money }
    image { ...Picture } product { handle title id vendor } selectedOptions { name value }
  } }
}`

const cart = `fragment CartParts on Cart {
  updatedAt id checkoutUrl totalQuantity note
  appliedGiftCards { lastCharacters amountUsed { ...Money } }
  buyerIdentity { countryCode email phone customer { id email firstName lastName displayName } }
  lines(first: $numCartLines) { nodes { ...Line } nodes { ...Bundle } }
  cost { subtotalAmount { ...Money } totalAmount { ...Money } totalDutyAmount { ...Money } totalTaxAmount { ...Money } }
  attributes { key value }
  discountCodes { code applicable }
  discountAllocations { discountedAmount { ...Money } ... on CartCodeDiscountAllocation { code } }
}
${line('Line', 'CartLine')} ${line('Bundle', 'ComponentizableCartLine')} ${money} ${picture}`

const card = `fragment Card on Product {
  id handle title availableForSale description descriptionHtml updatedAt tags
  featuredImage { ...Picture }
  images(first: 20) { edges { node { ...Picture } } }
  options { id name values }
  priceRange { minVariantPrice { ...Money } maxVariantPrice { ...Money } }
  variants(first: 250) { edges { node { id title availableForSale price { ...Money } selectedOptions { name value } } } }
  seo { title description }
}
${money} ${picture}`

const documents: readonly (readonly [string, string, Record<string, unknown>])[] = [
  [
    'a product page',
    `query Product($country: CountryCode, $handle: String!, $language: LanguageCode, $selectedOptions: [SelectedOptionInput!]!)
     @inContext(country: $country, language: $language) {
       product(handle: $handle) {
         id title vendor handle descriptionHtml description encodedVariantExistence encodedVariantAvailability
         options { name optionValues { name
           firstSelectableVariant { ...Variant }
           swatch { color image { previewImage { url } } } } }
         selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) { ...Variant }
         adjacentVariants(selectedOptions: $selectedOptions) { ...Variant }
         seo { description title }
       }
     } ${variant} ${money} ${picture}`,
    { handle: 'x', selectedOptions: [] },
  ],
  [
    'a listing with filters',
    `query Collection($handle: String!, $first: Int, $last: Int, $startCursor: String, $endCursor: String, $filters: [ProductFilter!]) {
       collection(handle: $handle) {
         id handle title description
         products(first: $first, last: $last, before: $startCursor, after: $endCursor, filters: $filters, sortKey: PRICE) {
           filters { id label type values { id label count input } }
           nodes { ...Card }
           pageInfo { hasPreviousPage hasNextPage endCursor startCursor }
         }
       }
     } ${card}`,
    { handle: 'x', first: 48 },
  ],
  [
    'a listing of a hundred with all variants',
    `query getCollectionProducts($handle: String!, $sortKey: ProductCollectionSortKeys, $reverse: Boolean) {
       collection(handle: $handle) { products(sortKey: $sortKey, reverse: $reverse, first: 100) { edges { node { ...Card } } } }
     } ${card}`,
    { handle: 'x' },
  ],
  [
    'a cart',
    `query Cart($cartId: ID!, $numCartLines: Int = 100) { cart(id: $cartId) { ...CartParts } } ${cart}`,
    { cartId: 'gid://shopify/Cart/1' },
  ],
  [
    'a change of the cart',
    `mutation Add($cartId: ID!, $lines: [CartLineInput!]!, $numCartLines: Int = 250) {
       cartLinesAdd(cartId: $cartId, lines: $lines) {
         cart { ...CartParts } userErrors { code field message } warnings { code message target }
       }
     } ${cart}`,
    { cartId: 'gid://shopify/Cart/1', lines: [] },
  ],
  [
    'a search of everything',
    `query Search($term: String!, $first: Int) {
       articles: search(query: $term, types: [ARTICLE], first: $first) { nodes { ...on Article { handle id title trackingParameters } } }
       pages: search(query: $term, types: [PAGE], first: $first) { nodes { ...on Page { handle id title trackingParameters } } }
       products: search(after: null, first: $first, query: $term, sortKey: RELEVANCE, types: [PRODUCT], unavailableProducts: HIDE) {
         nodes { ...on Product { handle id title vendor selectedOrFirstAvailableVariant(selectedOptions: []) { id image { ...Picture } price { ...Money } } } }
         pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
       }
     } ${money} ${picture}`,
    { term: 'x', first: 8 },
  ],
  [
    'a header with its menus',
    `fragment Item on MenuItem { id resourceId tags title type url }
     query Header($headerMenuHandle: String!) {
       shop { id name description primaryDomain { url } brand { logo { image { url } } } }
       menu(handle: $headerMenuHandle) { id items { ...Item items { ...Item items { ...Item } } } }
     }`,
    { headerMenuHandle: 'main-menu' },
  ],
  [
    'an order of a customer',
    `query CustomerOrders($token: String!) { customer(customerAccessToken: $token) { orders(first: 20, sortKey: PROCESSED_AT, reverse: true) {
       nodes { id orderNumber processedAt financialStatus fulfillmentStatus currentTotalPrice { ...Money }
         lineItems(first: 100) { edges { node { title quantity variant { ...Variant }
           discountAllocations { allocatedAmount { ...Money } discountApplication { value { ... on MoneyV2 { ...Money } } } } } } } }
       pageInfo { hasNextPage endCursor } } } } ${variant} ${money} ${picture}`,
    { token: 'x' },
  ],
  [
    'what was sent of the orders of a customer',
    `query Sent($token: String!) { customer(customerAccessToken: $token) { orders(first: 5) { edges { node {
       successfulFulfillments(first: 5) { fulfillmentLineItems(first: 10) { edges { node { lineItem { variant {
         product { collections(first: 1) { edges { node { handle } } } } } } } } } } } } } } }`,
    { token: 'x' },
  ],
  [
    'a product with each of its metafields by name',
    `query Facts($handle: String!) { product(handle: $handle) { id ${Array.from(
      { length: 24 },
      (_, i) => `fact${i}: metafield(namespace: "custom", key: "fact_${i}") { value type }`,
    ).join(' ')} } }`,
    { handle: 'x' },
  ],
]

describe('what known storefronts ask', () => {
  it.each(documents)('fits: %s', (_, text, variables) => {
    const checked = check(text)
    if ('errors' in checked) throw checked.errors[0]
    const cost = checked.operationOf(undefined)?.cost(variables)
    expect(cost).toBeTypeOf('number')
    expect(cost).toBeLessThanOrEqual(50_000)
  })

  it('fits: the query of every tool for the schema', () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, specifiedByUrl: true })
    const checked = check(query)
    if ('errors' in checked) throw checked.errors[0]
    expect(isIntrospection(query)).toBe(true)
  })
})
