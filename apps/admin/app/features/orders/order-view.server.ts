import type { OrderAdmin } from '@dvaput/backend/shop-side/orders/order-admin'
import type { Permission } from '@dvaput/domain/administrators/permissions'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { carrierNames } from '@dvaput/domain/orders/carriers'
import { formatCompanyFacts } from '@dvaput/domain/orders/format-company-facts'
import type { OrderEvent } from '@dvaput/domain/orders/order-events'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { toOrderView } from '@dvaput/domain/orders/order-view'
import { paymentMethodKeys } from '@dvaput/domain/orders/payment-method-keys'
import { receiptMessages } from '@dvaput/domain/receipts/receipt-messages'
import type { Language } from '@dvaput/domain/text/language'
import type { Services } from '../../context.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { orderStatuses } from '../../lib/order-statuses.ts'
import { productOfLine } from '../../lib/product-of-line.ts'
import { numberOf } from '../../lib/urls/shop-gid.ts'
import { allowedOrderActions, needsCashier } from './allowed-order-actions.ts'
import { cancelledBy } from './order-facts.tsx'
import { orderTimeline } from './order-timeline.ts'

type Found = NonNullable<Awaited<ReturnType<OrderAdmin['find']>>>

/** What is fetched lies ready instead of being sent. */
const pickupKinds: Readonly<Partial<Record<string, 'ready' | 'collected' | 'paid'>>> = {
  sent: 'ready',
  delivered: 'collected',
  'paid-on-delivery': 'paid',
}

/** A line of more units than that is typed in the shop's own platform. */
const maxUnitFields = 20

/** Who comes for it: a pickup has a name and no street. */
const collectorName = ({ shippingAddress, billingAddress }: OrderSnapshot) => {
  const { firstName = '', lastName = '' } = shippingAddress ?? billingAddress ?? {}
  return `${firstName} ${lastName}`.trim()
}

/** The platform's words, and `other` for those that are rare. */
const whoCancelled = (reason: string | null) => cancelledBy.find((each) => each === reason?.toLowerCase()) ?? 'other'

/** An order as its screen shows it, with every amount and time as text. */
export const createOrderView = (
  found: Found,
  language: Language,
  { permissions, marketOf }: { readonly permissions: readonly Permission[] } & Pick<Services, 'marketOf'>,
) => {
  const { order, notes, units, products, entries, refund } = found
  const { lines, events, ...view } = toOrderView(order, language, marketOf)
  const { snapshot } = order
  const paymentNames: Readonly<Record<string, string>> = receiptMessages[language].paymentMethods
  const when = (at: string) => formatMarketTime(at, order.market, language)
  const serialOf = (lineId: string, number: number) =>
    units.find((unit) => unit.lineId === lineId && unit.number === number)?.serial ?? ''
  const detailOf = (event: OrderEvent) => {
    if ('amount' in event) return formatMoney(event.amount, language)
    if (event.kind !== 'sent') return ''
    return event.tracking.map(({ company, number }) => [company, number].filter(Boolean).join(' ')).join(', ')
  }
  const sums = [
    { key: 'discount', money: view.discount },
    { key: 'delivery', money: view.shipping },
    { key: 'refunded', money: view.refunded },
    { key: 'outstanding', money: view.outstanding },
  ] as const
  return {
    revision: found.revision,
    acts: found.canChange
      ? allowedOrderActions(snapshot, permissions).filter((act) => !refund || act === 'serials')
      : [],
    /** While it is under way, nothing else is asked of the shop. */
    refund: refund && {
      ...{
        amount: formatMoney(createMoney(refund.amount, refund.currency), language),
        who: refund.askedBy?.name ?? '',
      },
      isLate: refund.problem !== null,
    },
    needsCashier: found.canChange && needsCashier(snapshot, permissions),
    pickup: view.pickup?.state ?? null,
    shop: order.shop,
    isPaidByHand: view.refundWay === 'person',
    statuses: orderStatuses(snapshot),
    needsAddress: view.needsAddress,
    isCancelRequested: snapshot.cancelledAt === null && snapshot.cancelRequestedAt != null,
    /** A person has to move the money of a cancelled order. */
    isOwed: snapshot.cancelledAt !== null && view.refundWay === 'person',
    left: formatMoney({ ...snapshot.total, minor: snapshot.total.minor - snapshot.refunded.minor }, language),
    currency: snapshot.total.currency,
    /** What is to be paid when it is collected; null where nothing is. */
    toPay: view.outstanding.minor > 0 ? formatMoney(view.outstanding, language) : null,
    /** One field for each unit. */
    units: snapshot.lines.flatMap(({ id, title, quantity, unfulfilledQuantity }) =>
      Array.from({ length: Math.min(quantity, maxUnitFields) }, (_, index) => {
        const number = index + 1
        const field = `serial:${id}:${number}`
        return {
          field,
          name: title,
          number,
          serial: serialOf(id, number),
          hasLeft: number <= quantity - unfulfilledQuantity,
        }
      }),
    ),
    carriers: carrierNames(order.market),
    parcels: snapshot.fulfilments
      .filter(({ status }) => status === 'SUCCESS')
      .map(({ id, name, tracking: [tracking] }) => ({
        ...{ id, name, carrier: tracking?.company ?? '', number: tracking?.number ?? '', url: tracking?.url ?? '' },
      })),
    notes: notes.map(({ id, administratorName: who, text, createdAt }) => ({
      ...{ id, who, text, when: when(createdAt.toISOString()) },
    })),
    facts: {
      lines: lines.map(({ id, title, variantTitle, quantity, price, unitNumbers, image }) => ({
        ...{
          id,
          quantity,
          price: formatMoney(price, language),
          image: image?.url ?? null,
          ...productOfLine(snapshot, products, id),
        },
        title: [title, variantTitle].filter(Boolean).join(', '),
        serials: [
          ...unitNumbers.map(({ value }) => value),
          ...units.filter(({ lineId }) => lineId === id).map(({ serial }) => serial),
        ],
      })),
      customer: found.buyer && numberOf(found.buyer),
      returns: found.returns.map(({ id, state }) => ({ id, state })),
      reservation: found.reservation,
      // Where there is an address of the invoice, they stand in it.
      company: view.billingAddress ? [] : formatCompanyFacts(snapshot.attributes, language),
      contact: [view.pickup && collectorName(snapshot), order.email, snapshot.phone].filter(Boolean).join('\n'),
      payment: paymentMethodKeys(snapshot)
        .map((method) => paymentNames[method] ?? method)
        .join(', '),
      delivery: [view.delivery, view.pickup?.place, view.pickup?.appointment?.hours].filter(Boolean).join(', ') || null,
      ...{ shipping: view.shippingAddress, billing: view.billingAddress },
      sums: sums
        .filter(({ money }) => money.minor > 0)
        .map(({ key, money }) => ({ key, amount: `${key === 'discount' ? '−' : ''}${formatMoney(money, language)}` })),
      total: formatMoney(view.total, language),
      events: orderTimeline(events, entries).map((event) => ({
        kind: view.pickup ? (pickupKinds[event.kind] ?? event.kind) : event.kind,
        when: event.at === null ? '' : when(event.at),
        detail: event.event ? detailOf(event.event) : '',
        by: event.by,
        cancelledBy: event.event?.kind === 'cancelled' ? whoCancelled(event.event.reason) : null,
      })),
    },
  }
}
