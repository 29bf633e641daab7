import { expect, it } from 'vitest'
import { languages } from '../text/language.ts'
import { categoryName, categoryOf, categoryTree, subcategoryOf } from './category-tree.ts'

it('the category tree of imported products has the seven categories of the specification at its top [INTL-18]', () => {
  expect(
    categoryTree('es')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(
    ['todos', 'notebooks', 'smartphones-tablets', 'apple', 'al-por-mayor', 'desktop', 'equipos-empresariales'].sort(),
  )
})

it('the category tree of imported products says id, name, tags and description of every category and subcategory, in each language [ENT-14]', () => {
  for (const language of languages) {
    const [everything, ...categories] = categoryTree(language)
    expect(everything).toMatchObject({ id: 'todos', tags: [], subcategories: [] })
    for (const category of categories) {
      expect(category.subcategories.length).toBeGreaterThan(0)
      for (const node of [category, ...category.subcategories]) {
        expect(node.name).not.toBe('')
        expect(node.description).not.toBe('')
        expect(node.tags[0]).toBe(node.id)
      }
    }
  }
})

it('the tree of categories has every id once', () => {
  const ids = categoryTree('en').flatMap(({ id, subcategories }) => [id, ...subcategories.map((each) => each.id)])
  expect(new Set(ids).size).toBe(ids.length)
})

it('the category tree of imported products finds the category of a subcategory, and nothing for what it does not know', () => {
  expect(subcategoryOf('ipad')).toEqual({ id: 'ipad', category: 'apple' })
  expect([subcategoryOf('apple'), subcategoryOf('x'), subcategoryOf(null)]).toEqual([undefined, undefined, undefined])
  expect(categoryOf('apple')?.id).toBe('apple')
  expect([categoryOf('todos'), categoryOf('toString'), categoryOf(null)]).toEqual([undefined, undefined, undefined])
  expect([categoryName('escaneres', 'bcs'), categoryName('desconocida', 'es')]).toEqual(['Skeneri', 'desconocida'])
})
