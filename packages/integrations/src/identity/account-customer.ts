type Address = {
  readonly id: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly company: string | null
  readonly address1: string | null
  readonly address2: string | null
  readonly city: string | null
  readonly province: string | null
  readonly zoneCode: string | null
  readonly country: string | null
  readonly territoryCode: string | null
  readonly zip: string | null
  readonly phoneNumber: string | null
}

type Order = {
  readonly id: string
  readonly name: string
  readonly processedAt: string
  readonly financialStatus: string | null
  readonly fulfillmentStatus: string
  readonly statusPageUrl: string
  readonly totalPrice: { readonly amount: string; readonly currencyCode: string }
}

/** The customer as `/api/shopify-oauth/customer-data` returns it. // IDP-05 */
export type AccountCustomer = {
  readonly id: string
  readonly emailAddress: string | null
  readonly phoneNumber: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly defaultAddress: Address | null
  readonly addresses: readonly Address[]
  readonly orders: readonly Order[]
}

export type AccountCustomerResponse = {
  readonly customer: Omit<AccountCustomer, 'emailAddress' | 'phoneNumber' | 'addresses' | 'orders'> & {
    readonly emailAddress: { readonly emailAddress: string | null } | null
    readonly phoneNumber: { readonly phoneNumber: string } | null
    readonly addresses: { readonly nodes: readonly Address[] }
    readonly orders: { readonly nodes: readonly Order[] }
  }
}

export const reshapeAccountCustomer = ({ customer }: AccountCustomerResponse): AccountCustomer => ({
  ...customer,
  emailAddress: customer.emailAddress?.emailAddress ?? null,
  phoneNumber: customer.phoneNumber?.phoneNumber ?? null,
  addresses: customer.addresses.nodes,
  orders: customer.orders.nodes,
})
