/** How many are requested or displayed. // spec §9 Limits */
export const limits = {
  productsByTag: 20,
  allProducts: 50,
  homeProducts: 150,
  listingProducts: 100,
  pageSize: 48,
  images: 5,
  variantsInLists: 1,
  variantsOnDetail: 10,
  collections: 5,
  /** spec §7 Storefront GraphQL: collections list */
  collectionsListed: 100,
  cardTags: 2,
  features: 5,
  homeSale: 4,
  retailPerTag: 50,
} as const
