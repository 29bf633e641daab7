const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** How long what was read may be used again. */
export const cacheLifetimesMs = {
  products: 5 * minute, // CACHE-01
  productDetails: 10 * minute, // CACHE-02
  stock: 30 * second, // CACHE-03
  collections: 15 * minute, // CACHE-04
  mainCollections: hour, // CACHE-05
  categories: 15 * minute, // CACHE-06
} as const

export const purgeExpiredEveryMs = 5 * minute // CACHE-07

/** How long a source is waited for. // API-23, API-25, PDP-28 */
export const sourceTimeoutsMs = { detail: 8 * second, products: second, search: 2 * second } as const

/** A source that failed is not queried again so soon. // CAT-21 */
export const sourceDownMs = 30 * second
