import type { AddressFields } from '../tables/customers.table.ts'

const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ') || null

export const toAddressPayload = (fields: AddressFields | null) =>
  fields && {
    first_name: fields.firstName,
    last_name: fields.lastName,
    name: words(fields.firstName, fields.lastName),
    company: fields.company,
    address1: fields.address1,
    address2: fields.address2,
    city: fields.city,
    province: fields.province,
    zip: fields.zip,
    country_code: fields.countryCode,
    phone: fields.phone,
  }
