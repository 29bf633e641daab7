/** How many are requested or displayed. */
export const limits = {
  productsByTag: 20, // CONST-02
  allProducts: 50, // SF-07
  homeProducts: 150, // HOME-08
  listingProducts: 100, // LIST-11
  pageSize: 48,
  images: 5, // ENT-08
  variantsInLists: 1, // CONST-03
  variantsOnDetail: 10, // CONST-03
  collections: 5, // ENT-08
  collectionsListed: 100, // SF-08
  cardTags: 2, // LIST-12
  features: 5, // ENT-06
  homeSale: 4, // HOME-06
  retailPerTag: 50, // CAT-16
} as const
