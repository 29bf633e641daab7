import type { AddressValues } from '../address/address-form.ts'
import type { AccountAddress, AccountRecord } from './account-record.ts'

// As many as the account shows. // ENT-17
export const maxAddresses = 10

export type AddressBook = {
  readonly addresses: readonly AccountAddress[]
  readonly defaultId: string | null
  /** Of the profile; empty where there is none. */
  readonly phone: string
}

/** A hosted shop's id has the customer's token behind the number, which must not reach the browser. */
const shortId = (id: string): string => /\/(\d+)(?:\?|$)/.exec(id)?.[1] ?? id.replace(/\?.*$/, '')

/** The addresses under short ids, as pages and URLs have them. */
export const toAddressBook = ({
  addresses,
  defaultAddressId,
  phone,
}: Pick<AccountRecord, 'addresses' | 'defaultAddressId' | 'phone'>): AddressBook => ({
  phone,
  addresses: addresses.map((address) => ({ ...address, id: shortId(address.id) })),
  defaultId: defaultAddressId && shortId(defaultAddressId),
})

/** The platform's own id. Undefined for an id that is not this customer's. */
export const findAddressId = ({ addresses }: Pick<AccountRecord, 'addresses'>, id: string): string | undefined =>
  addresses.find((address) => shortId(address.id) === id)?.id

/** As a form shows it. */
export const toAddressValues = (address: AccountAddress): AddressValues => ({
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company,
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  province: address.provinceCode,
  zip: address.zip,
  country: address.countryCode,
  phone: address.phone,
})
