import type { CheckoutResult } from '@dvaput/domain/cart/checkout-result'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { type DecimalMoney, reshapeMoney } from '../storefront/reshape-money.ts'
import { type CheckoutHosts, toCheckoutUrl } from './checkout-url.ts'
import type { CartLineInput, DeliveryAddress } from './shop-carts.ts'

type Amount = { readonly shopMoney: DecimalMoney }
type Draft = {
  readonly id: string
  readonly invoiceUrl: string | null
  /** Null until it is paid. */
  readonly order: { readonly id: string } | null
  readonly totalPriceSet: Amount
  readonly subtotalPriceSet: Amount
  readonly totalTaxSet: Amount
  readonly lineItems: {
    readonly nodes: readonly {
      readonly title: string
      readonly quantity: number
      readonly variant: { readonly id: string } | null
      readonly originalUnitPriceSet: Amount
    }[]
  }
}

const amount = '{ shopMoney { amount currencyCode } }'
const draft = `{
  id invoiceUrl order { id }
  totalPriceSet ${amount} subtotalPriceSet ${amount} totalTaxSet ${amount}
  lineItems(first: 100) { nodes { title quantity variant { id } originalUnitPriceSet ${amount} } }
}`
const create = `mutation AdminCheckout($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) { draftOrder ${draft} userErrors { field message } }
}`
const update = `mutation AdminCheckoutUpdate($id: ID!, $input: DraftOrderInput!) {
  draftOrderUpdate(id: $id, input: $input) { draftOrder ${draft} userErrors { field message } }
}`
const byId = `query AdminCheckoutById($id: ID!) { draftOrder(id: $id) ${draft} }`

type AdminCheckout = Omit<CheckoutResult, 'shippingRates'>

export type NewAdminCheckout = {
  readonly lines: readonly CartLineInput[]
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  /** Of this shop. */
  readonly customerId?: string | undefined
  readonly email?: string | undefined
  readonly address?: DeliveryAddress | undefined
}

const reshape = (draft: Draft | null | undefined, hosts: CheckoutHosts): AdminCheckout => {
  if (!draft?.invoiceUrl) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
  const url = toCheckoutUrl(draft.invoiceUrl, hosts)
  return {
    id: draft.id,
    webUrl: url,
    invoiceUrl: url,
    total: reshapeMoney(draft.totalPriceSet.shopMoney),
    subtotal: reshapeMoney(draft.subtotalPriceSet.shopMoney),
    tax: reshapeMoney(draft.totalTaxSet.shopMoney),
    lineItems: draft.lineItems.nodes.map(({ title, quantity, variant, originalUnitPriceSet }) => ({
      ...{ variantId: variant?.id ?? null, title, quantity, price: reshapeMoney(originalUnitPriceSet.shopMoney) },
    })),
  }
}

/** What a cart calls attributes. */
const toLineItem = ({ attributes, ...line }: CartLineInput) => ({
  ...line,
  ...(attributes && { customAttributes: attributes }),
})

/**
 * A checkout by our own access to the shop: a draft order, whose invoice is paid on the platform's pages. Prices are the
 * shop's. // API-05, API-07
 */
export const createAdminCheckouts = (request: AdminRequest, hosts: CheckoutHosts) => ({
  create: ({ lines, attributes, customerId, email, address }: NewAdminCheckout): Promise<Outcome<AdminCheckout>> =>
    toOutcome(
      request<{ draftOrderCreate: { draftOrder: Draft | null } | null }>(create, {
        input: {
          lineItems: lines.map(toLineItem),
          customAttributes: attributes,
          ...(customerId !== undefined && { purchasingEntity: { customerId }, useCustomerDefaultAddress: true }),
          ...(email !== undefined && { email }),
          ...(address && { shippingAddress: address }),
        },
      }).then(({ draftOrderCreate: made }) => reshape(made?.draftOrder, hosts)),
    ),

  /** The same invoice at the prices of now. Null where it is paid or gone; one that is being paid stays as it is. */
  async refresh(id: string, lines: readonly CartLineInput[]): Promise<AdminCheckout | null> {
    const input = { lineItems: lines.map(toLineItem) }
    const updated = await toOutcome(
      request<{ draftOrderUpdate: { draftOrder: Draft | null } | null }>(update, { id, input }),
    )
    if (updated.ok) return reshape(updated.value.draftOrderUpdate?.draftOrder, hosts)
    const { draftOrder } = await request<{ draftOrder: Draft | null }>(byId, { id })
    return draftOrder && draftOrder.order === null ? reshape(draftOrder, hosts) : null
  },
})

export type AdminCheckouts = ReturnType<typeof createAdminCheckouts>
