import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { toOutcome } from './outcome.ts'

/** Of the built-in platform alone, as the link of its welcome is. */
const query = `query ($id: ID!, $token: String!) {
  dvaputEmailConfirmation(customerId: $id, token: $token) { email }
}`
const mutation = `mutation ($id: ID!, $token: String!) {
  dvaputCustomerConfirmEmail(customerId: $id, token: $token) { userErrors { field message } }
}`

/** What a hosted shop says of a field that it does not have. */
const unknownField = 'undefinedField'

type Found = { readonly dvaputEmailConfirmation: { readonly email: string } | null }

export const createConfirmEmail = (request: AdminRequest) => ({
  /** The e-mail that the link would confirm; null where it is not valid. Consumes nothing. */
  async find(id: string, token: string): Promise<string | null> {
    const outcome = await toOutcome(request<Found>(query, { id, token }))
    if (outcome.ok) return outcome.value.dvaputEmailConfirmation?.email ?? null
    if (outcome.error.code === unknownField) return null
    throw new IntegrationError({ service: 'shop-admin', kind: 'refused', remoteMessage: outcome.error.message })
  },
  /** False where the link is not valid. May be repeated. */
  async confirm(id: string, token: string): Promise<boolean> {
    return (await toOutcome(request(mutation, { id, token }))).ok
  },
})
