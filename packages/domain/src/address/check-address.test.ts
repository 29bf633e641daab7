import { describe, expect, it } from 'vitest'
import { type AddressValues, addressFields } from './address-form.ts'
import { addressFormOf, addressForms } from './address-forms.ts'
import { checkAddress, toCheckedAddress } from './check-address.ts'

const santiago: AddressValues = {
  firstName: 'Camila',
  lastName: 'Rojas',
  company: '',
  address1: 'Av. Providencia 1234',
  address2: '',
  city: 'Providencia',
  province: 'RM',
  zip: '7500000',
  country: 'CL',
  phone: '',
}
const sarajevo: AddressValues = {
  ...santiago,
  address1: 'Ferhadija 1',
  city: 'Sarajevo',
  province: '09',
  zip: '71000',
  country: 'BA',
}
const { ba, cl } = addressForms
const checkCl = (change: Partial<AddressValues> = {}) => checkAddress({ ...santiago, ...change }, cl)
const checkBa = (change: Partial<AddressValues> = {}) => checkAddress({ ...sarajevo, ...change }, ba)
const nothing = Object.fromEntries(addressFields.map((field) => [field, ''])) as AddressValues

describe.each([
  ['ba', sarajevo],
  ['cl', santiago],
] as const)('an address in %s', (market, complete) => {
  const form = addressForms[market]

  it('an address needs a name that can be seen', () => {
    for (const unseen of [' ', '\u00a0', '\u200b\u200d'])
      for (const field of ['firstName', 'lastName', 'address1', 'city'] as const)
        expect(checkAddress({ ...complete, [field]: unseen }, form)).toEqual({ field, problem: 'required' })
  })

  it('an address is accepted without company, second line and phone [ADDR-18]', () => {
    expect(checkAddress(complete, form)).toBeUndefined()
  })

  it('an address is checked field by field, and only the first failing one is named [ADDR-09]', () => {
    const order = ['firstName', 'lastName', 'address1', 'city', 'province', 'zip'] as const
    let values: AddressValues = { ...nothing, phone: 'x' }
    for (const field of order) {
      expect(checkAddress(values, form)).toEqual({ field, problem: 'required' })
      values = { ...values, [field]: field === 'zip' ? '12' : complete[field] }
    }
    expect(checkAddress(values, form)).toEqual({ field: 'zip', problem: 'format' })
    values = { ...values, zip: complete.zip }
    expect(checkAddress(values, form)).toEqual({ field: 'phone', problem: 'format' })
    values = { ...values, phone: '' }
    expect(checkAddress(values, form)).toEqual({ field: 'country', problem: 'required' })
    expect(checkAddress({ ...values, country: complete.country }, form)).toBeUndefined()
  })

  it.each(['firstName', 'lastName', 'address1', 'city', 'province', 'zip'] as const)(
    'an address needs more than blanks as its %s [ADDR-10]',
    (field) => {
      for (const blank of ['', ' ', ' \t\n '])
        expect(checkAddress({ ...complete, [field]: blank }, form)).toEqual({ field, problem: 'required' })
    },
  )

  it('an address takes a province of its own list only', () => {
    for (const province of ['XX', 'rm', 'Metropolitana de Santiago', '__proto__'])
      expect(checkAddress({ ...complete, province }, form)).toEqual({ field: 'province', problem: 'required' })
  })
})

describe('Chilean rules [GEN-08]', () => {
  it.each(['750000', '75000000', '750000a', '7 500000', '７５０００００'])(
    'refuse the postal code “%s” [ADDR-17]',
    (zip) => {
      expect(checkCl({ zip })).toEqual({ field: 'zip', problem: 'format' })
    },
  )

  it('trim a postal code before they look at it', () => {
    expect(checkCl({ zip: ' 7500000 ' })).toBeUndefined()
  })

  it.each(['+569 1234 5678', '+56912345678', '9 1234 5678', '912345678', ' 9 12 34 56 78 '])(
    'accept the phone “%s” [ADDR-19]',
    (phone) => {
      expect(checkCl({ phone })).toBeUndefined()
    },
  )

  it.each(['+569 1234 567', '91234567', '8 1234 5678', '+56 2 2345 6789', '+569-1234-5678', 'hola'])(
    'refuse the phone “%s” [ADDR-19]',
    (phone) => {
      expect(checkCl({ phone })).toEqual({ field: 'phone', problem: 'format' })
    },
  )

  it('apply in all four countries of the select', () => {
    for (const country of ['CL', 'AR', 'PE', 'BO']) expect(checkCl({ country })).toBeUndefined()
    for (const country of ['BA', 'DE', '']) expect(checkCl({ country })).toMatchObject({ field: 'country' })
  })
})

describe('Bosnian rules', () => {
  it.each(['7100', '710000', '7100o'])('refuse the postal code “%s”', (zip) => {
    expect(checkBa({ zip })).toEqual({ field: 'zip', problem: 'format' })
  })

  it.each(['+387 61 234 567', '061/234-567', '(061) 234 567', '+387 60 123 4567', '033 555 010'])(
    'accept the phone “%s”',
    (phone) => {
      expect(checkBa({ phone })).toBeUndefined()
    },
  )

  it.each(['61 234 567', '+385 91 234 5678', '033 555 0101'])('refuse the phone “%s”', (phone) => {
    expect(checkBa({ phone })).toEqual({ field: 'phone', problem: 'format' })
  })
})

describe('a checked address', () => {
  it('is saved trimmed, with an international phone', () => {
    expect(toCheckedAddress({ ...santiago, city: ' Providencia ', phone: ' 9 1234 5678 ' }, cl)).toEqual({
      ...santiago,
      phone: '+56912345678',
    })
    expect(toCheckedAddress({ ...sarajevo, phone: '061/234-567' }, ba).phone).toBe('+38761234567')
    expect(toCheckedAddress({ ...sarajevo, phone: '+387 61 234 567' }, ba).phone).toBe('+38761234567')
    expect(toCheckedAddress({ ...sarajevo, phone: ' ' }, ba).phone).toBe('')
  })

  it('keeps the form of its own country in the other market', () => {
    expect(addressFormOf('BA', 'cl')).toBe('ba')
    expect(addressFormOf('PE', 'ba')).toBe('cl')
    expect([addressFormOf('DE', 'cl'), addressFormOf(null, 'ba')]).toEqual(['cl', 'ba'])
  })
})
