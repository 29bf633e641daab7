import { addressForms } from '@dvaput/domain/address/address-forms'
import { type CheckoutCustomer, missingCustomerFields } from '@dvaput/domain/international/checkout-customer'
import type { Market } from '@dvaput/domain/markets/market'
import type { CartBuyer } from '@dvaput/integrations/carts/shop-carts'

/** What was typed on our own page need not be typed again at the platform; undefined where it is not enough. */
export const toTypedBuyer = (
  customer: CheckoutCustomer | undefined,
  { id, country }: Pick<Market, 'id' | 'country'>,
): CartBuyer | undefined => {
  if (!customer || missingCustomerFields(customer).length > 0) return undefined
  const { firstName, lastName, email, phone, address, city, region, postalCode } = customer
  const province = addressForms[id].provinces.find(({ code, name }) => code === region || name === region)
  return {
    email,
    address: {
      ...{ firstName, lastName, company: '', address1: address, address2: '', city, phone },
      ...{ provinceCode: province?.code ?? '', countryCode: country, zip: postalCode },
    },
  }
}
