import type { Transaction } from '@dvaput/database/in-transaction'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { formatInternationalOrderId } from '@dvaput/domain/orders/order-id'
import type { Mail } from '../mail/mail.ts'
import type { InternationalOrder } from './international-orders.table.ts'

type Needs = { readonly mail: Pick<Mail, 'queue'>; readonly homes: Readonly<Record<MarketId, string>> }

/** `surplus`: of a second payment of the same order. */
export type OrderMail =
  | { readonly kind: 'confirmed' | 'apology' | 'cancelled' }
  | { readonly kind: 'surplus'; readonly paymentId: string }

/** Each once, in the language of the order. A guest finds the order by its number and e-mail. */
export const createOrderMails =
  ({ mail, homes }: Needs) =>
  async (tx: Transaction, about: OrderMail, order: InternationalOrder): Promise<void> => {
    const { id, number, market, language, email, customerId, lines, shipping, total, customer } = order
    if (email === '') return
    const path = customerId === null ? '/orders/find' : `/orders/${formatInternationalOrderId(number)}`
    const url = new URL(path, homes[market])
    if (language !== markets[market].languages[0]) url.searchParams.set('lang', language)
    await mail.queue(tx, {
      template: 'international-order',
      ...{ language, market, to: email },
      params: {
        kind: about.kind,
        number: `#E${number}`,
        lines: lines.map(({ title, quantity, unitPrice, dollars, rate }) => ({
          ...{ title, quantity, unitPrice, dollars, rate },
        })),
        shipping: { title: shipping.title, pesos: shipping.price.minor, grams: shipping.grams },
        total,
        asksForAddress: about.kind === 'confirmed' && customer.address === '',
        url: url.href,
      },
      key: `international-${about.kind}:${id}${about.kind === 'surplus' ? `:${about.paymentId}` : ''}`,
    })
  }
