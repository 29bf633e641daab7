import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { toOutcome } from './outcome.ts'

const deleteCustomer = `mutation ($id: ID!) {
  customerDelete(input: { id: $id }) { deletedCustomerId userErrors { field message } }
}`
const requestErasure = `mutation ($id: ID!) {
  customerRequestDataErasure(customerId: $id) { customerId userErrors { code field message } }
}`

/**
 * Deletes a customer. The platform refuses one who has ordered; then it erases what is personal, when it may. A customer
 * who is gone already is no error, because the caller may repeat itself.
 */
export const eraseCustomer = async (request: AdminRequest, id: string): Promise<'deleted' | 'erased' | 'gone'> => {
  const deleted = await toOutcome(request(deleteCustomer, { id }))
  if (deleted.ok) return 'deleted'
  const requested = await toOutcome(request(requestErasure, { id }))
  if (requested.ok) return 'erased'
  if (requested.error.code === 'DOES_NOT_EXIST') return 'gone'
  throw new Error('the platform refuses to erase a customer')
}
