import { expect, it } from 'vitest'
import { searchExample } from './search-example.ts'

const titled = (...titles: string[]) => titles.map((title) => ({ title }))

it('the example in the search field is a product of the listing, with a name that fits the field', () => {
  expect(searchExample(titled('Dell PowerEdge R740xd, 2 × Xeon Gold', 'Canon LiDE 300', 'HP'))).toBe('Canon LiDE 300')
})

it('the example in the search field is nothing where nothing is listed or every name is long', () => {
  expect(searchExample([])).toBeUndefined()
  expect(searchExample(titled('Lenovo ThinkStation P520 Xeon W-2135'))).toBeUndefined()
})

it('the example in the search field leaves out a brand that makes it longer than the field of a phone', () => {
  expect(searchExample(titled('HP EliteBook 840 G5', 'Dell XPS 13 9360'))).toBe('EliteBook 840 G5')
})
