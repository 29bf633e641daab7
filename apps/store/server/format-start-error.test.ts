import { expect, it } from 'vitest'
import { formatStartError } from './format-start-error.ts'

it('the error at a start says what the database said, not the query with its values', () => {
  const said = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  const text = formatStartError(new Error('Failed query: insert … params: secret', { cause: said }))
  expect(text).toMatch(/^Dvaput could not start \(57014\)\.\nError: canceling statement due to statement timeout\n/)
  expect(text).not.toContain('secret')
})

it('the error at a start shows where another error comes from', () => {
  expect(formatStartError(new TypeError('x is not a function'))).toMatch(
    /^Dvaput could not start\.\nTypeError: x is not a function\n {4}at /,
  )
  expect(formatStartError('nothing')).toBe('Dvaput could not start.\nnothing')
})
