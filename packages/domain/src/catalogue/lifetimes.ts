const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** How long what was read may be used again. // spec §9 Time */
export const cacheLifetimesMs = {
  products: 5 * minute,
  productDetails: 10 * minute,
  stock: 30 * second,
  collections: 15 * minute,
  mainCollections: hour,
  categories: 15 * minute,
} as const

export const purgeExpiredEveryMs = 5 * minute

/** How long a source is waited for. // spec §9 Time, §4 Product detail loading */
export const sourceTimeoutsMs = { detail: 8 * second, products: second, search: 2 * second } as const

/** A source that failed is not queried again so soon. // spec §4 Availability sources */
export const sourceDownMs = 30 * second
