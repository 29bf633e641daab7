import type {
  MutationCustomerAddressCreateArgs,
  MutationCustomerAddressDeleteArgs,
  MutationCustomerAddressUpdateArgs,
  MutationCustomerDefaultAddressUpdateArgs,
  MutationCustomerUpdateArgs,
} from '@shopify/hydrogen-react/storefront-api-types'
import { parseNumericGid } from '../graphql/gid.ts'
import type { Resolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import type { Customer } from '../tables/customers.table.ts'
import { addAddress, changeAddress, chooseDefaultAddress, deleteAddress } from './addresses/customer-addresses.ts'
import { customerAddress } from './customer.resolvers.ts'
import type { CustomerNeeds } from './customer-context.ts'
import { withErrors } from './customer-error.ts'
import { customerOfToken } from './tokens/customer-of-token.ts'
import { denyToken } from './tokens/deny-token.ts'
import { updateCustomer } from './update-customer.ts'

const requireCustomer = async (
  { shop, parts }: StorefrontContext,
  token: string,
  fieldName: string,
): Promise<Customer> => {
  const customer = await customerOfToken(parts.database.db, shop.id, token)
  if (!customer) throw denyToken(fieldName)
  return customer
}

const addressIdOf = (gid: string) => parseNumericGid('MailingAddress', gid)

/** What a customer changes with a token in hand. */
export const customerProfileResolvers: Resolvers<StorefrontContext<CustomerNeeds>> = {
  Mutation: {
    customerUpdate: async (_root, args: MutationCustomerUpdateArgs, context, { fieldName }) => {
      const customer = await requireCustomer(context, args.customerAccessToken, fieldName)
      const outcome = await updateCustomer(context, customer, args.customer)
      if (!outcome.ok) return withErrors(outcome.errors)
      return withErrors([], { customer: outcome.customer, customerAccessToken: outcome.token })
    },
    customerAddressCreate: async (_root, args: MutationCustomerAddressCreateArgs, context, { fieldName }) => {
      const { id } = await requireCustomer(context, args.customerAccessToken, fieldName)
      const outcome = await addAddress(context, id, args.address)
      return outcome.ok
        ? withErrors([], { customerAddress: customerAddress(outcome.address) })
        : withErrors(outcome.errors)
    },
    customerAddressUpdate: async (_root, args: MutationCustomerAddressUpdateArgs, context, { fieldName }) => {
      const { id } = await requireCustomer(context, args.customerAccessToken, fieldName)
      const outcome = await changeAddress(context, id, addressIdOf(args.id), args.address)
      return outcome.ok
        ? withErrors([], { customerAddress: customerAddress(outcome.address) })
        : withErrors(outcome.errors)
    },
    customerAddressDelete: async (_root, args: MutationCustomerAddressDeleteArgs, context, { fieldName }) => {
      const { id } = await requireCustomer(context, args.customerAccessToken, fieldName)
      const outcome = await deleteAddress(context, id, addressIdOf(args.id))
      return outcome.ok ? withErrors([], { deletedCustomerAddressId: args.id }) : withErrors(outcome.errors)
    },
    customerDefaultAddressUpdate: async (
      _root,
      args: MutationCustomerDefaultAddressUpdateArgs,
      context,
      { fieldName },
    ) => {
      const customer = await requireCustomer(context, args.customerAccessToken, fieldName)
      const outcome = await chooseDefaultAddress(context, customer.id, addressIdOf(args.addressId))
      return outcome.ok ? withErrors([], { customer: outcome.customer }) : withErrors(outcome.errors, { customer })
    },
  },
}
