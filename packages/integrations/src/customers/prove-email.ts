import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { toOutcome } from './outcome.ts'

/** Of the built-in platform alone. */
const mutation = `mutation ($id: ID!, $email: String!, $keepsAccess: Boolean) {
  dvaputCustomerProveEmail(customerId: $id, email: $email, keepsAccess: $keepsAccess) { userErrors { field message } }
}`

/** What a hosted shop says of a field that it does not have. */
const unknownField = 'undefinedField'

/**
 * Tells the platform that the owner of the e-mail has shown that it is theirs, so that a password, token or session from
 * before opens nothing there, unless whoever has those has shown the e-mail themselves. A hosted shop cannot do this. Any
 * other refusal throws: whoever asked must not go on as if the account were the owner's alone. May be repeated.
 */
export const proveEmail = async (
  request: AdminRequest,
  id: string,
  email: string,
  keepsAccess = false,
): Promise<'proved' | 'unsupported'> => {
  const outcome = await toOutcome(request(mutation, { id, email, keepsAccess }))
  if (outcome.ok) return 'proved'
  if (outcome.error.code === unknownField) return 'unsupported'
  throw new IntegrationError({ service: 'shop-admin', kind: 'refused', remoteMessage: outcome.error.message })
}
