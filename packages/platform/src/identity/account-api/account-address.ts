import { mailingAddress } from '../../customers/addresses/mailing-address.ts'
import { toGid } from '../../graphql/gid.ts'
import type { AddressFields, CustomerAddress } from '../../tables/customers.table.ts'

/** A `CustomerAddress` of the schema: the same address in this API's words. */
export const toAccountAddressOf = (id: string, fields: AddressFields) => {
  const address = mailingAddress(id, fields)
  return {
    ...address,
    __typename: 'CustomerAddress' as const,
    phoneNumber: fields.phone,
    territoryCode: fields.countryCode,
    zoneCode: address.provinceCode,
  }
}

export const toAccountAddress = ({ id, fields }: CustomerAddress) =>
  toAccountAddressOf(toGid('CustomerAddress', id), fields)
