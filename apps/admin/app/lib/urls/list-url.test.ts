import { expect, it } from 'vitest'
import { chosen, listPages, textFrom } from './list-url.ts'

const url = new URL('http://localhost/admin/warehouse/mails?state=sent&q=%20a%00b%20&kind=evil')

it('the URL of a list reads a filter only where its value is known', () => {
  expect([chosen(url, 'state', ['sent']), chosen(url, 'kind', ['order']), chosen(url, 'none', ['x'])]).toEqual([
    ...['sent', undefined, undefined],
  ])
})

it('the URL of a list keeps the filters on the way to the next page and back, and knows the first and the last one', () => {
  const filters = { state: 'sent', kind: undefined, q: '' }
  expect(listPages(filters, '9', '17_a b')).toEqual({ first: '?state=sent', next: '?state=sent&after=17_a+b' })
  expect(listPages(filters, undefined, null)).toEqual({ first: null, next: null })
})

it('the URL of a list takes from a text what the database cannot store', () => {
  expect([textFrom(url, 'q'), textFrom(url, 'none')]).toEqual(['ab', undefined])
})
