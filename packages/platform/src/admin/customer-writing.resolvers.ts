import type { Transaction } from '@dvaput/database/in-transaction'
import { customerAddress } from '../customers/customer.resolvers.ts'
import { addAddress, changeAddress, chooseDefaultAddress, deleteAddress } from '../customers/customer-addresses.ts'
import type { CustomerContext } from '../customers/customer-context.ts'
import { parseNumericGid } from '../graphql/gid.ts'
import type { Customer } from '../tables/customers.table.ts'
import { type AdminContext, type AdminResolvers, refusedBecause } from './admin-context.ts'
import {
  type AddressInput,
  type CustomerInput,
  createCustomer,
  findCustomer,
  toAddressInput,
  updateCustomer,
} from './write-customer.ts'

/** The customers' own commands, made part of this transaction. */
const customerContextIn = (tx: Transaction, { shop, clientIp, parts }: AdminContext): CustomerContext => {
  const database: CustomerContext['parts']['database'] = {
    ...parts.database,
    db: tx.db,
    inTransaction: (work) => work(tx),
  }
  return { shop, clientIp, language: shop.languages[0], parts: { ...parts, database } }
}

const noCustomer = refusedBecause(['customerId'], 'Customer does not exist')

const withCustomer = <Payload extends { readonly userErrors: readonly unknown[] }>(
  context: AdminContext,
  gid: string,
  work: (own: CustomerContext, customer: Customer) => Promise<Payload>,
) =>
  context.change(async (tx): Promise<Payload | typeof noCustomer> => {
    const customer = await findCustomer(tx, context, gid)
    return customer ? work(customerContextIn(tx, context), customer) : noCustomer
  })

type AddressArgs = {
  customerId: string
  addressId: string
  address?: AddressInput | null
  setAsDefault?: boolean | null
}

const addressIdOf = ({ addressId }: AddressArgs) => parseNumericGid('MailingAddress', addressId)

export const customerWritingResolvers: AdminResolvers = {
  Mutation: {
    customerCreate: (_root, { input }: { input: CustomerInput }, context) =>
      context.change((tx) => createCustomer(tx, context, customerContextIn(tx, context), input)),

    customerUpdate: (_root, { input }: { input: CustomerInput }, context) =>
      context.change((tx) => updateCustomer(tx, context, input)),

    customerUpdateDefaultAddress: (_root, args: AddressArgs, context) =>
      withCustomer(context, args.customerId, async (own, { id }) => {
        const outcome = await chooseDefaultAddress(own, id, addressIdOf(args))
        return outcome.ok ? { customer: outcome.customer, userErrors: [] } : { userErrors: outcome.errors }
      }),

    customerAddressCreate: (_root, { address, setAsDefault, customerId }: AddressArgs, context) =>
      withCustomer(context, customerId, async (own, { id }) => {
        const outcome = await addAddress(own, id, toAddressInput(address ?? {}))
        if (!outcome.ok) return { userErrors: outcome.errors }
        if (setAsDefault) await chooseDefaultAddress(own, id, outcome.address.id)
        return { address: customerAddress(outcome.address), userErrors: [] }
      }),

    customerAddressUpdate: (_root, args: AddressArgs, context) =>
      withCustomer(context, args.customerId, async (own, { id }) => {
        const outcome = await changeAddress(own, id, addressIdOf(args), toAddressInput(args.address ?? {}))
        if (!outcome.ok) return { userErrors: outcome.errors }
        if (args.setAsDefault) await chooseDefaultAddress(own, id, outcome.address.id)
        return { address: customerAddress(outcome.address), userErrors: [] }
      }),

    customerAddressDelete: (_root, args: AddressArgs, context) =>
      withCustomer(context, args.customerId, async (own, { id }) => {
        const outcome = await deleteAddress(own, id, addressIdOf(args))
        return outcome.ok ? { deletedAddressId: args.addressId, userErrors: [] } : { userErrors: outcome.errors }
      }),
  },
}
