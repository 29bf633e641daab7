import { integer, jsonb, text } from '@dvaput/database/columns'
import type { FieldFilter } from '@dvaput/domain/catalogue/specifications/field-filters'

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
  /** The facets that are fields of products, by their names in an address; null where there are none. */
  fields: jsonb('fields').$type<Readonly<Partial<Record<FieldFilter, string>>>>(),
})
