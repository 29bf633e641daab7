import type { Person } from '@dvaput/backend/customers/person'
import { type CheckoutCustomer, emptyCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import type { Services } from '../../context.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'

type Needs = {
  readonly person: Person
  readonly clientIp: string
  readonly services: Pick<Services, 'addresses'>
}

/** Name, e-mail, phone and default address of whoever is signed in. */
export const readCheckoutCustomer = async ({ person, clientIp, services }: Needs): Promise<CheckoutCustomer> => {
  const customer = await person.customer()
  if (!customer) return emptyCheckoutCustomer
  const { firstName, lastName, email } = customer
  const known = { ...emptyCheckoutCustomer, firstName, lastName, email }
  const book = await services.addresses.list({ person, clientIp }).catch((error: unknown) => {
    // An empty form is better than no checkout.
    if (isIntegrationError(error)) return null
    throw error
  })
  const address = book?.addresses.find(({ id }) => id === book.defaultId)
  const profilePhone = book?.phone ?? ''
  if (!address) return { ...known, phone: profilePhone }
  const { phone, address1, address2, city, province, provinceCode, zip } = address
  const region = provinceCode || province
  return { ...known, phone: phone || profilePhone, address: address1, address2, city, region, postalCode: zip }
}
