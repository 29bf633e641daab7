import { expect, it } from 'vitest'
import { chosen, nextPage, textFrom } from './list-url.ts'

const url = new URL('http://localhost/admin/warehouse/mails?state=sent&q=%20a%00b%20&kind=evil')

it('reads a filter only where its value is known', () => {
  expect([chosen(url, 'state', ['sent']), chosen(url, 'kind', ['order']), chosen(url, 'none', ['x'])]).toEqual([
    ...['sent', undefined, undefined],
  ])
})

it('keeps the filters on the way to the next page, and knows the last one', () => {
  expect(nextPage({ state: 'sent', kind: undefined, q: '' }, '17_a b')).toBe('?state=sent&after=17_a+b')
  expect(nextPage({ state: 'sent' }, null)).toBeNull()
})

it('takes from a text what the database cannot store', () => {
  expect([textFrom(url, 'q'), textFrom(url, 'none')]).toEqual(['ab', undefined])
})
