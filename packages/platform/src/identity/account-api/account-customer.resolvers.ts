import { asc, eq } from '@dvaput/database/query'
import { metafieldFields } from '../../catalogue/metafields.ts'
import { formatAddress, formatArea } from '../../customers/addresses/mailing-address.ts'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import { defineLoader } from '../../graphql/loader.ts'
import { type AddressFields, type Customer, customerAddresses } from '../../tables/customers.table.ts'
import { avatarUrl } from '../avatar.routes.ts'
import { toAccountAddress } from './account-address.ts'
import type { AccountContext, AccountResolvers } from './account-context.ts'
import { readOrder, readOrders } from './account-orders.ts'

type Formatting = { readonly withName?: boolean | null; readonly withCompany?: boolean | null }

const displayName = ({ firstName, lastName, email }: Customer) =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** There is one customer in an operation; the loader reads the addresses once for two fields. */
const addressesOf = defineLoader(async ({ parts }: AccountContext, customerIds: readonly number[]) =>
  Promise.all(
    customerIds.map((customerId) =>
      parts.database.db
        .select()
        .from(customerAddresses)
        .where(eq(customerAddresses.customerId, customerId))
        .orderBy(asc(customerAddresses.id)),
    ),
  ),
)

/** A mutation that changed the addresses must not return those loaded before it. */
export const forgetAddresses = (context: AccountContext) => addressesOf(context).clearAll()

export const emailAddressOf = ({ email, acceptsMarketing }: Customer) => ({
  emailAddress: email,
  marketingState: acceptsMarketing ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED',
})

export const accountCustomerResolvers: AccountResolvers = {
  QueryRoot: {
    customer: (_source: unknown, _args: unknown, { customer }) => customer,
    order: async (_source: unknown, { id }: { id: string }, context) =>
      readOrder(context, parseNumericGid('Order', id)),
    orderDetailsPageOrder: async (_source: unknown, { id }: { id: string }, context) => {
      const order = await readOrder(context, parseNumericGid('Order', id))
      return order && { ...order, __typename: 'Order' }
    },
  },
  Customer: {
    id: ({ id }: Customer) => toGid('Customer', id),
    displayName,
    creationDate: ({ createdAt }: Customer) => createdAt,
    emailAddress: emailAddressOf,
    phoneNumber: ({ phone }: Customer) => phone && { phoneNumber: phone, marketingState: 'NOT_SUBSCRIBED' },
    imageUrl: (customer: Customer, _args: unknown, { origin }) => avatarUrl(origin, displayName(customer)),
    defaultAddress: async ({ id, defaultAddressId }: Customer, _args: unknown, context) => {
      const address = (await addressesOf(context).load(id)).find((each) => each.id === defaultAddressId)
      return address ? toAccountAddress(address) : null
    },
    addresses: async (
      { id, defaultAddressId }: Customer,
      { skipDefault, ...args }: PageArgs & { skipDefault?: boolean | null },
      context,
    ) => {
      const addresses = await addressesOf(context).load(id)
      const listed = skipDefault ? addresses.filter((each) => each.id !== defaultAddressId) : addresses
      return toListConnection(listed.map(toAccountAddress), args, (each) => each.id)
    },
    orders: (_customer: Customer, args: Parameters<typeof readOrders>[1], context) => readOrders(context, args),
    ...metafieldFields('Customer'),
  },
  CustomerAddress: {
    formattedArea: ({ fields }: { fields: AddressFields }, _args: unknown, { language }) =>
      formatArea(fields, language),
    formatted: ({ fields }: { fields: AddressFields }, { withName, withCompany }: Formatting, { language }) =>
      formatAddress(fields, { withName: withName ?? false, withCompany: withCompany ?? true, language }),
  },
  Metafield: {
    compareDigest: ({ value }: { value: string }) => value,
    jsonValue: ({ type, value }: { type: string; value: string }) => {
      if (/^(?:single_line_text|multi_line_text|date|url|color|id)/.test(type)) return value
      try {
        return JSON.parse(value)
      } catch {
        return value
      }
    },
  },
}
