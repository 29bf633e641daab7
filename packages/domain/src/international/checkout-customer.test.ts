import { describe, expect, it } from 'vitest'
import {
  emptyCheckoutCustomer,
  missingCustomerFields,
  parseCheckoutCustomer,
  withCustomerDefaults,
} from './checkout-customer.ts'

const diego = { ...emptyCheckoutCustomer, firstName: 'Diego', lastName: 'Rojas', email: 'Diego@Kupac.example' }

describe('the customer of an international checkout', () => {
  it('is asked for first name, last name and e-mail alone [XCO-07] [XCO-10]', () => {
    expect(missingCustomerFields(emptyCheckoutCustomer)).toEqual(['firstName', 'lastName', 'email'])
    expect(missingCustomerFields({ ...diego, email: 'diego' })).toEqual(['email'])
    expect(missingCustomerFields(diego)).toEqual([])
  })

  it('is sent on with the defaults of empty fields [XCO-11]', () => {
    expect(withCustomerDefaults(diego)).toMatchObject({
      ...{ phone: '', address: 'Chile Address', city: 'Santiago', region: 'RM', postalCode: '8320000' },
    })
    expect(withCustomerDefaults({ ...diego, city: 'Valparaíso' })).toMatchObject({ city: 'Valparaíso', region: 'RM' })
  })

  it('is text without control characters, and not without end', () => {
    const read = parseCheckoutCustomer((field) => (field === 'city' ? ` Val\u0000para\níso ${'x'.repeat(500)}` : 7))
    expect(read.city.startsWith('Val para íso x')).toBe(true)
    expect(read.city).toHaveLength(120)
    expect(read.email).toBe('')
  })
})
