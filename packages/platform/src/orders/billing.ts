import { companyFactNames } from '@dvaput/domain/address/company-tax-ids'
import type { MarketId } from '@dvaput/domain/markets/market'
import { emptyAddress } from '../customers/addresses/check-address.ts'
import type { Attribute } from '../tables/carts.table.ts'
import type { CompanyInvoice } from '../tables/checkouts.table.ts'
import type { AddressFields } from '../tables/customers.table.ts'
import type { Order } from '../tables/orders.table.ts'

type Fact = Exclude<keyof CompanyInvoice, 'name' | 'address'>

type Billed = Pick<Order, 'shippingAddress' | 'company' | 'attributes'>

/** To whom the invoice is written: the buyer, or the company, at its own address if that is another one. */
export const billingFields = ({ shippingAddress, company }: Billed): AddressFields | null => {
  if (!company) return shippingAddress
  const delivered = { ...emptyAddress, ...shippingAddress, company: company.name }
  // Its own address is one text: what it has of a street or a town nobody has taken apart.
  const own = { address1: company.address ?? null, address2: null, city: null, province: null, zip: null }
  return company.address === undefined ? delivered : { ...delivered, ...own }
}

/** What the buyer's cart said, and what the checkout knows of the company, which a cart cannot say itself. */
export const orderAttributes = ({ attributes, company }: Billed, market: MarketId): readonly Attribute[] => {
  if (!company) return attributes
  const facts = Object.entries(companyFactNames[market]).flatMap(([fact, key]) => {
    const value = company[fact as Fact]
    return value === undefined ? [] : [{ key, value }]
  })
  const own = new Set<string>(facts.map(({ key }) => key))
  return [...attributes.filter(({ key }) => !own.has(key)), ...facts]
}
