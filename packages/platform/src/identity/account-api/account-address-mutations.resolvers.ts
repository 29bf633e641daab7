import { eq } from '@dvaput/database/query'
import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  deleteAddress,
} from '../../customers/addresses/customer-addresses.ts'
import type { CustomerError } from '../../customers/customer-error.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import { type CustomerAddress, customerAddresses } from '../../tables/customers.table.ts'
import { toAccountAddress } from './account-address.ts'
import type { AccountContext, AccountResolvers } from './account-context.ts'
import { forgetAddresses } from './account-customer.resolvers.ts'

type AddressInput = {
  readonly [Name in
    | 'address1'
    | 'address2'
    | 'city'
    | 'company'
    | 'firstName'
    | 'lastName'
    | 'phoneNumber'
    | 'territoryCode'
    | 'zip'
    | 'zoneCode']?: string | null
}

type UserError = { readonly code: string; readonly field: readonly string[] | null; readonly message: string }

/** The same address in the Storefront API's words, whose rules these are. */
const toMailingAddress = ({ phoneNumber, territoryCode, zoneCode, ...same }: AddressInput) => ({
  ...same,
  ...(phoneNumber === undefined ? {} : { phone: phoneNumber }),
  ...(territoryCode === undefined ? {} : { country: territoryCode }),
  ...(zoneCode === undefined ? {} : { province: zoneCode }),
})

const codes: Readonly<Record<string, string>> = { TAKEN: 'CUSTOMER_ADDRESS_ALREADY_EXISTS', TOO_LONG: 'TOO_LONG' }
const invalidCodes: Readonly<Record<string, string>> = {
  country: 'INVALID_TERRITORY_CODE',
  province: 'INVALID_FOR_COUNTRY',
}
const words: Readonly<Record<string, string>> = { phone: 'phoneNumber', country: 'territoryCode', province: 'zoneCode' }

const toUserError = ({ code, field, message }: CustomerError): UserError => {
  if (code === 'NOT_FOUND') return { code: 'ADDRESS_ID_DOES_NOT_EXIST', field: ['addressId'], message }
  const invalid = code === 'INVALID' ? invalidCodes[field?.at(-1) ?? ''] : undefined
  return {
    code: invalid ?? codes[code] ?? 'INVALID',
    field: field?.map((name) => words[name] ?? name) ?? null,
    message,
  }
}

const rules = { hasProvinceCodes: true }

const refused = (...userErrors: readonly UserError[]) => ({ customerAddress: null, deletedAddressId: null, userErrors })

const idOf = (gid: string) => parseNumericGid('CustomerAddress', gid.replace(/\?.*$/, ''))

const toPayload = async (context: AccountContext, address: CustomerAddress, makeDefault: boolean) => {
  if (makeDefault) await chooseDefaultAddress(context, context.customer.id, address.id)
  forgetAddresses(context)
  return { customerAddress: toAccountAddress(address), userErrors: [] }
}

type Update = {
  readonly addressId: string
  readonly address?: AddressInput | null
  readonly defaultAddress?: boolean | null
}

export const accountAddressMutations: AccountResolvers = {
  Mutation: {
    async customerAddressCreate(
      _source: unknown,
      { address, defaultAddress }: { address: AddressInput; defaultAddress?: boolean | null },
      context,
    ) {
      if (Object.keys(address).length === 0)
        return refused({ code: 'ADDRESS_ARGUMENT_EMPTY', field: ['address'], message: 'Address argument is empty.' })
      const added = await addAddress(context, context.customer.id, toMailingAddress(address), rules)
      return added.ok
        ? toPayload(context, added.address, defaultAddress === true)
        : refused(...added.errors.map(toUserError))
    },

    async customerAddressUpdate(_source: unknown, { addressId, address, defaultAddress }: Update, context) {
      const { customer } = context
      const id = idOf(addressId)
      if (defaultAddress === false && id !== undefined && id === customer.defaultAddressId)
        return refused({
          code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
          field: ['defaultAddress'],
          message: "Demoting the default address of the customer isn't allowed.",
        })
      if (address == null && defaultAddress == null)
        return refused({ code: 'ADDRESS_ARGUMENT_EMPTY', field: ['address'], message: 'Address argument is empty.' })
      const changed = await changeAddress(context, customer.id, id, toMailingAddress(address ?? {}), rules)
      return changed.ok
        ? toPayload(context, changed.address, defaultAddress === true)
        : refused(...changed.errors.map(toUserError))
    },

    async customerAddressDelete(_source: unknown, { addressId }: { addressId: string }, context) {
      const { customer, parts } = context
      const id = idOf(addressId)
      const own = await parts.database.db
        .select({ id: customerAddresses.id })
        .from(customerAddresses)
        .where(eq(customerAddresses.customerId, customer.id))
      if (id !== undefined && id === customer.defaultAddressId && own.length > 1)
        return refused({
          code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
          field: ['addressId'],
          message: "The default address of the customer can't be deleted before setting another one as default.",
        })
      const deleted = await deleteAddress(context, customer.id, id)
      forgetAddresses(context)
      return deleted.ok
        ? { deletedAddressId: toGid('CustomerAddress', deleted.addressId), userErrors: [] }
        : refused(...deleted.errors.map(toUserError))
    },
  },
}
