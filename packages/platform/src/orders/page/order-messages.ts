import { formatBankAccount } from '@dvaput/domain/markets/bank-account'
import { markets } from '@dvaput/domain/markets/markets'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { formatTaxTitle } from '@dvaput/domain/orders/tax-title'
import { readCounterPayment } from '@dvaput/domain/reservations/counter-payment'
import type { CounterPayment } from '@dvaput/domain/reservations/reservation'
import { formatNumber } from '@dvaput/domain/text/format-number'
import type { Language } from '@dvaput/domain/text/language'
import { marketOf } from '../../shops/market-of.ts'
import type { PaymentMethod } from '../../tables/checkouts.table.ts'
import type { FinancialStatus, FulfilmentStatus, Order } from '../../tables/orders.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { isPickup } from '../is-pickup.ts'

type OrderMessages = {
  total: string
  tracking: string
  follow: string
  refunded: string
  chargedBack: string
  /** Instead of `refunded` where the buyer's bank took the payment back. */
  chargedBackState: string
  seeOrder: string
  recipient: string
  account: string
  reference: string
  amount: string
  payUntil: string
  /** Before the names of what the warehouse had too few of. */
  gone: string
  includedTax: (shop: Shop) => string
  transferUntil: (deadline: string) => string
  payment: Record<PaymentMethod, string>
  /** What `cash-on-delivery` is where the buyer comes for the products. */
  paymentAtShop: string
  /** How it was paid at the counter. */
  paymentAtCounter: Record<CounterPayment, string>
  financial: Record<FinancialStatus, string>
  /** Instead of `pending` where nobody waits for it yet. */
  payOnDelivery: string
  payAtShop: string
  /** Cancelled, and a person has to return what was paid. */
  owed: string
  fulfilment: Record<FulfilmentStatus, string>
  /** Where the buyer comes for the products. */
  preparation: Record<FulfilmentStatus, string>
  collected: string
}

const taxRate = ({ taxRateBasisPoints }: Shop, language: Language) => formatNumber(taxRateBasisPoints / 100, language)

export const orderMessages: Readonly<Record<Language, OrderMessages>> = {
  bcs: {
    total: 'Ukupno',
    tracking: 'Broj pošiljke',
    follow: 'Prati pošiljku',
    refunded: 'Vraćeni iznos',
    chargedBack: 'Povučena uplata',
    chargedBackState: 'Banka je povukla uplatu',
    seeOrder: 'Pogledaj narudžbu',
    recipient: 'Primalac',
    account: 'Račun',
    reference: 'Poziv na broj',
    amount: 'Iznos',
    payUntil: 'Uplatiti do',
    gone: 'Više nije dostupno',
    includedTax: (shop) => `Uključen ${formatTaxTitle(shop.taxName, 'bcs')} (${taxRate(shop, 'bcs')}\u00a0%)`,
    transferUntil: (deadline) =>
      `Uplatite iznos do ${deadline}. Robu do tada čuvamo za vas; ako uplata ne stigne, narudžba se otkazuje.`,
    paymentAtShop: 'Plaćanje u prodavnici',
    paymentAtCounter: { cash: 'Gotovina u prodavnici', card: 'Kartica u prodavnici' },
    payment: { 'cash-on-delivery': 'Plaćanje pouzećem', 'bank-transfer': 'Uplata na račun', card: 'Kartica' },
    financial: {
      pending: 'Čeka se uplata',
      paid: 'Plaćeno',
      partially_refunded: 'Djelimično vraćeno',
      refunded: 'Novac vraćen',
      voided: 'Nije naplaćeno',
    },
    payOnDelivery: 'Plaća se pri isporuci',
    payAtShop: 'Plaća se u prodavnici',
    owed: 'Novac vam tek trebamo vratiti; javljamo se čim ga pošaljemo',
    fulfilment: { unfulfilled: 'U pripremi', partially_fulfilled: 'Djelimično poslano', fulfilled: 'Poslano' },
    preparation: {
      unfulfilled: 'U pripremi',
      partially_fulfilled: 'Djelimično spremno',
      fulfilled: 'Spremno za preuzimanje',
    },
    collected: 'Preuzeto',
  },
  en: {
    total: 'Total',
    tracking: 'Tracking number',
    follow: 'Track the parcel',
    refunded: 'Refunded',
    chargedBack: 'Charged back',
    chargedBackState: 'Charged back by the bank',
    seeOrder: 'See the order',
    recipient: 'Recipient',
    account: 'Account',
    reference: 'Reference',
    amount: 'Amount',
    payUntil: 'Pay by',
    gone: 'No longer available',
    includedTax: (shop) => `Includes ${formatTaxTitle(shop.taxName, 'en')} (${taxRate(shop, 'en')}%)`,
    transferUntil: (deadline) =>
      `Please transfer the amount by ${deadline}. We reserve your items until then; if no payment arrives, the order is cancelled.`,
    paymentAtShop: 'Payment at the shop',
    paymentAtCounter: { cash: 'Cash at the shop', card: 'Card at the shop' },
    payment: { 'cash-on-delivery': 'Cash on delivery', 'bank-transfer': 'Bank transfer', card: 'Card' },
    financial: {
      pending: 'Awaiting payment',
      paid: 'Paid',
      partially_refunded: 'Partly refunded',
      refunded: 'Refunded',
      voided: 'Not charged',
    },
    payOnDelivery: 'Payable on delivery',
    payAtShop: 'Payable at the shop',
    owed: 'We still have to return your money; we will email you when it is sent',
    fulfilment: { unfulfilled: 'Being prepared', partially_fulfilled: 'Partly sent', fulfilled: 'Sent' },
    preparation: {
      unfulfilled: 'Being prepared',
      partially_fulfilled: 'Partly ready',
      fulfilled: 'Ready for pickup',
    },
    collected: 'Collected',
  },
  es: {
    total: 'Total',
    tracking: 'Número de seguimiento',
    follow: 'Seguir el envío',
    refunded: 'Reembolsado',
    chargedBack: 'Pago revertido',
    chargedBackState: 'El banco revirtió el pago',
    seeOrder: 'Ver el pedido',
    recipient: 'Beneficiario',
    account: 'Cuenta',
    reference: 'Referencia',
    amount: 'Monto',
    payUntil: 'Pagar hasta',
    gone: 'Ya no disponible',
    includedTax: (shop) => `Incluye ${formatTaxTitle(shop.taxName, 'es')} (${taxRate(shop, 'es')}\u00a0%)`,
    transferUntil: (deadline) =>
      `Transfiere el monto hasta el ${deadline}. Hasta entonces guardamos los productos para ti; sin pago, el pedido se anula.`,
    paymentAtShop: 'Pago en la tienda',
    paymentAtCounter: { cash: 'Efectivo en la tienda', card: 'Tarjeta en la tienda' },
    payment: { 'cash-on-delivery': 'Pago contra entrega', 'bank-transfer': 'Transferencia bancaria', card: 'Tarjeta' },
    financial: {
      pending: 'Esperando el pago',
      paid: 'Pagado',
      partially_refunded: 'Reembolsado en parte',
      refunded: 'Reembolsado',
      voided: 'No cobrado',
    },
    payOnDelivery: 'Se paga al recibir',
    payAtShop: 'Se paga en la tienda',
    owed: 'Aún debemos devolverte el dinero; te escribimos en cuanto lo enviemos',
    fulfilment: { unfulfilled: 'En preparación', partially_fulfilled: 'Enviado en parte', fulfilled: 'Enviado' },
    preparation: {
      unfulfilled: 'En preparación',
      partially_fulfilled: 'Listo en parte',
      fulfilled: 'Listo para retiro',
    },
    collected: 'Retirado',
  },
}

