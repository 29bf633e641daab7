import { addressForms } from '../address/address-forms.ts'
import { findProvince, toInternationalPhone } from '../address/check-address.ts'
import { companyTaxIds } from '../address/company-tax-ids.ts'
import { fillFromTown } from '../address/fill-from-town.ts'
import type { MarketId } from '../markets/market.ts'
import type { CheckoutCustomer } from './checkout-customer.ts'

/**
 * Checked values as they are stored: the region as its code, the phone in its international form, and what follows from
 * the town filled in. Not for the browser, because of the size of the list of towns.
 */
export const toCheckedCustomer = (customer: CheckoutCustomer, market: MarketId): CheckoutCustomer => {
  const form = addressForms[market]
  const { parseTaxId } = companyTaxIds[market]
  const typed = { city: customer.city, province: findProvince(customer.region, form)?.code ?? '' }
  const { province, zip } = fillFromTown({ ...typed, zip: customer.postalCode }, market)
  return {
    ...customer,
    phone: toInternationalPhone(customer.phone, form),
    region: province,
    postalCode: zip,
    taxId: parseTaxId(customer.taxId) ?? '',
    companyTaxId: parseTaxId(customer.companyTaxId) ?? customer.companyTaxId,
  }
}
