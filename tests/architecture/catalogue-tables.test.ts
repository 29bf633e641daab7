import { findMainCollection, subcategoriesOf } from '@dvaput/domain/catalogue/menus/collection-menus'
import { productTypes, productTypesOf } from '@dvaput/domain/catalogue/menus/subcategories'
import { mainCollections } from '@dvaput/domain/markets/main-collections'
import { expect, test } from 'vitest'
import {
  otherCollections,
  mainCollections as seededCollections,
} from '../../packages/demo/src/platform/demo-collections.ts'
import { productTypes as seededTypes } from '../../packages/demo/src/platform/subcategories.ts'

// The shop and the platform know the same catalogue without knowing each other: here is where their tables meet.

test('the shop knows every product type the platform is seeded with', () => {
  expect(productTypes.toSorted()).toEqual(seededTypes.toSorted())
})

test('the collections are the same, in the same order, with the same types in their menus', () => {
  expect(mainCollections).toEqual(seededCollections.map(({ handle }) => handle))
  for (const { handle, types } of seededCollections) {
    const collection = findMainCollection(handle)
    const listed = collection ? subcategoriesOf[collection].flatMap((slug) => productTypesOf(slug) ?? []) : []
    expect([handle, listed.toSorted()]).toEqual([handle, types.toSorted()])
  }
})

test('a collection under another name holds what its own name holds', () => {
  for (const { handle, types } of otherCollections) {
    const meant = seededCollections.find((collection) => collection.handle === findMainCollection(handle))
    expect([handle, meant?.types]).toEqual([handle, types])
  }
})
