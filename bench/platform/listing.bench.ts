import { type BenchQuery, cardFields } from './query.ts'

const pageSize = 48
const query = `query ($sortKey: ProductCollectionSortKeys!, $reverse: Boolean!, $after: String, $filters: [ProductFilter!]) {
  collection(handle: "laptop") { title products(first: ${pageSize}, after: $after, sortKey: $sortKey, reverse: $reverse, filters: $filters) {
    nodes { ${cardFields} } pageInfo { hasNextPage endCursor }
  } }
}`
const sorts = ['PRICE', 'TITLE', 'CREATED', 'BEST_SELLING', 'MANUAL']
const filters = [
  { available: true },
  { productVendor: 'Lenovo' },
  { productVendor: 'Dell' },
  { price: { min: 500, max: 3500 } },
]

export const listing: BenchQuery = {
  name: 'listing of 48, filtered and sorted',
  maxTimesSlower: 1.5,
  guideP95: 15,
  prepare: async (shop) => async (number) => {
    const { collection } = await shop.query(query, {
      sortKey: sorts[number % sorts.length],
      reverse: number % 2 === 0,
      filters,
    })
    if (collection.products.nodes.length !== pageSize) throw new Error('the listing is not full')
  },
}
