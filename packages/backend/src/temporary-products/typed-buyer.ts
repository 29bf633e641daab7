import { type CheckoutCustomer, missingCustomerFields } from '@dvaput/domain/international/checkout-customer'
import { toCheckedCustomer } from '@dvaput/domain/international/to-checked-customer'
import type { Market } from '@dvaput/domain/markets/market'
import type { CartBuyer } from '@dvaput/integrations/carts/shop-carts'

/** What was typed on our own page need not be typed again at the platform; undefined where it is not enough. */
export const toTypedBuyer = (
  customer: CheckoutCustomer | undefined,
  { id, country }: Pick<Market, 'id' | 'country'>,
): CartBuyer | undefined => {
  if (!customer || missingCustomerFields(customer).length > 0) return undefined
  const { firstName, lastName, email, phone, address, address2, city, region, postalCode } = toCheckedCustomer(
    customer,
    id,
  )
  return {
    email,
    address: {
      ...{ firstName, lastName, company: '', address1: address, address2, city, phone },
      ...{ provinceCode: region, countryCode: country, zip: postalCode },
    },
  }
}

/** What was typed comes first, and the addresses that are known of the buyer are still offered. */
export const withTyped = (known: CartBuyer, typed: CartBuyer | undefined): CartBuyer => {
  if (!typed) return known
  const offered = [known.address, ...(known.otherAddresses ?? [])]
  const otherAddresses = offered.flatMap((address) => (address?.address1 ? [address] : []))
  const phone = typed.address?.phone || known.phone
  return { ...typed, ...(phone && { phone }), otherAddresses }
}
