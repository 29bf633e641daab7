import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { foreignBody, isOutdated, markOutdated } from './lost-connection.ts'

const busy = JSON.stringify({ success: false, error: 'The shop is very busy.', code: 'busy' })

describe('what a loader throws', () => {
  it.each([
    ['a connection that was cut', new TypeError('Failed to fetch'), ''],
    ['a page of somebody else', new Error('Unable to decode turbo-stream response'), ''],
    ['a proxy’s page', new ErrorResponse(502, 'Bad Gateway', '<html>Bad Gateway</html>'), '<html>Bad Gateway</html>'],
    ['a failure without a body', new ErrorResponse(503, '', ''), ''],
    ['a firewall', new ErrorResponse(403, '', 'Forbidden'), 'Forbidden'],
    ['somebody else’s 404', new ErrorResponse(404, '', '<html>nginx</html>'), '<html>nginx</html>'],
    ['a refusal of our own server before its pages', new ErrorResponse(503, '', busy), busy],
  ])('is not of our pages: %s', (_, thrown, body) => {
    expect(foreignBody(thrown)).toBe(body)
  })

  it.each([
    ['a redirect', new Response(null, { status: 302, headers: { Location: '/' } })],
    ['a failure of our page, with its number', new ErrorResponse(500, '', { requestId: 'r-1' })],
    ['a page we do not have', new ErrorResponse(404, '', '')],
    ['a page of the other market', new ErrorResponse(404, '', { market: 'cl' })],
  ])('is of our pages: %s', (_, thrown) => {
    expect(foreignBody(thrown)).toBeUndefined()
  })
})

it('data is marked on a copy of it, so that the page shows the difference', () => {
  const data = { products: {} }
  const marked = markOutdated(data)
  expect(marked).toEqual(data)
  expect([isOutdated(data), isOutdated(marked)]).toEqual([false, true])
  expect(marked.products).toBe(data.products)
})
