import type { AccountOrder, AccountRecord, AddressInput, ProfileChange } from '@dvaput/domain/account/account-record'
import { closedAccountTag } from '@dvaput/domain/account/closed-account-tag'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import type { DecimalMoney } from '../storefront/reshape-money.ts'
import { asTheShopSays, type PictureUrl } from '../storefront/reshape-product.ts'
import {
  addressesById,
  createAddress,
  createCustomer,
  customerByEmail,
  customerById,
  customersByQuery,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
  updateCustomer,
} from './admin-customer-queries.ts'
import { createConfirmEmail } from './confirm-email.ts'
import type { CustomerAccount } from './customer-account.ts'
import { eraseCustomer } from './erase-customer.ts'
import { type Outcome, toOutcome } from './outcome.ts'
import { proveEmail } from './prove-email.ts'
import { readCustomerData } from './read-customer-data.ts'
import { type PlatformAddress, reshapeAddress, reshapeOrder } from './reshape-account.ts'
import { toCustomerQuery } from './to-customer-query.ts'

/** Of a customer found by e-mail. One whose account is closed does not come in. */
export type FoundCustomer = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isClosed: boolean
  /** The platform knows that the e-mail is its owner's. */
  readonly isEmailVerified: boolean
}

/** A line of the list of customers. */
export type ListedCustomer = Pick<FoundCustomer, 'id' | 'email' | 'firstName' | 'lastName'> & {
  readonly phone: string
  readonly createdAt: string
  readonly orders: number
}

type CustomersPage = {
  readonly customers: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    readonly nodes: readonly (Omit<Identity, 'tags' | 'verifiedEmail'> & {
      readonly phone: string | null
      readonly createdAt: string
      readonly numberOfOrders: string
    })[]
  }
}

type Identity = {
  readonly id: string
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly tags: readonly string[]
  readonly verifiedEmail: boolean
}
type MoneySet = { readonly shopMoney: DecimalMoney }
type Order = {
  readonly id: string
  readonly name: string
  readonly processedAt: string
  readonly displayFinancialStatus: string | null
  readonly displayFulfillmentStatus: string
  readonly totalPriceSet: MoneySet
  readonly shippingAddress: PlatformAddress | null
  readonly lineItems: {
    readonly nodes: readonly {
      readonly title: string
      readonly quantity: number
      readonly originalTotalSet: MoneySet
      readonly image: { readonly url: string; readonly altText: string | null } | null
    }[]
  }
}
type Found = Omit<Identity, 'tags' | 'verifiedEmail'> & {
  readonly displayName: string
  readonly phone: string | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly emailMarketingConsent: { readonly marketingState: string } | null
  readonly defaultAddress: { readonly id: string } | null
  readonly addresses: readonly PlatformAddress[]
  readonly orders: { readonly nodes: readonly Order[] }
}

const toFound = ({ id, email, firstName, lastName, tags, verifiedEmail }: Identity): FoundCustomer => ({
  id,
  email: email ?? '',
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  isClosed: tags.includes(closedAccountTag),
  isEmailVerified: verifiedEmail,
})

const toOrder = (
  { totalPriceSet, lineItems, displayFinancialStatus, ...order }: Order,
  pictureUrl: PictureUrl,
): AccountOrder =>
  reshapeOrder(
    {
      ...order,
      financialStatus: displayFinancialStatus,
      fulfillmentStatus: order.displayFulfillmentStatus,
      total: totalPriceSet.shopMoney,
      lines: lineItems.nodes.map(({ originalTotalSet, ...line }) => ({ ...line, price: originalTotalSet.shopMoney })),
    },
    pictureUrl,
  )

const toAddresses = ({ defaultAddress, addresses }: Pick<Found, 'defaultAddress' | 'addresses'>) => ({
  defaultAddressId: defaultAddress?.id ?? null,
  addresses: addresses.map(reshapeAddress),
})

const toRecord = (customer: Found, pictureUrl: PictureUrl): AccountRecord => ({
  id: customer.id,
  email: customer.email ?? '',
  firstName: customer.firstName ?? '',
  lastName: customer.lastName ?? '',
  displayName: customer.displayName,
  phone: customer.phone ?? '',
  acceptsMarketing: customer.emailMarketingConsent?.marketingState === 'SUBSCRIBED',
  createdAt: customer.createdAt,
  updatedAt: customer.updatedAt,
  ...toAddresses(customer),
  orders: customer.orders.nodes.map((order) => toOrder(order, pictureUrl)),
})

