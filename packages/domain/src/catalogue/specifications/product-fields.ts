import { fieldEntries } from './field-entries.ts'
import type { FieldFilter } from './field-filters.ts'
import type { ProductField } from './product-field.ts'

/** By its key, in the metafield of a product too. */
export type SpecificationName = (typeof fieldEntries)[number]['key']
type NamedField = ProductField & { readonly key: SpecificationName }

export const productFields: readonly NamedField[] = fieldEntries

export const specificationNames: readonly SpecificationName[] = productFields.map(({ key }) => key)

const byKey: ReadonlyMap<string, NamedField> = new Map(productFields.map((field) => [field.key, field]))

/** Nothing for a name of the shop's own. */
export const findField = (key: string): NamedField | undefined => byKey.get(key)

export const isSpecificationName = (name: string): name is SpecificationName => byKey.has(name)

/** What listings are narrowed by. */
export const filteredFields = productFields.flatMap((field) =>
  field.filter === undefined ? [] : [{ ...field, filter: field.filter }],
)

export const fieldOfFilter = (wanted: FieldFilter) => filteredFields.find(({ filter }) => filter === wanted)
