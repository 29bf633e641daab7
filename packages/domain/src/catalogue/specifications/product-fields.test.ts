import { expect, it } from 'vitest'
import { cardFactNames } from '../card-facts.ts'
import { columnFacets } from '../listings/listing-facets.ts'
import { productTypes } from '../menus/subcategories.ts'
import { fieldFilters } from './field-filters.ts'
import { filteredFields, findField, productFields } from './product-fields.ts'

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

it('every field has its own key, stands once in the table, and has a name in three languages', () => {
  expect(repeated(productFields.map(({ key }) => key))).toEqual([])
  for (const { key, label } of productFields)
    for (const text of [label.bcs, label.en, label.es]) expect(text, key).toMatch(/^\p{Lu}/u)
})

it('each filter is that of one field with one value, and its parameter is free', () => {
  expect(filteredFields.map(({ filter }) => filter).toSorted()).toEqual([...fieldFilters].toSorted())
  for (const { type } of filteredFields) expect(['text', 'number']).toContain(type)
  const parameters: readonly string[] = fieldFilters
  expect(repeated([...columnFacets, 'query', 'q', 'min', 'max', 'warnings', 'sort', 'page', ...parameters])).toEqual([])
  for (const parameter of parameters) expect(parameter).toMatch(/^[a-z]{2,20}$/)
})

it('a name of the shop’s own is no field', () => {
  expect([findField('Boja'), findField('constructor')]).toEqual([undefined, undefined])
})

it('fields are plain data, so that they can be kept in a table', () => {
  expect(JSON.parse(JSON.stringify(productFields))).toEqual(productFields)
})

it('cards and forms name kinds and fields that there are', () => {
  for (const { kinds = [] } of productFields) for (const kind of kinds) expect(productTypes).toContain(kind)
  expect(Object.keys(cardFactNames)).toEqual(expect.arrayContaining([...productTypes]))
})
