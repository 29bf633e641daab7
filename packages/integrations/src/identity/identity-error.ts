import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { IntegrationError } from '../http/integration-error.ts'

const statusOf = (cause: unknown) => (cause instanceof Response ? cause.status : undefined)

/** Every failure of the provider as an integration error; `code` is its own, such as `invalid_grant`. */
export const toIdentityError = (service: string, error: unknown): unknown => {
  if (error instanceof ResponseBodyError)
    return new IntegrationError({ service, kind: 'refused', status: error.status, code: error.error, cause: error })
  if (error instanceof AuthorizationResponseError)
    return new IntegrationError({ service, kind: 'refused', code: error.error, cause: error })
  if (!(error instanceof ClientError)) return error
  if (error.cause instanceof IntegrationError) return error.cause
  // A token that fails its checks, or a response that is none.
  return new IntegrationError({ service, kind: 'bad-response', status: statusOf(error.cause), cause: error })
}
