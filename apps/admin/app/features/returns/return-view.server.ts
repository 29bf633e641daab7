import type { ReturnAdmin } from '@dvaput/backend/shop-side/orders/return-admin'
import { customerNumberOf } from '@dvaput/domain/account/customer-gid'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { paymentMethodKeys } from '@dvaput/domain/orders/payment-method-keys'
import { receiptMessages } from '@dvaput/domain/receipts/receipt-messages'
import type { Language } from '@dvaput/domain/text/language'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { productOfLine } from '../../lib/product-of-line.ts'
import { basePath } from '../../lib/urls/screen-path.ts'
import type { ReturnAct } from './return-actions.ts'

type Found = NonNullable<Awaited<ReturnType<ReturnAdmin['find']>>>

/** What the state allows now. */
const actsOf = ({ request, refunding, canRefund }: Found): readonly ReturnAct[] => {
  if (request.state === 'requested') return ['approve', 'refuse']
  if (request.state === 'approved') return ['receive']
  const mayRefund = request.state === 'received' && canRefund && refunding !== 'placing'
  return mayRefund ? ['refund'] : []
}

const refundViewOf = ({ request: { refund, state }, refunding, refundedBy }: Found, language: Language) => {
  if (!refund || state !== 'received' || refunding === 'none' || refunding === 'done') return null
  return {
    state: refunding,
    amount: formatMoney(createMoney(refund.amount, refund.currency), language),
    who: refundedBy ?? '',
    problem: refund.problem,
  }
}

const paymentText = ({ order }: Found, language: Language) => {
  const names: Readonly<Record<string, string>> = receiptMessages[language].paymentMethods
  return paymentMethodKeys(order.snapshot)
    .map((method) => names[method] ?? method)
    .join(', ')
}

/** A return as its screen shows it, with every amount and time as text. */
export const createReturnView = (found: Found, language: Language) => {
  const { order, request, email, steps, price, left } = found
  const { shippingAddress, lines } = order.snapshot
  const when = (at: Date) => formatMarketTime(at, order.market, language)
  return {
    state: request.state,
    revision: found.revision,
    acts: actsOf(found),
    ...{ price: formatMoney(price, language), left: formatMoney(left, language), currency: price.currency },
    refund: refundViewOf(found, language),
    isElsewhere: request.state === 'received' && !found.canRefund,
    isPaidByHand: found.isPaidByHand,
    /** By which means it was paid, where a person has to send it back and nobody has recorded that. */
    owed:
      request.state === 'received' && found.canRefund && found.isPaidByHand && found.refunding === 'none'
        ? { amount: formatMoney(price, language), method: paymentText(found, language) }
        : null,
    facts: {
      ...{ id: request.id, orderId: order.id, orderName: order.name || order.id, email, shop: order.shop },
      customer: found.buyer && customerNumberOf(found.buyer),
      buyer: [shippingAddress?.firstName, shippingAddress?.lastName].filter(Boolean).join(' '),
      ...{ reason: request.reason, message: request.message, price: formatMoney(price, language) },
      lines: request.lines.map(({ lineId, quantity }) => {
        const line = lines.find(({ id }) => id === lineId)
        return {
          ...{ id: lineId, quantity, image: line?.image?.url ?? null },
          title: [line?.title ?? lineId, line?.variantTitle].filter(Boolean).join(', '),
          ...productOfLine(order.snapshot, found.products, lineId),
        }
      }),
      photos: request.photos.map((number) => ({
        number,
        url: `${basePath}/returns/${request.id}/photos/${number}`,
      })),
      steps: steps.map(({ state, note, at, by }) => ({ ...{ state, note, by }, when: when(at) })),
    },
  }
}
