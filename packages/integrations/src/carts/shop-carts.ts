import type { AccountAddress } from '@dvaput/domain/account/account-record'
import { type Language, languageTag } from '@dvaput/domain/text/language'
import type { VariablesOf } from 'gql.tada'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { StorefrontClient } from '../storefront/storefront-client.ts'
import {
  cartById,
  cartCreate,
  cartDiscountCodesUpdate,
  cartHold,
  cartLinesAdd,
  cartLinesRemove,
  cartLinesUpdate,
} from './cart-documents.ts'
import { type CheckoutHosts, toCheckoutUrl } from './checkout-url.ts'
import { type PlatformCart, reshapeCart } from './reshape-cart.ts'

export type CartAttribute = { readonly key: string; readonly value: string }

export type CartLineInput = {
  readonly variantId: string
  readonly quantity: number
  readonly attributes?: readonly CartAttribute[]
}

export type DeliveryAddress = Pick<
  AccountAddress,
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'address1'
  | 'address2'
  | 'city'
  | 'provinceCode'
  | 'countryCode'
  | 'zip'
  | 'phone'
>

/** What the platform's checkout is filled in with: by the customer's own token, or by what we know of them. */
export type CartBuyer = {
  readonly accessToken?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly address?: DeliveryAddress | undefined
  /** The rest of the address book, to choose from. */
  readonly otherAddresses?: readonly DeliveryAddress[] | undefined
}

type Visit = { readonly language: Language; readonly country: 'BA' | 'CL'; readonly buyerIp: string }

export type NewCart = Visit & {
  readonly lines: readonly CartLineInput[]
  readonly attributes: readonly CartAttribute[]
  readonly buyer: CartBuyer
  readonly discountCodes?: readonly string[]
}

type Input = VariablesOf<typeof cartCreate>['input']
type Context = Omit<VariablesOf<typeof cartCreate>, 'input'>
type CountryCode = NonNullable<Context['country']>

/** With the customer's token the checkout URL carries the proof that fills in their address there. */
const contextOf = ({ language, country }: Visit, accessToken: string | undefined): Context => ({
  language: languageTag[language].toUpperCase() as NonNullable<Context['language']>,
  country,
  ...(accessToken !== undefined && { buyer: { customerAccessToken: accessToken } }),
})

const toLines = (lines: readonly CartLineInput[]) =>
  lines.map(({ variantId, quantity, attributes }) => ({
    ...{ merchandiseId: variantId, quantity },
    ...(attributes && { attributes: [...attributes] }),
  }))

const toSelectable = ({ countryCode, ...address }: DeliveryAddress, selected: boolean) => ({
  ...{ selected, oneTimeUse: true },
  address: { deliveryAddress: { ...address, countryCode: countryCode as CountryCode } },
})

const toDelivery = (address: DeliveryAddress, others: readonly DeliveryAddress[] = []) => ({
  addresses: [toSelectable(address, true), ...others.map((other) => toSelectable(other, false))],
})

const toInput = ({ lines, attributes, buyer, country, discountCodes = [] }: NewCart): Input => ({
  lines: toLines(lines),
  attributes: [...attributes],
  ...(discountCodes.length > 0 && { discountCodes: [...discountCodes] }),
  buyerIdentity: {
    countryCode: country,
    ...(buyer.accessToken !== undefined && { customerAccessToken: buyer.accessToken }),
    ...(buyer.email !== undefined && { email: buyer.email }),
    ...(buyer.phone !== undefined && { phone: buyer.phone }),
  },
  ...(buyer.address && { delivery: toDelivery(buyer.address, buyer.otherAddresses) }),
})

type Options = Pick<StorefrontClient, 'request' | 'service'> & { readonly hosts: CheckoutHosts }

/** The cart calls of a shop's Storefront API. // SF-16 */
export const createShopCarts = ({ request, service, hosts }: Options) => {
  const read = (cart: Parameters<typeof reshapeCart>[0] | null | undefined): PlatformCart => {
    if (!cart) throw new IntegrationError({ service, kind: 'bad-response' })
    return reshapeCart(cart, hosts)
  }

  return {
    create: (cart: NewCart): Promise<Outcome<PlatformCart>> =>
      toOutcome(
        request(
          cartCreate,
          { input: toInput(cart), ...contextOf(cart, cart.buyer.accessToken) },
          { buyerIp: cart.buyerIp },
        ).then(({ cartCreate: made }) => read(made?.cart)),
      ),

    addLines: (cartId: string, lines: readonly CartLineInput[]): Promise<Outcome<PlatformCart>> =>
      toOutcome(
        request(cartLinesAdd, { cartId, lines: toLines(lines) }).then(({ cartLinesAdd: made }) => read(made?.cart)),
      ),

    /**
     * Other lines in the same cart, so that what was typed at its checkout stays. Null for a cart that was bought or that
     * the platform has forgotten, and where a line is refused.
     */
    async replaceLines(
      cartId: string,
      lines: readonly CartLineInput[],
      visit: Visit,
      { accessToken, codes }: { accessToken?: string | undefined; codes?: readonly string[] },
    ): Promise<PlatformCart | null> {
      const context = contextOf(visit, accessToken)
      const from = { buyerIp: visit.buyerIp }
      const { cart: before } = await request(cartById, { id: cartId, ...context }, from)
      if (!before) return null
      // Before the lines: some units are held for a code.
      if (codes) await toOutcome(request(cartDiscountCodesUpdate, { cartId, codes: [...codes], ...context }, from))
      const known = before.lines.nodes.map(({ id, merchandise }) => ({ id, variantId: merchandise.id }))
      const quantityOf = (variantId: string) => lines.find((line) => line.variantId === variantId)?.quantity ?? 0
      const updates = known.map(({ id, variantId }) => ({ id, quantity: quantityOf(variantId) }))
      const updated = await toOutcome(request(cartLinesUpdate, { cartId, lines: updates, ...context }, from))
      if (!updated.ok) return null
      const added = lines.filter(({ variantId }) => !known.some((line) => line.variantId === variantId))
      if (added.length === 0) return read(updated.value.cartLinesUpdate?.cart)
      const extended = await toOutcome(request(cartLinesAdd, { cartId, lines: toLines(added), ...context }, from))
      return extended.ok ? read(extended.value.cartLinesAdd?.cart) : null
    },

    /** A checkout that is still open somewhere has nothing left to pay for then. */
    async empty(id: string): Promise<void> {
      const { cart } = await request(cartById, { id })
      const lineIds = cart?.lines.nodes.map((line) => line.id) ?? []
      if (lineIds.length > 0) await request(cartLinesRemove, { cartId: id, lineIds })
    },

    /** Null for a cart that was bought, or that the platform has forgotten. */
    async find(id: string, visit: Visit, accessToken: string | undefined): Promise<PlatformCart | null> {
      const { cart } = await request(cartById, { id, ...contextOf(visit, accessToken) }, { buyerIp: visit.buyerIp })
      return cart ? read(cart) : null
    },

    /** Its checkout, while the payment step there holds the units. Null where it holds none, or the shop does not say. */
    async findHeldCheckout(id: string): Promise<string | null> {
      const { cart } = await request(cartHold, { id }, { deniedAsNull: true })
      return cart?.heldUntil ? toCheckoutUrl(cart.checkoutUrl, hosts) : null
    },
  }
}

export type ShopCarts = ReturnType<typeof createShopCarts>
