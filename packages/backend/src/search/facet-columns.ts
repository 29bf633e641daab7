import { integer, text } from '@dvaput/database/columns'

/** The facets, each as it stands in an address. */
export const facetColumns = () => ({
  type: text('type'),
  condition: text('condition'),
  grade: text('grade'),
  brand: text('brand'),
  processor: text('processor'),
  memory: text('memory'),
  storage: text('storage'),
  screen: text('screen'),
  battery: integer('battery'),
})
