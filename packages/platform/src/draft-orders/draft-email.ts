import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import type { EmailBlock, OutgoingEmail } from '../needs/platform-needs.ts'
import { formatDeadline } from '../orders/page/order-messages.ts'
import type { DraftOrder } from '../tables/draft-orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { lineTotalOf, totalOf } from './draft-totals.ts'

type Messages = {
  subject: (name: string, shop: string) => string
  heading: string
  text: string
  reservedUntil: (deadline: string) => string
  pay: string
  delivery: string
  total: string
}

const messages: Readonly<Record<Language, Messages>> = {
  bcs: {
    subject: (name, shop) => `Ponuda ${name} – ${shop}`,
    heading: 'Vaša narudžba čeka potvrdu',
    text: 'Pripremili smo narudžbu za vas. Potvrdite je i platite preko linka ispod.',
    reservedUntil: (deadline) => `Robu čuvamo za vas do ${deadline}.`,
    pay: 'Završi kupovinu',
    delivery: 'Dostava',
    total: 'Ukupno',
  },
  en: {
    subject: (name, shop) => `Invoice ${name} – ${shop}`,
    heading: 'Your order is waiting for you',
    text: 'We have prepared an order for you. Confirm and pay for it using the link below.',
    reservedUntil: (deadline) => `Your items are reserved until ${deadline}.`,
    pay: 'Complete your purchase',
    delivery: 'Delivery',
    total: 'Total',
  },
  es: {
    subject: (name, shop) => `Cotización ${name} – ${shop}`,
    heading: 'Tu pedido espera confirmación',
    text: 'Preparamos un pedido para ti. Confírmalo y paga con el enlace de abajo.',
    reservedUntil: (deadline) => `Guardamos los productos para ti hasta el ${deadline}.`,
    pay: 'Completar la compra',
    delivery: 'Envío',
    total: 'Total',
  },
}

export const draftName = ({ number }: Pick<DraftOrder, 'number'>): string => `#D${number}`

/** On the shop's own endpoint: what a request calls itself does not get into an email. */
export const invoiceUrl = (origin: string, { invoiceToken }: Pick<DraftOrder, 'invoiceToken'>): string =>
  `${origin}/invoices/${invoiceToken}`

/** Many a title says by itself what it is. */
const deliveryLabel = (word: string, title: string): string =>
  title.toLowerCase().startsWith(word.toLowerCase()) ? title : `${word}: ${title}`

type Sending = { to: string; subject?: string | undefined; message?: string | undefined; key: string }

export const draftEmail = (shop: Shop, draft: DraftOrder, { to, subject, message, key }: Sending): OutgoingEmail => {
  const its = messages[draft.language]
  const money = (minor: number) => formatMoney(createMoney(minor, shop.currency), draft.language)
  const { total, shippingTotal } = totalOf(draft, shop)
  const facts = [
    ...draft.lines.map((line) => ({ label: `${line.quantity} × ${line.title}`, value: money(lineTotalOf(line)) })),
    ...(draft.shippingTitle === null
      ? []
      : [{ label: deliveryLabel(its.delivery, draft.shippingTitle), value: money(shippingTotal) }]),
    { label: its.total, value: money(total) },
  ]
  const deadline = draft.reserveInventoryUntil && formatDeadline(draft.reserveInventoryUntil, shop, draft.language)
  const blocks: EmailBlock[] = [
    { kind: 'paragraph', text: message ?? its.text },
    { kind: 'facts', facts },
    ...(deadline ? [{ kind: 'paragraph' as const, text: its.reservedUntil(deadline) }] : []),
    { kind: 'button', label: its.pay, url: invoiceUrl(shop.endpointUrl, draft) },
  ]
  return {
    to,
    language: draft.language,
    market: shop.market,
    key,
    subject: subject ?? its.subject(draftName(draft), shop.name),
    heading: its.heading,
    blocks,
  }
}
