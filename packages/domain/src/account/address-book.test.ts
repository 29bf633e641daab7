import { expect, it } from 'vitest'
import type { AccountAddress } from './account-record.ts'
import { findAddressId, toAddressBook, toAddressValues } from './address-book.ts'

const address: AccountAddress = {
  id: 'gid://shopify/MailingAddress/8098?model_name=CustomerAddress&customer_access_token=secret',
  firstName: 'Camila',
  lastName: 'Rojas',
  company: '',
  address1: 'Av. Providencia 1234',
  address2: '',
  city: 'Providencia',
  province: 'Metropolitana de Santiago',
  provinceCode: 'RM',
  country: 'Chile',
  countryCode: 'CL',
  zip: '7500000',
  phone: '',
}
const record = {
  addresses: [address, { ...address, id: 'other?token=secret' }],
  defaultAddressId: address.id,
  phone: '+56912345678',
}

it('the address book leaves the token of a hosted id on the server', () => {
  const book = toAddressBook(record)
  expect(JSON.stringify(book)).not.toContain('secret')
  expect(book).toMatchObject({ addresses: [{ id: '8098' }, { id: 'other' }], defaultId: '8098', phone: '+56912345678' })
  const none = { addresses: [], phone: '' }
  expect(toAddressBook({ ...none, defaultAddressId: null })).toEqual({ ...none, defaultId: null })
})

it('the address book finds the platform’s id of an own address, and nothing for another', () => {
  expect(findAddressId(record, '8098')).toBe(address.id)
  for (const id of ['809', '80980', '', address.id]) expect(findAddressId(record, id)).toBeUndefined()
})

it('the address book shows an address in a form by the codes of its region and country', () => {
  expect(toAddressValues(address)).toMatchObject({ city: 'Providencia', province: 'RM', country: 'CL' })
})
