import { expect, it } from 'vitest'
import { createFieldsAgain, isConflict, isSeenLate, keepTouched, touchedAlone } from './seen-fields.ts'

const seen = { title: 'Old', price: '0.00', text: 'a\nb', 'collection.1': '1' }
const typedWith = (changes: Record<string, string>, without: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries({ ...seen, text: 'a\r\nb', ...changes, seen: JSON.stringify(seen) }).filter(
      ([name]) => !without.includes(name),
    ),
  )

it('a form that two people have open never puts back what this person did not touch', () => {
  const current = { ...seen, price: '899.00', 'collection.2': '1' }
  const typed = typedWith({ title: 'Mine' })
  expect(isConflict(typed, current)).toBe(false)
  expect(touchedAlone(typed, current)).toMatchObject({ title: 'Mine', price: '899.00', 'collection.2': '1' })
  expect(keepTouched(typed, current)).toMatchObject({ title: 'Mine', price: '899.00' })
})

it('a form that two people have open has a conflict where both have changed the same to something else', () => {
  const current = { ...seen, title: 'Theirs' }
  expect(isConflict(typedWith({ title: 'Mine' }), current)).toBe(true)
  expect(isConflict(typedWith({ title: 'Theirs' }), current)).toBe(false)
  expect(isConflict(typedWith({ price: '10.00' }), current)).toBe(false)
  expect(keepTouched(typedWith({ title: 'Mine' }), current)).toMatchObject({ title: 'Mine' })
})

it('a form that two people have open takes a box that was unticked for a change, and one that was never ticked for none', () => {
  const current = { ...seen, 'collection.1': '1' }
  expect(touchedAlone(typedWith({}, ['collection.1']), current)).not.toHaveProperty('collection.1')
  expect(touchedAlone(typedWith({ 'collection.3': '1' }), current)).toMatchObject({ 'collection.3': '1' })
})

it('a form that two people have open takes everything for typed where the form does not say what it showed', () => {
  expect(touchedAlone({ title: 'Mine' }, seen)).toMatchObject({ title: 'Mine' })
  expect(touchedAlone({ title: 'Mine', seen: 'no JSON' }, seen)).toMatchObject({ title: 'Mine' })
})

it('a form that two people have open shows a refused form with both values where they differ, and what counts now where this person changed nothing', () => {
  const current = { ...seen, title: 'Theirs', price: '899.00', text: 'a\nb\nc' }
  const typed = typedWith({ title: 'Mine' })
  const late = createFieldsAgain(current, { typed, code: 'changed-meanwhile' })
  expect([late('title'), late('price'), late('text')]).toEqual([
    { value: 'Mine', now: 'Theirs' },
    { value: '899.00', now: undefined },
    { value: 'a\nb\nc', now: undefined },
  ])
  expect(createFieldsAgain(current, { typed, code: 'title' })('title')).toEqual({ value: 'Mine', now: undefined })
  expect(createFieldsAgain(current, undefined)('title')).toEqual({ value: 'Theirs', now: undefined })
  // A form for something new has nothing that counts now.
  expect(createFieldsAgain({}, { typed: { title: 'Mine' }, code: 'changed-meanwhile' })('title')).toEqual({
    value: 'Mine',
  })
})

it('a form that two people have open knows that somebody else changed, added or removed what it shows', () => {
  expect(isSeenLate(typedWith({ title: 'Mine' }), seen)).toBe(false)
  expect(isSeenLate(typedWith({}), { ...seen, price: '899.00' })).toBe(true)
  expect(isSeenLate(typedWith({}), { ...seen, 'collection.2': '1' })).toBe(true)
  expect(isSeenLate(typedWith({}), { ...seen, 'collection.1': '' })).toBe(true)
  expect(isSeenLate({ title: 'Without what it showed' }, { ...seen, title: 'Theirs' })).toBe(false)
})
