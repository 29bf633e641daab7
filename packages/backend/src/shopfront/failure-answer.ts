import { STATUS_CODES } from 'node:http'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'

export type FailureAnswer = {
  readonly body: { readonly success: false; readonly error: string }
  readonly status: 502 | 504
}

const answer = (error: string, status: FailureAnswer['status']): FailureAnswer => ({
  body: { success: false, error },
  status,
})

/** spec §8 Catalogue; what is no integration error is a bug and passes through */
const describe = (error: unknown): IntegrationError => {
  if (error instanceof IntegrationError) return error
  throw error
}

export const productFailure = (error: unknown): FailureAnswer => {
  const { kind, status } = describe(error)
  if (kind === 'timeout') return answer('Timeout: El producto tardó demasiado en cargar', 504)
  if (status !== undefined && status >= 400) return answer(`HTTP ${status}: ${STATUS_CODES[status] ?? ''}`.trim(), 502)
  return answer('Error desconocido', 502)
}

export const searchFailure = (error: unknown): FailureAnswer => {
  const { kind, status = 0 } = describe(error)
  // Refused with 200: the question itself was answered with errors.
  const isGraphql = kind === 'refused' && status < 400
  return answer(isGraphql ? 'GraphQL error' : 'Search failed', kind === 'timeout' ? 504 : 502)
}
