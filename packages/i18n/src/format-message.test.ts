import { describe, expect, it } from 'vitest'
import { formatMessage } from './format-message.ts'

describe('a message', () => {
  it('is filled in at every place, as often as it stands there', () => {
    expect(formatMessage('en', '{name} and {name}, {count}', { name: 'Amra', count: 0 })).toBe('Amra and Amra, 0')
  })

  it('takes a value as it is, signs of its own included', () => {
    expect(formatMessage('en', 'for “{query}”', { query: '$& $1 {count} <b>' })).toBe('for “$& $1 {count} <b>”')
  })

  it('shows a place nobody filled, so that it is noticed', () => {
    expect(formatMessage('en', 'Hello, {name}')).toBe('Hello, {name}')
  })

  it.each([
    [1, '1 rezultat'],
    [3, '3 rezultata'],
    [12, '12 rezultata!'],
    [21, '21 rezultat'],
  ])('has the form for %i', (count, text) => {
    const forms = { one: '{count} rezultat', few: '{count} rezultata', other: '{count} rezultata!' }
    expect(formatMessage('bcs', forms, { count })).toBe(text)
  })
})
