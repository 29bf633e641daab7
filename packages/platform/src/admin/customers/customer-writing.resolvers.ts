import type { Transaction } from '@dvaput/database/in-transaction'
import { markets } from '@dvaput/domain/markets/markets'
import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  deleteAddress,
} from '../../customers/addresses/customer-addresses.ts'
import { claimOrders } from '../../customers/claim-orders.ts'
import { customerAddress } from '../../customers/customer.resolvers.ts'
import type { CustomerContext } from '../../customers/customer-context.ts'
import { confirmEmail } from '../../customers/email-confirmation.ts'
import { foldEmail } from '../../customers/parse-email.ts'
import { proveEmail } from '../../customers/prove-email.ts'
import { parseNumericGid } from '../../graphql/gid.ts'
import type { Customer } from '../../tables/customers.table.ts'
import { type AdminContext, type AdminResolvers, refusedBecause } from '../admin-context.ts'
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
  const { country } = markets[shop.market]
  return { shop, clientIp, language: shop.languages[0], country, parts: { ...parts, database } }
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

type ProofArgs = {
  customerId: string
  email: string
  /** Whoever has the password or a token has shown the e-mail themselves. */
  keepsAccess?: boolean | null
}

export const customerWritingResolvers: AdminResolvers = {
  Mutation: {
    customerCreate: (_root, { input }: { input: CustomerInput }, context) =>
      context.change((tx) => createCustomer(tx, context, customerContextIn(tx, context), input)),

    customerUpdate: (_root, { input }: { input: CustomerInput }, context) =>
      context.change((tx) => updateCustomer(tx, context, input)),

    /** An account that has another e-mail by now is refused: nobody has shown that one. */
    dvaputCustomerProveEmail: (_root, { customerId, email, keepsAccess }: ProofArgs, context) =>
      context.change(async (tx) => {
        const found = await findCustomer(tx, context, customerId)
        if (!found) return noCustomer
        if (found.email !== foldEmail(email)) return refusedBecause(['email'], 'Email is not that of the customer')
        if (found.emailVerified) return { customer: found, userErrors: [] }
        const customer = await proveEmail(tx, found, keepsAccess === true)
        await claimOrders(tx, customer)
        await context.parts.webhooks.emit(tx, context.shop.id, 'CUSTOMERS_UPDATE', { customerId: customer.id })
        return { customer, userErrors: [] }
      }),

    dvaputCustomerConfirmEmail: (_root, args: { customerId: string; token: string }, context) =>
      context.change(async (tx) => {
        const customerId = parseNumericGid('Customer', args.customerId) ?? 0
        const customer = await confirmEmail(tx, { shopId: context.shop.id, customerId, token: args.token })
        if (!customer) return refusedBecause(['token'], 'Token is invalid')
        await context.parts.webhooks.emit(tx, context.shop.id, 'CUSTOMERS_UPDATE', { customerId })
        return { customer, userErrors: [] }
      }),

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