/** Whether it is paid, in the buyer's words. */
export const paymentState = (
  language: Language,
  order: Order,
  { isChargedBack = false }: { readonly isChargedBack?: boolean } = {},
): string => {
  const { financial, owed, payAtShop, payOnDelivery, chargedBackState } = orderMessages[language]
  if (isChargedBack) return chargedBackState
  if (order.cancelledAt && (order.financialStatus === 'paid' || order.financialStatus === 'partially_refunded'))
    return owed
  if (order.paymentMethod !== 'cash-on-delivery' || order.financialStatus !== 'pending')
    return financial[order.financialStatus]
  return isPickup(order) ? payAtShop : payOnDelivery
}

/** The ways that a checkout offers, in the buyer's words. */
export const paymentName = (language: Language, method: PaymentMethod, { pickup }: { pickup: boolean }): string =>
  pickup && method === 'cash-on-delivery'
    ? orderMessages[language].paymentAtShop
    : orderMessages[language].payment[method]

/** How an order is paid, or was at the counter. */
export const paymentNameOf = (order: Order, language: Language): string => {
  const counter = readCounterPayment(order.attributes)
  return counter
    ? orderMessages[language].paymentAtCounter[counter]
    : paymentName(language, order.paymentMethod, { pickup: isPickup(order) })
}

const clockParts = (at: Date, { market }: Pick<Shop, 'market'>) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: markets[market].timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  return (type: string) => parts.find((each) => each.type === type)?.value ?? ''
}

/** On the clock of the shop's own market. */
export const formatTime = (at: Date, shop: Pick<Shop, 'market'>): string => {
  const part = clockParts(at, shop)
  return `${part('hour')}:${part('minute')}`
}

/** The same date on that clock? */
export const isSameDay = (one: Date, other: Date, shop: Pick<Shop, 'market'>): boolean => {
  const [a, b] = [clockParts(one, shop), clockParts(other, shop)]
  return ['year', 'month', 'day'].every((type) => a(type) === b(type))
}

/** Written by hand: the runtimes disagree about Bosnian dates as they do about its amounts. */
export const formatDeadline = (at: Date, shop: Pick<Shop, 'market'>, language: Language): string => {
  const part = clockParts(at, shop)
  const time = formatTime(at, shop)
  if (language === 'bcs') return `${part('day')}. ${part('month')}. ${part('year')}. u ${time}`
  if (language === 'es') return `${part('day')}/${part('month')}/${part('year')} a las ${time}`
  return `${part('day')}/${part('month')}/${part('year')}, ${time}`
}

export const paymentInstructions = (shop: Shop, order: Order): { label: string; value: string }[] => {
  const messages = orderMessages[order.language]
  const account = marketOf(shop).bankAccount
  return [
    ...(account
      ? [
          { label: messages.recipient, value: account.holder },
          { label: messages.account, value: formatBankAccount(account) },
          ...(account.swift ? [{ label: 'SWIFT (BIC)', value: account.swift }] : []),
        ]
      : []),
    { label: messages.reference, value: order.paymentReference ?? '' },
    { label: messages.amount, value: formatMoney(createMoney(order.total, order.currency), order.language) },
    ...(order.paymentDueAt
      ? [{ label: messages.payUntil, value: formatDeadline(order.paymentDueAt, shop, order.language) }]
      : []),
  ]
}
