import { asc, inArray } from '@dvaput/database/query'
import type {
  CustomerAddressesArgs,
  CustomerOrdersArgs,
  MailingAddressFormattedArgs,
  QueryRootCustomerArgs,
} from '@shopify/hydrogen-react/storefront-api-types'
import { metafieldFields } from '../catalogue/metafields.ts'
import { toListConnection } from '../graphql/connection.ts'
import { toGid } from '../graphql/gid.ts'
import { defineLoader, groupByKey } from '../graphql/loader.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { type Customer, type CustomerAddress, customerAddresses } from '../tables/customers.table.ts'
import { formatAddress, type MailingAddress, mailingAddress } from './addresses/mailing-address.ts'
import { countCustomerOrders, readCustomerOrders } from './read-customer-orders.ts'
import { customerOfToken } from './tokens/customer-of-token.ts'
import { denyToken } from './tokens/deny-token.ts'

const addressesOf = defineLoader(async ({ parts }: StorefrontContext, customerIds: readonly number[]) => {
  const rows = await parts.database.db
    .select()
    .from(customerAddresses)
    .where(inArray(customerAddresses.customerId, [...customerIds]))
    .orderBy(asc(customerAddresses.id))
  return groupByKey(customerIds, rows, ({ customerId }) => customerId)
})

export const customerAddress = ({ id, fields }: CustomerAddress): MailingAddress =>
  mailingAddress(`${toGid('MailingAddress', id)}?model_name=CustomerAddress`, fields)

type CartCustomer = Customer & { readonly throughCart: true }

/** Whoever has the key of a cart is not therefore its customer: they see who it is, and nothing that is theirs alone. */
export const throughCart = (customer: Customer): CartCustomer => ({
  ...customer,
  phone: null,
  tags: [],
  metafields: {},
  defaultAddressId: null,
  throughCart: true,
})

const requireOwn = (customer: Customer | CartCustomer, { fieldName }: { fieldName: string }): Customer => {
  if ('throughCart' in customer) throw denyToken(fieldName)
  return customer
}

export const customerResolvers: StorefrontResolvers = {
  QueryRoot: {
    customer: async (_root, { customerAccessToken }: QueryRootCustomerArgs, { shop, parts }) =>
      (await customerOfToken(parts.database.db, shop.id, customerAccessToken)) ?? null,
  },
  /** Their source is the customer's row. */
  Customer: {
    ...metafieldFields('Customer'),
    id: ({ id }: Customer) => toGid('Customer', id),
    displayName: ({ firstName, lastName, email }: Customer) => [firstName, lastName].filter(Boolean).join(' ') || email,
    numberOfOrders: (customer: Customer, _args, context, info) =>
      countCustomerOrders(requireOwn(customer, info), context),
    orders: (customer: Customer, args: CustomerOrdersArgs, context, info) =>
      readCustomerOrders(requireOwn(customer, info), args, context),
    addresses: async (customer: Customer, args: CustomerAddressesArgs, context, info) => {
      const addresses = await addressesOf(context).load(requireOwn(customer, info).id)
      return toListConnection(addresses.map(customerAddress), args, (address) => address.id)
    },
    defaultAddress: async ({ id, defaultAddressId }: Customer, _args, context) => {
      if (defaultAddressId === null) return null
      const found = (await addressesOf(context).load(id)).find((address) => address.id === defaultAddressId)
      return found ? customerAddress(found) : null
    },
  },
  MailingAddress: {
    formatted: ({ fields }: MailingAddress, { withName, withCompany }: MailingAddressFormattedArgs) =>
      formatAddress(fields, { withName: withName ?? false, withCompany: withCompany ?? true }),
  },
}
