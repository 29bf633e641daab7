import type { Log } from '@dvaput/database/log'
import { toAddressValues } from '@dvaput/domain/account/address-book'
import type { AddressValues } from '@dvaput/domain/address/address-form'
import { addressFormOf, addressForms } from '@dvaput/domain/address/address-forms'
import { checkAddress, toCheckedAddress } from '@dvaput/domain/address/check-address'
import type { MarketId } from '@dvaput/domain/markets/market'
import { customersShop, type ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { CartBuyer, DeliveryAddress } from '@dvaput/integrations/carts/shop-carts'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { AccountOf } from '../customers/account-of.ts'
import type { Customer } from '../customers/customers.schema.ts'
import type { Person } from '../customers/person.ts'
import { describeError } from '../log/describe-error.ts'

export type BuyerRequest = {
  readonly person: Person
  readonly clientIp: string
  readonly market: MarketId
  readonly shop: ShopHandle
  /** Of an external account, whose addresses are stored in the browser alone. */
  readonly address?: AddressValues | undefined
}

const toDelivery = ({ province, country, ...values }: AddressValues): DeliveryAddress => ({
  ...values,
  provinceCode: province,
  countryCode: country,
})

/** Undefined where it does not pass the checks of its form: the checkout asks for it then. */
const readHandedOver = (values: AddressValues | undefined, market: MarketId): DeliveryAddress | undefined => {
  if (!values) return undefined
  const form = addressForms[addressFormOf(values.country, market)]
  return checkAddress(values, form) ? undefined : toDelivery(toCheckedAddress(values, form))
}

const nameOnly = ({ firstName, lastName }: Customer, country: string): DeliveryAddress => ({
  ...{ firstName, lastName, company: '', address1: '', address2: '', city: '', provinceCode: '', zip: '', phone: '' },
  countryCode: country,
})

type Book = { readonly addresses: readonly DeliveryAddress[]; readonly phone: string }

type Needs = { readonly accountOf: AccountOf; readonly log: Log }

/**
 * What the platform's checkout is filled in with. At the shop that keeps the customers their own token does it; elsewhere,
 * and for a session without a token, our server hands over e-mail, name and default address. // divergences D-13
 */
export const createBuyerOf = ({ accountOf, log }: Needs) => {
  /** The default address first, then the others of the same country; and the phone of the profile. */
  const readBook = async ({ person, clientIp }: BuyerRequest, country: string): Promise<Book> => {
    try {
      const record = await (await accountOf(person, clientIp))?.readAddresses()
      const isDefault = ({ id }: { readonly id: string }) => id === record?.defaultAddressId
      const sorted = [...(record?.addresses ?? [])].sort((a, b) => Number(isDefault(b)) - Number(isDefault(a)))
      const addresses = sorted
        .filter((address) => isDefault(address) || address.countryCode === country)
        .map((address) => toDelivery(toAddressValues(address)))
      return { addresses, phone: record?.phone ?? '' }
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      // An empty form is better than no checkout.
      log.warn({ error: describeError(error) }, 'a checkout starts without the customer’s address')
      return { addresses: [], phone: '' }
    }
  }

  return async (request: BuyerRequest, country: string): Promise<CartBuyer> => {
    const { person, shop, market, address: handedOver } = request
    const tokens = await person.tokens()
    const customer = await person.customer()
    if (!customer) return {}
    const known =
      customer.kind === 'external'
        ? { addresses: [readHandedOver(handedOver, market)].filter((address) => address !== undefined), phone: '' }
        : await readBook(request, country)
    const [stored, ...otherAddresses] = known.addresses
    const address = stored ?? nameOnly(customer, country)
    if (tokens?.type === 'storefront' && shop === customersShop)
      return { accessToken: tokens.accessToken, ...(!stored && { address }) }
    const phone = address.phone || known.phone
    return { email: customer.email, ...(phone && { phone }), address, otherAddresses }
  }
}

export type BuyerOf = ReturnType<typeof createBuyerOf>
