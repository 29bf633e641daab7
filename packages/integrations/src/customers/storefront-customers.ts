import type { AccountRecord } from '@dvaput/domain/account/account-record'
import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { IntegrationError } from '../http/integration-error.ts'
import { asTheShopSays, type PictureUrl } from '../storefront/reshape-product.ts'
import type { StorefrontClient } from '../storefront/storefront-client.ts'
import type { CustomerAccount } from './customer-account.ts'
import {
  customerAccessTokenCreate,
  customerAccessTokenDelete,
  customerAccessTokenRenew,
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerByToken,
  customerCreate,
  customerDefaultAddressUpdate,
  customerRecover,
  customerReset,
  customerUpdate,
} from './customer-documents.ts'
import { type Outcome, toOutcome } from './outcome.ts'
import { reshapeAddress, reshapeOrder } from './reshape-account.ts'

export type PlatformToken = { readonly accessToken: string; readonly expiresAt: string }

/**
 * With the IP of the shopper, so that the platform counts their attempts and not ours; mails are in their language, and
 * of the shop of their country.
 */
type Buyer = {
  readonly buyerIp: string
  readonly language?: Language
  readonly country?: Market['country'] | undefined
}
type Credentials = { readonly email: string; readonly password: string }
type NewCustomer = Credentials & { readonly firstName: string; readonly lastName: string }
type Reset = { readonly id: string; readonly resetToken: string; readonly password: string }

const attempt = (buyer: Buyer) => ({ ...buyer, failsWhenThrottled: true })

/** The platform accepted a request and sent nothing back. */
const nothingSent = (service: string) => new IntegrationError({ service, kind: 'bad-response' })

/** The customer calls of the Storefront API. // SF-10 to SF-15 */
export const createStorefrontCustomers = (
  { request, service }: Pick<StorefrontClient, 'request' | 'service'>,
  pictureUrl: PictureUrl = asTheShopSays,
) => {
  const read = async (token: string, buyer: Buyer): Promise<AccountRecord | null> => {
    const { customer } = await request(customerByToken, { token }, buyer)
    if (!customer) return null
    const { addresses, defaultAddress, orders, ...profile } = customer
    return {
      ...profile,
      email: profile.email ?? '',
      firstName: profile.firstName ?? '',
      lastName: profile.lastName ?? '',
      phone: profile.phone ?? '',
      defaultAddressId: defaultAddress?.id ?? null,
      addresses: addresses.nodes.map(reshapeAddress),
      orders: orders.nodes.map(({ totalPrice, lineItems, ...order }) =>
        reshapeOrder(
          {
            ...order,
            total: totalPrice,
            lines: lineItems.nodes.map(({ variant, originalTotalPrice, ...line }) => ({
              ...line,
              price: originalTotalPrice,
              image: variant?.image ?? null,
            })),
          },
          pictureUrl,
        ),
      ),
    }
  }

  return {
    /** Answers the customer's id; null where the platform made none and gave no reason. */
    create: (customer: NewCustomer, buyer: Buyer): Promise<Outcome<{ readonly id: string } | null>> =>
      toOutcome(
        request(customerCreate, { input: { ...customer, acceptsMarketing: false } }, attempt(buyer)).then(
          ({ customerCreate: made }) => (made?.customer ? { id: made.customer.id } : null),
        ),
      ),

    /** Null where the platform accepted the login and sent no token. */
    createToken: (credentials: Credentials, buyer: Buyer): Promise<Outcome<PlatformToken | null>> =>
      toOutcome(
        request(customerAccessTokenCreate, { input: credentials }, attempt(buyer)).then(
          ({ customerAccessTokenCreate: made }) => made?.customerAccessToken ?? null,
        ),
      ),

    renewToken: (customerAccessToken: string): Promise<Outcome<PlatformToken | null>> =>
      toOutcome(
        request(customerAccessTokenRenew, { customerAccessToken }).then(
          ({ customerAccessTokenRenew: renewed }) => renewed?.customerAccessToken ?? null,
        ),
      ),

    deleteToken: (customerAccessToken: string): Promise<Outcome<null>> =>
      toOutcome(request(customerAccessTokenDelete, { customerAccessToken }).then(() => null)),

    read,

    recover: (email: string, buyer: Buyer): Promise<Outcome<null>> =>
      toOutcome(request(customerRecover, { email }, buyer).then(() => null)),

    /** A reset logs in: the answer is a token. */
    reset: ({ id, ...input }: Reset, buyer: Buyer): Promise<Outcome<PlatformToken>> =>
      toOutcome(
        request(customerReset, { id, input }, attempt(buyer)).then(({ customerReset: done }) => {
          if (!done?.customerAccessToken) throw nothingSent(service)
          return done.customerAccessToken
        }),
      ),

    /** A changed password ends the old token; the answer is the one that holds now. */
    changePassword: (token: string, password: string, buyer: Buyer): Promise<Outcome<PlatformToken | null>> =>
      toOutcome(
        request(customerUpdate, { token, customer: { password } }, buyer).then(
          ({ customerUpdate: changed }) => changed?.customerAccessToken ?? null,
        ),
      ),

    accountOf: (token: string, buyer: Buyer): CustomerAccount => ({
      read: () => read(token, buyer),
      readAddresses: () => read(token, buyer),
      update: (customer) => toOutcome(request(customerUpdate, { token, customer }, buyer).then(() => null)),
      createAddress: (address) =>
        toOutcome(
          request(customerAddressCreate, { token, address }, buyer).then(({ customerAddressCreate: made }) => {
            if (!made?.customerAddress) throw nothingSent(service)
            return { id: made.customerAddress.id }
          }),
        ),
      updateAddress: (id, address) =>
        toOutcome(request(customerAddressUpdate, { token, id, address }, buyer).then(() => null)),
      deleteAddress: (id) => toOutcome(request(customerAddressDelete, { token, id }, buyer).then(() => null)),
      setDefaultAddress: (addressId) =>
        toOutcome(request(customerDefaultAddressUpdate, { token, addressId }, buyer).then(() => null)),
    }),
  }
}

export type StorefrontCustomers = ReturnType<typeof createStorefrontCustomers>
