import type { ListingView } from '@dvaput/backend/catalogue/catalogue-views'

/** A listing that found nothing. */
export const emptyListing: ListingView = {
  title: null,
  products: [],
  total: 0,
  isTotalExact: true,
  areCountsExact: true,
  page: 1,
  pages: 0,
  facets: [],
  correction: null,
  ignored: [],
  isAboutProducts: true,
  notSold: null,
  namedPrice: null,
  understood: [],
  cacheTags: [],
}
