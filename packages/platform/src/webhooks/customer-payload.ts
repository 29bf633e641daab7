import type { Transaction } from '@dvaput/database/in-transaction'
import { eq } from '@dvaput/database/query'
import { visibleTags } from '../customers/visible-tags.ts'
import { toGid } from '../graphql/gid.ts'
import { customerAddresses, customers } from '../tables/customers.table.ts'
import { toAddressPayload } from './address-payload.ts'

export const buildCustomerPayload = async ({ db }: Transaction, customerId: number) => {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  if (!customer) return undefined
  const addresses = await db.select().from(customerAddresses).where(eq(customerAddresses.customerId, customerId))
  const toPayload = ({ id, fields }: (typeof addresses)[number]) => ({
    id,
    customer_id: customerId,
    ...toAddressPayload(fields),
    default: id === customer.defaultAddressId,
  })
  return {
    id: customer.id,
    admin_graphql_api_id: toGid('Customer', customer.id),
    email: customer.email,
    phone: customer.phone,
    first_name: customer.firstName,
    last_name: customer.lastName,
    state: customer.state,
    verified_email: customer.emailVerified,
    email_marketing_consent: { state: customer.acceptsMarketing ? 'subscribed' : 'not_subscribed' },
    tags: visibleTags(customer).join(', '),
    addresses: addresses.map(toPayload),
    default_address: addresses.filter(({ id }) => id === customer.defaultAddressId).map(toPayload)[0] ?? null,
    created_at: customer.createdAt.toISOString(),
    updated_at: customer.updatedAt.toISOString(),
  }
}
