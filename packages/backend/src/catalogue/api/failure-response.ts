import { STATUS_CODES } from 'node:http'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'

/** What is no integration error is a bug and passes through. */
const describe = (error: unknown): IntegrationError => {
  if (error instanceof IntegrationError) return error
  throw error
}

type ProductRefusal = Refusal<'catalogue-timeout' | 'catalogue-http-error' | 'catalogue-failed'>
type SearchRefusal = Refusal<'search-timeout' | 'search-graphql-error' | 'search-failed'>

export const productFailure = (error: unknown): ProductRefusal => {
  const { kind, status = 0 } = describe(error)
  if (kind === 'timeout') return { code: 'catalogue-timeout' }
  if (status < 400) return { code: 'catalogue-failed' }
  return { code: 'catalogue-http-error', params: { status, reason: STATUS_CODES[status] ?? 'Error' } }
}

export const searchFailure = (error: unknown): SearchRefusal => {
  const { kind, status = 0 } = describe(error)
  if (kind === 'timeout') return { code: 'search-timeout' }
  // Refused with 200: the response to the query has errors.
  return { code: kind === 'refused' && status < 400 ? 'search-graphql-error' : 'search-failed' }
}
