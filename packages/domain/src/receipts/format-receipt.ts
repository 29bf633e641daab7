import type { PostalAddress } from '../address/postal-address.ts'
import { importCharges } from '../international/import-charges.ts'
import { formatHours } from '../markets/format-figure.ts'
import { formatPlace } from '../markets/format-place.ts'
import type { Locale } from '../markets/locale.ts'
import type { ContactData, Seller } from '../markets/market.ts'
import { formatApproximate, formatWithApproximate, parseRateAttribute } from '../money/approximate-rate.ts'
import { formatMoney } from '../money/format-money.ts'
import { formatRateNote } from '../money/rate-note.ts'
import { formatDeliveryTitle } from '../orders/delivery-titles.ts'
import { formatCompanyFacts } from '../orders/format-company-facts.ts'
import { handedOver } from '../orders/handed-over.ts'
import { isImportedOrder } from '../orders/is-imported-order.ts'
import { isPickupOrder } from '../orders/is-pickup-order.ts'
import { unitNumbers, warrantyEnd } from '../orders/line-units.ts'
import type { OrderLine, OrderSnapshot } from '../orders/order-snapshot.ts'
import { orderSums } from '../orders/order-sums.ts'
import { paymentMethodKeys } from '../orders/payment-method-keys.ts'
import { waitsForPickup } from '../orders/pickup-state.ts'
import { formatTaxTitle } from '../orders/tax-title.ts'
import { formatDate, formatDateTime } from '../text/format-date.ts'
import { formatNumber } from '../text/format-number.ts'
import { receiptMessages } from './receipt-messages.ts'

type Fact = { readonly label: string; readonly value: string }

type ReceiptLine = {
  readonly title: string
  /** Variant, article number, serial numbers. */
  readonly details: readonly string[]
  readonly quantity: string
  readonly unitPrice: string
  readonly amount: string
}

/** A receipt as text, the same on paper and as a PDF. */
export type Receipt = {
  readonly title: string
  readonly seller: { readonly label: string; readonly lines: readonly string[] }
  readonly buyer: { readonly label: string; readonly lines: readonly string[] }
  readonly facts: readonly Fact[]
  readonly head: Omit<ReceiptLine, 'details'>
  readonly lines: readonly ReceiptLine[]
  readonly sums: readonly Fact[]
  readonly total: Fact
  readonly taxes: readonly Fact[]
  readonly note: string
}

const present = (texts: readonly (string | null | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text ? [text] : []))

const sellerLines = (seller: Seller | undefined, { email, phones }: ContactData): readonly string[] =>
  present([
    seller?.name,
    seller?.address?.street,
    seller?.address && `${seller.address.postalCode} ${seller.address.city}`,
    ...(seller?.taxIds ?? []).map((id) => `${id.name}: ${id.value}`),
    email,
    phones[0],
  ])

/** The country is named where it is another than the seller's. */
const addressLines = (address: PostalAddress, home: string): readonly string[] =>
  present([
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address1,
    address.address2,
    `${address.zip} ${address.city}`.trim(),
    address.province,
    address.countryCode === home ? null : address.country,
  ])

/** What the price of imported products was made of. */
const landedFacts = ({ lines, parcel }: OrderSnapshot, { market, language }: Locale): readonly Fact[] => {
  if (!parcel) return []
  const { label, value } = importCharges[market.id][language]
  const messages = receiptMessages[language]
  const rate = lines.find(({ imported }) => imported?.rate)?.imported?.rate
  const at = rate && formatDateTime({ at: rate.at, timeZone: market.timeZone }, language)
  return [
    ...(rate
      ? [{ label: messages.rate, value: `1 USD = ${formatNumber(rate.pesosPerDollar, language)} CLP, ${at}` }]
      : []),
    { label, value },
    { label: messages.weight, value: `${formatNumber(parcel.grams / 1_000, language)} kg` },
  ]
}

/** What is charged in which currency, and what customs may add. */
const importNotes = (order: OrderSnapshot, { market, language }: Locale): readonly string[] => {
  const rate = parseRateAttribute(order.attributes)
  return [
    ...(rate ? [formatRateNote(rate, market, language)] : []),
    ...(isImportedOrder(order) ? [importCharges[market.id][language].note] : []),
  ]
}

