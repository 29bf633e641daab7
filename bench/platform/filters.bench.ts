import type { BenchQuery } from './query.ts'

const query = `query ($handle: String!, $filters: [ProductFilter!]) { collection(handle: $handle) {
  products(first: 1, filters: $filters) { filters { id label type values { id label count input } } }
} }`
const choices = [[], [{ available: true }], [{ price: { min: 200, max: 1500 } }, { available: true }]]
const handles = ['laptop', 'phone', 'monitor', 'sale']

export const filters: BenchQuery = {
  name: 'filters with counts',
  maxTimesSlower: Number.POSITIVE_INFINITY,
  guideP95: 60,
  rounds: 60,
  prepare: async (shop) => async (number) => {
    const { collection } = await shop.query(query, {
      handle: handles[number % handles.length],
      filters: choices[number % choices.length],
    })
    if (collection.products.filters.length < 5) throw new Error('filters are missing')
  },
}
