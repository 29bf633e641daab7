import { describe, expect, it } from 'vitest'
import {
  checkCheckoutCustomer,
  emptyCheckoutCustomer,
  missingCustomerFields,
  missingDeliveryFields,
  parseCheckoutCustomer,
  withCustomerDefaults,
} from './checkout-customer.ts'
import { toCheckedCustomer } from './to-checked-customer.ts'

const diego = { ...emptyCheckoutCustomer, firstName: 'Diego', lastName: 'Rojas', email: 'Diego@Kupac.example' }

describe('the customer of an international checkout', () => {
  it('is asked for first name, last name and e-mail alone [XCO-07] [XCO-10]', () => {
    expect(missingCustomerFields(emptyCheckoutCustomer)).toEqual(['firstName', 'lastName', 'email'])
    expect(missingCustomerFields({ ...diego, email: 'diego' })).toEqual(['email'])
    expect(missingCustomerFields(diego)).toEqual([])
  })

  it('has not given what nobody can see', () => {
    for (const unseen of [' ', '\u00a0', '\u200b', '\0']) {
      const typed = parseCheckoutCustomer((field) => (field.endsWith('Name') ? unseen : diego[field]))
      expect(missingCustomerFields(typed)).toEqual(['firstName', 'lastName'])
    }
  })

  it('is sent on with the defaults of empty fields [XCO-11]', () => {
    expect(withCustomerDefaults(diego)).toMatchObject({
      ...{ phone: '', address: 'Chile Address', city: 'Santiago', region: 'RM', postalCode: '8320000' },
    })
    expect(withCustomerDefaults({ ...diego, city: 'Valparaíso' })).toMatchObject({ city: 'Valparaíso', region: 'RM' })
  })

  it('may leave everything else out, but what is given must be right [XCO-10]', () => {
    expect(checkCheckoutCustomer(diego, 'cl')).toEqual({})
    const wrong = { phone: 'abc', region: 'Narnia', postalCode: '12', taxId: '12.345.678-9' }
    expect(checkCheckoutCustomer({ ...diego, ...wrong }, 'cl')).toEqual({
      ...{ phone: 'format', region: 'format', postalCode: 'format', taxId: 'format' },
    })
    const right = { phone: '9 1234 5678', region: 'biobio', postalCode: '4030000', taxId: '12345678-5' }
    expect(checkCheckoutCustomer({ ...diego, ...right }, 'cl')).toEqual({})
    const bosnian = { phone: '061/234-567', region: '09', postalCode: '71000' }
    expect(checkCheckoutCustomer({ ...diego, ...bosnian }, 'ba')).toEqual({})
    expect(checkCheckoutCustomer({ ...diego, ...bosnian }, 'cl')).toEqual({
      ...{ phone: 'format', region: 'format', postalCode: 'format' },
    })
  })

  it('names a company whole, or none', () => {
    const asked = { ...diego, wantsInvoice: 'yes' }
    expect(checkCheckoutCustomer(asked, 'cl')).toEqual({
      ...{ companyName: 'required', companyTaxId: 'required', companyActivity: 'required', companyAddress: 'required' },
    })
    const company = { companyName: 'Rojas SpA', companyTaxId: '76.086.428-5', companyActivity: 'Informática' }
    expect(checkCheckoutCustomer({ ...asked, ...company, address: 'Av. Providencia 1234' }, 'cl')).toEqual({})
    expect(checkCheckoutCustomer({ ...asked, ...company, companyTaxId: '76.086.428-6', address: 'x' }, 'cl')).toEqual({
      companyTaxId: 'format',
    })
    expect(checkCheckoutCustomer({ ...diego, companyTaxId: 'typed, then not wanted' }, 'cl')).toEqual({})
  })

  it('is stored with region and postal code of the comuna, the code of the region, and numbers as they are printed', () => {
    const typed = { ...diego, city: 'Providencia', phone: '9 1234 5678', taxId: '123456785' }
    expect(toCheckedCustomer(typed, 'cl')).toEqual({
      ...{ ...typed, phone: '+56912345678', region: 'RM', postalCode: '7500000', taxId: '12.345.678-5' },
    })
    expect(toCheckedCustomer({ ...diego, city: 'Arica', region: 'arica y parinacota' }, 'cl')).toMatchObject({
      ...{ region: 'AP', postalCode: '1000000' },
    })
    expect(toCheckedCustomer(diego, 'cl')).toEqual(diego)
  })

  it('is asked for the address before dispatch where it was left out', () => {
    expect(missingDeliveryFields(diego)).toEqual(['address', 'city', 'region', 'postalCode'])
    const area = { city: 'Providencia', region: 'RM', postalCode: '7500000' }
    expect(missingDeliveryFields({ ...diego, ...area })).toEqual(['address'])
    expect(missingDeliveryFields({ ...diego, ...area, address: 'Av. Providencia 1234' })).toEqual([])
  })

  it('is text without control characters, and not without end', () => {
    const read = parseCheckoutCustomer((field) => (field === 'city' ? ` Val\u0000para\níso ${'x'.repeat(500)}` : 7))
    expect(read.city.startsWith('Val para íso x')).toBe(true)
    expect(read.city).toHaveLength(120)
    expect(read.email).toBe('')
  })
})