const toInput = ({ acceptsMarketing, ...change }: ProfileChange) => ({
  ...change,
  ...(acceptsMarketing !== undefined && {
    emailMarketingConsent: { marketingState: acceptsMarketing ? 'SUBSCRIBED' : 'UNSUBSCRIBED' },
  }),
})

/** The Admin API has fields for the codes, and will drop those for names. */
const toMailingAddress = ({ country, province, ...address }: AddressInput) => ({
  ...address,
  countryCode: country,
  provinceCode: province,
})

/** Customers by id, for sessions without a token of the platform, and by e-mail. */
export const createAdminCustomers = (request: AdminRequest, pictureUrl: PictureUrl = asTheShopSays) => {
  const change = async <Data>(query: string, variables: Record<string, unknown>): Promise<Outcome<Data>> =>
    toOutcome(request<Data>(query, variables))
  const changeOnly = async (query: string, variables: Record<string, unknown>): Promise<Outcome<null>> =>
    toOutcome(request(query, variables).then(() => null))

  const read = async (id: string): Promise<AccountRecord | null> => {
    const { customer } = await request<{ customer: Found | null }>(customerById, { id })
    return customer && toRecord(customer, pictureUrl)
  }

  return {
    async findByEmail(emailAddress: string): Promise<FoundCustomer | null> {
      const { customerByIdentifier: found } = await request<{ customerByIdentifier: Identity | null }>(
        customerByEmail,
        { emailAddress },
      )
      return found && toFound(found)
    },

    /** By name, e-mail or phone, the newest first, 50 at a time; `next` is where the next page begins. */
    async search(typed: string, after: string | null) {
      const query = toCustomerQuery(typed) || null
      const { nodes, pageInfo } = (await request<CustomersPage>(customersByQuery, { query, after })).customers
      const customers = nodes.map(
        ({ numberOfOrders, email, firstName, lastName, phone, ...rest }): ListedCustomer => ({
          ...rest,
          ...{ email: email ?? '', firstName: firstName ?? '', lastName: lastName ?? '', phone: phone ?? '' },
          orders: Number(numberOfOrders),
        }),
      )
      return { customers, next: pageInfo.hasNextPage ? pageInfo.endCursor : null }
    },

    /** An account without a password. */
    async create(input: Pick<FoundCustomer, 'email' | 'firstName' | 'lastName'>): Promise<Outcome<FoundCustomer>> {
      const made = await change<{ customerCreate: { customer: Identity | null } }>(createCustomer, { input })
      if (!made.ok) return made
      const { customer } = made.value.customerCreate
      if (!customer) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
      return { ok: true, value: toFound(customer) }
    },

    changeEmail: (id: string, email: string): Promise<Outcome<null>> =>
      changeOnly(updateCustomer, { input: { id, email } }),

    proveEmail: (id: string, email: string, keepsAccess?: boolean) => proveEmail(request, id, email, keepsAccess),
    confirmation: createConfirmEmail(request),
    erase: (id: string) => eraseCustomer(request, id),
    readEverything: (id: string) => readCustomerData(request, id),

    accountOf: (customerId: string): CustomerAccount => ({
      read: () => read(customerId),
      async readAddresses() {
        const { customer } = await request<{ customer: Found | null }>(addressesById, { id: customerId })
        return customer && { ...toAddresses(customer), phone: customer.phone ?? '' }
      },
      update: (profile) => changeOnly(updateCustomer, { input: { id: customerId, ...toInput(profile) } }),
      async createAddress(address) {
        const made = await change<{ customerAddressCreate: { address: { id: string } } }>(createAddress, {
          customerId,
          address: toMailingAddress(address),
        })
        return made.ok ? { ok: true, value: { id: made.value.customerAddressCreate.address.id } } : made
      },
      updateAddress: (addressId, address) =>
        changeOnly(updateAddress, { customerId, addressId, address: toMailingAddress(address) }),
      deleteAddress: (addressId) => changeOnly(deleteAddress, { customerId, addressId }),
      setDefaultAddress: (addressId) => changeOnly(setDefaultAddress, { customerId, addressId }),
    }),
  }
}

export type AdminCustomers = ReturnType<typeof createAdminCustomers>
