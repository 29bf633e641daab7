import { type BenchQuery, cardFields } from './query.ts'

const query = `query ($query: String!) { search(first: 48, query: $query, types: [PRODUCT], prefix: LAST) {
  totalCount nodes { ... on Product { ${cardFields} } } pageInfo { hasNextPage endCursor }
} }`
/** From the many to the few. */
const words = [
  'laptop',
  'thinkpad',
  'iphone 13',
  'galaxy',
  'macbook pro',
  'dell xps',
  'elitebook 16',
  'portatil lenovo',
  'logi',
  'u2720q',
]

export const search: BenchQuery = {
  name: 'search',
  maxTimesSlower: 3,
  guideP95: 40,
  prepare: async (shop) => async (number) => {
    const found = await shop.query(query, { query: words[number % words.length] })
    if (found.search.nodes.length === 0) throw new Error('nothing was found')
  },
}
