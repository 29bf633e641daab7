import { writeCalendar } from '@dvaput/domain/calendar/write-calendar'
import { expectedDelivery } from '@dvaput/domain/delivery/expected-delivery'
import { figureLabels } from '@dvaput/domain/markets/figure-sentences'
import { formatHours } from '@dvaput/domain/markets/format-figure'
import { formatPlace } from '@dvaput/domain/markets/format-place'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import type { Language } from '@dvaput/domain/text/language'
import type { OpenedOrder } from '../order-links/order-links.ts'

const titles = {
  bcs: {
    delivery: (order: string) => `Dvaput: dostava narudžbe ${order}`,
    pickup: (order: string) => `Dvaput: preuzimanje narudžbe ${order}`,
  },
  en: {
    delivery: (order: string) => `Dvaput: delivery of order ${order}`,
    pickup: (order: string) => `Dvaput: pickup of order ${order}`,
  },
  es: {
    delivery: (order: string) => `Dvaput: entrega del pedido ${order}`,
    pickup: (order: string) => `Dvaput: retiro del pedido ${order}`,
  },
} as const satisfies Record<Language, object>

type Options = Locale & { readonly home: string; readonly now: string }

const destination = ({ shippingAddress }: OrderSnapshot): string =>
  shippingAddress
    ? [shippingAddress.address1, `${shippingAddress.zip} ${shippingAddress.city}`.trim()].filter(Boolean).join(', ')
    : ''

/** What was sent is on its way; before that, everything that is not refunded. */
const itemsOf = ({ fulfilments, lines }: OrderSnapshot) => {
  const sent = fulfilments.filter(({ status }) => status === 'SUCCESS').flatMap((each) => each.lines)
  const sentOf = (lineId: string) =>
    sent.filter((each) => each.lineId === lineId).reduce((sum, { quantity }) => sum + quantity, 0)
  return lines
    .map(({ id, title, currentQuantity }) => ({ title, quantity: sent.length > 0 ? sentOf(id) : currentQuantity }))
    .filter(({ quantity }) => quantity > 0)
}

/** Undefined where nobody knows the day. The UID names the order, so a later download replaces an earlier one. */
export const writeOrderCalendar = (
  { order, showsAddresses }: Pick<OpenedOrder, 'order' | 'showsAddresses'>,
  { language, market, home, now }: Options,
): string | undefined => {
  const expected = expectedDelivery(order.snapshot, market, now)
  if (!expected) return undefined
  const lines = itemsOf(order.snapshot).map(({ quantity, title }) => `${quantity} × ${title}`)
  const hours = `${figureLabels.storeHours[language]}: ${formatHours(market.figures.storeHours, language)}`
  const pickupPlace = formatPlace(market.contact.pickupPoint)
  return writeCalendar({
    uid: `order-${order.id}@${new URL(home).hostname}`,
    writtenAt: now,
    firstDay: expected.firstDay,
    lastDay: expected.lastDay,
    summary: titles[language][expected.isPickup ? 'pickup' : 'delivery'](order.name),
    description: [...lines, ...(expected.isPickup ? [hours] : [])].join('\n'),
    location: expected.isPickup ? pickupPlace : showsAddresses ? destination(order.snapshot) : '',
    url: new URL(`/orders/${order.id}`, home).href,
  })
}
