import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { expect, it } from 'vitest'
import { readSourceFailure, toHttpFailure } from './source-failure.ts'

const failed = (details: { kind: IntegrationError['kind']; status?: number }) =>
  readSourceFailure(new IntegrationError({ service: 'storefront', ...details }))

it('distinguishes a timeout, an HTTP error and everything else [PDP-26]', () => {
  expect(failed({ kind: 'timeout' })).toEqual({ kind: 'timeout' })
  expect(failed({ kind: 'refused', status: 503 })).toEqual({ kind: 'http', status: 503, text: 'Service Unavailable' })
  expect(failed({ kind: 'refused', status: 200 })).toEqual({ kind: 'unknown' })
  expect(failed({ kind: 'network' })).toEqual({ kind: 'unknown' })
  expect(failed({ kind: 'bad-response' })).toEqual({ kind: 'unknown' })
})

it('a bug of ours is not told to a shopper as the failure of a source', () => {
  expect(readSourceFailure(new TypeError('x is undefined'))).toBeUndefined()
  expect(readSourceFailure('x')).toBeUndefined()
})

it('the error of a source prefers the status text of the response', () => {
  expect(toHttpFailure(503, 'Overloaded')).toMatchObject({ text: 'Overloaded' })
  expect(toHttpFailure(599)).toMatchObject({ text: 'Error' })
})
