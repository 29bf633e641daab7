import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { discoveryFailed } from '@dvaput/integrations/identity/read-well-known'

type ExchangeRefusal = Refusal<'discovery-failed' | 'token-exchange-failed' | 'access-token-missing'>
type RefreshRefusal = Refusal<'discovery-failed' | 'token-refresh-failed' | 'account-unavailable'>
type CustomerRefusal = Refusal<'discovery-failed' | 'customer-api-failed' | 'customer-data-missing'>

/** What is not the provider's fault is a bug. */
const integrationError = (error: unknown): IntegrationError => {
  if (error instanceof IntegrationError) return error
  throw error
}

/** A provider that gives no status was not reached, or its id token is not to be trusted. */
export const toExchangeRefusal = (error: unknown): ExchangeRefusal => {
  const { status, code } = integrationError(error)
  if (status === undefined) return { code: 'access-token-missing' }
  return { code: code === discoveryFailed ? 'discovery-failed' : 'token-exchange-failed', params: { status } }
}

export const toRefreshRefusal = (error: unknown): RefreshRefusal => {
  const { status, code } = integrationError(error)
  if (status === undefined) return { code: 'account-unavailable' }
  return { code: code === discoveryFailed ? 'discovery-failed' : 'token-refresh-failed', params: { status } }
}

export const toCustomerRefusal = (error: unknown): CustomerRefusal => {
  const { status, code } = integrationError(error)
  if (status === undefined) return { code: 'customer-data-missing' }
  return { code: code === discoveryFailed ? 'discovery-failed' : 'customer-api-failed', params: { status } }
}