/** @param isMasked leaves out whatever says where the buyer lives */
export const formatReceipt = (
  order: OrderSnapshot,
  { market, language }: Locale,
  { isMasked = false }: { readonly isMasked?: boolean } = {},
): Receipt => {
  const messages = receiptMessages[language]
  const texts = (of: Readonly<Record<string, string>>, key: string) => of[key] ?? key
  const address = order.billingAddress ?? order.shippingAddress
  const company = formatCompanyFacts(order.attributes, language)
  const payment = [
    ...paymentMethodKeys(order).map((method) => texts(messages.paymentMethods, method)),
    ...present([order.financialStatus]).map((state) => texts(messages.paymentStates, state)),
  ]
  const unitTexts = (line: OrderLine) =>
    unitNumbers(line).map(({ kind, value }) => `${messages.unitNumbers[kind]}: ${value}`)
  const warrantyText = (line: OrderLine) => {
    const at = warrantyEnd(line, handedOver(order))
    return at && `${messages.warranty}: ${formatDate({ at, timeZone: market.timeZone }, language)}`
  }
  const dollarText = ({ imported }: OrderLine) =>
    imported?.dollars && messages.dollarPrice(formatMoney(imported.dollars, language))
  const sums = orderSums(order)
  const { contact, figures } = market
  const isPickup = isPickupOrder(order)
  const pickupFacts = waitsForPickup(order)
    ? [
        ...(contact.pickupPoint ? [{ label: messages.pickup, value: formatPlace(contact.pickupPoint) }] : []),
        { label: messages.pickupHours, value: formatHours(figures.storeHours, language) },
        { label: messages.pickupCode, value: order.name },
      ]
    : null
  const rate = parseRateAttribute(order.attributes)
  const sum = (label: string, amount: OrderSnapshot['total']): Fact => ({
    label,
    value: formatWithApproximate(amount, rate, language),
  })
  return {
    title: [messages.title(order.name), ...(order.cancelledAt === null ? [] : [messages.cancelled.toLowerCase()])].join(
      ' – ',
    ),
    seller: {
      label: messages.seller,
      lines: sellerLines(market.seller, contact),
    },
    buyer: {
      label: messages.buyer,
      lines: isMasked
        ? []
        : [...(address ? addressLines(address, market.country) : []), ...company, ...present([order.email])],
    },
    facts: [
      { label: messages.order, value: order.name },
      { label: messages.placed, value: formatDate({ at: order.processedAt, timeZone: market.timeZone }, language) },
      ...(order.cancelledAt === null
        ? []
        : [
            {
              label: messages.cancelled,
              value: formatDate({ at: order.cancelledAt, timeZone: market.timeZone }, language),
            },
          ]),
      { label: messages.payment, value: payment.join(', ') },
      ...(pickupFacts ?? []),
      ...(order.delivery && !isPickup
        ? [{ label: messages.delivery, value: formatDeliveryTitle(order.delivery, market.id, language) }]
        : []),
      ...landedFacts(order, { market, language }),
    ],
    head: {
      title: messages.product,
      quantity: messages.quantity,
      unitPrice: messages.unitPrice,
      amount: messages.amount,
    },
    lines: order.lines.map((line) => ({
      title: line.title,
      details: present([
        ...[line.variantTitle, line.sku, dollarText(line), formatApproximate(line.price, rate, language)],
        ...[...unitTexts(line), warrantyText(line)],
      ]),
      quantity: String(line.quantity),
      unitPrice: formatMoney(line.unitPrice, language),
      amount: formatMoney(line.price, language),
    })),
    sums: [
      sum(messages.subtotal, sums.products),
      ...(sums.discount.minor > 0 ? [sum(messages.discount, { ...sums.discount, minor: -sums.discount.minor })] : []),
      ...(isPickup && sums.shipping.minor === 0 ? [] : [sum(messages.delivery, sums.shipping)]),
    ],
    total: sum(messages.total, order.total),
    taxes: [
      ...order.taxes.map(({ title, rate, amount }) =>
        sum(
          messages.tax(
            formatTaxTitle(title, language),
            rate === null ? '' : formatNumber(Math.round(rate * 10_000) / 100, language),
          ),
          amount,
        ),
      ),
      ...(order.refunded.minor > 0 ? [sum(messages.refunded, order.refunded)] : []),
    ],
    note: [
      ...importNotes(order, { market, language }),
      order.cancelledAt === null ? messages.note : messages.cancelledNote,
    ].join(' '),
  }
}
