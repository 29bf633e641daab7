import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

it('says field by field what an entry changed', () => {
  const before = { state: 'held', price: { minor: 100, currency: 'BAM' }, same: 1 }
  const after = { state: 'released', price: { minor: 200, currency: 'BAM' }, same: 1, isOwn: true, tags: ['a'] }
  expect(changedFields(before, after)).toEqual([
    { name: 'state', before: 'held', after: 'released' },
    { name: 'price, minor', before: '100', after: '200' },
    { name: 'is own', before: '', after: 'true' },
    { name: 'tags', before: '', after: '["a"]' },
  ])
  expect(changedFields(null, null)).toEqual([])
  expect(changedFields(null, { hours: '9-17' })).toEqual([{ name: 'hours', before: '', after: '9-17' }])
})
