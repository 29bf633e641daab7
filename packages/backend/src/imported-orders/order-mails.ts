import type { Transaction } from '@dvaput/database/in-transaction'
import { addressForms } from '@dvaput/domain/address/address-forms'
import { findProvince } from '@dvaput/domain/address/check-address'
import { formatStreet } from '@dvaput/domain/international/checkout-customer'
import { goneTitles } from '@dvaput/domain/international/ordered-line'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { formatImportedOrderId } from '@dvaput/domain/orders/order-id'
import { titleOfProvider } from '@dvaput/domain/orders/payment-provider-titles'
import type { EraTracking } from '@dvaput/integrations/era/era-order'
import type { Ids } from '../clock/ids.ts'
import type { Mail } from '../mail/mail.ts'
import { type ImportedOrderMailKind, isOfUnlistedOrder } from '../mail/templates/imported-order.ts'
import { makeOrderLink } from '../order-links/make-order-link.ts'
import type { ImportedOrder } from './imported-orders.table.ts'
import { isAddressed } from './is-addressed.ts'
import { promisedDays } from './promised-days.ts'

type Needs = {
  readonly mail: Pick<Mail, 'queue'>
  readonly ids: Ids
  readonly homes: Readonly<Record<MarketId, string>>
}

/** Of a second payment of the same order, or one of an order that was over. */
type PaymentMailKind = 'surplus' | 'late' | 'late-replaced' | 'late-cancelled'

export type OrderMail =
  | { readonly kind: Exclude<ImportedOrderMailKind, PaymentMailKind | 'apology' | 'shipped' | 'delivered'> }
  /** Of which products the warehouse has too few, where that is known. */
  | { readonly kind: 'apology'; readonly gone: readonly string[] }
  | { readonly kind: 'shipped' | 'delivered'; readonly tracking: EraTracking | null }
  | { readonly kind: PaymentMailKind; readonly paymentId: string }

export type SendOrderMail = ReturnType<typeof createOrderMails>

const formatDestination = ({ customer }: ImportedOrder): string => {
  const { firstName, lastName, city, region, postalCode } = customer
  const place = `${postalCode} ${city}`.trim()
  const province = findProvince(region, addressForms.cl)?.name ?? region
  return [`${firstName} ${lastName}`, formatStreet(customer), place, province].filter(Boolean).join(', ')
}

/** Mail programs know no page that a path could be part of. */
const pictureAt = (image: string, home: string): string | null =>
  URL.canParse(image, home) && /^https?:$/.test(new URL(image, home).protocol) ? new URL(image, home).href : null

/** Each once, in the language of the order. What a guest gets opens the order at once. */
export const createOrderMails =
  ({ mail, ids, homes }: Needs) =>
  async (tx: Transaction, about: OrderMail, order: ImportedOrder): Promise<void> => {
    const { id, number, market, language, email, customerId, lines, shipping, total } = order
    if (email === '') return
    const orderId = formatImportedOrderId(number)
    const found = customerId === null ? '/orders/find' : `/orders/${orderId}`
    const isUnlisted = isOfUnlistedOrder(about.kind)
    const url = new URL(isUnlisted ? '/cart' : found, homes[market])
    if (language !== markets[market].languages[0]) url.searchParams.set('lang', language)
    const link =
      customerId === null && !isUnlisted
        ? await makeOrderLink(tx, { id: ids.next(), orderId, email, market, language, home: homes[market] })
        : null
    await mail.queue(tx, {
      template: 'international-order',
      ...{ language, market, to: email },
      params: {
        kind: about.kind,
        number: `#E${number}`,
        lines: lines.map(({ title, quantity, unitPrice, dollars, rate, image }) => ({
          ...{ title, quantity, unitPrice, dollars, rate },
          picture: image === null ? null : pictureAt(image, homes[market]),
        })),
        shipping: { title: shipping.title, pesos: shipping.price.minor, grams: shipping.grams },
        total,
        address: isAddressed(order) ? formatDestination(order) : '',
        promised: about.kind === 'confirmed' ? (promisedDays(order)?.lastDay ?? null) : null,
        asksForAddress: about.kind === 'confirmed' && !isAddressed(order),
        provider: titleOfProvider(order.provider),
        gone: 'gone' in about ? [...goneTitles(lines)] : [],
        tracking: 'tracking' in about ? about.tracking : null,
        url: link ?? url.href,
      },
      key: `international-${about.kind}:${id}${'paymentId' in about ? `:${about.paymentId}` : ''}`,
    })
  }
