import { expect, it } from 'vitest'
import { compareMessages, findUnused, readCatalogue, readSources } from '../../../../scripts/check-messages.mjs'

const catalogue = await readCatalogue('admin')

it('the messages are the same in every language: namespaces, keys, placeholders and plural forms', () => {
  expect(Object.keys(catalogue.bcs).length).toBeGreaterThan(0)
  expect(compareMessages(catalogue)).toEqual([])
})

it('the messages are all used', () => {
  expect(findUnused(catalogue.bcs, readSources('admin'))).toEqual([])
})
