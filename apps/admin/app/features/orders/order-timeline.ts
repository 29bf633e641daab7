import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import type { OrderEvent } from '@dvaput/domain/orders/order-events'

type Entry = { readonly at: Date; readonly action: AuditAction; readonly administratorName: string }

export type TimelineKind = OrderEvent['kind'] | 'tracking' | 'serials'

type Timeline = {
  readonly kind: TimelineKind
  readonly at: string | null
  /** Who did it, where it was one of us. */
  readonly by: string | null
  readonly event: OrderEvent | null
}

const actionsOf = {
  placed: [],
  paid: ['order.paid', 'order.collect'],
  'paid-on-delivery': ['order.paid', 'order.collect'],
  sent: ['order.fulfil', 'order.collect'],
  delivered: ['order.collect'],
  refunded: ['order.refund'],
  'charged-back': [],
  'payment-differs': [],
  cancelled: ['order.cancel'],
} as const satisfies Record<OrderEvent['kind'], readonly AuditAction[]>

const ownKinds = { 'order.tracking': 'tracking', 'order.serials': 'serials' } as const

/** The log is written right before the shop is asked, and the shop tells whole seconds. */
const nearMs = 60_000

const isNear = (entry: Entry, at: string) => Math.abs(entry.at.getTime() - Date.parse(at)) < nearMs

/** What happened, with who of us did it, and what only we know of. The platform does not say when it was paid; the log does. */
export const orderTimeline = (events: readonly OrderEvent[], entries: readonly Entry[]): readonly Timeline[] => {
  const known = events.map((event): Timeline => {
    const actions: readonly AuditAction[] = actionsOf[event.kind]
    const entry = entries.find(({ action, ...rest }) => {
      if (!actions.includes(action)) return false
      return event.at === null || isNear({ action, ...rest }, event.at)
    })
    return {
      kind: event.kind,
      at: event.at ?? entry?.at.toISOString() ?? null,
      by: entry?.administratorName ?? null,
      event,
    }
  })
  const own = entries.flatMap(({ at, action, administratorName: by }): Timeline[] =>
    action === 'order.tracking' || action === 'order.serials'
      ? [{ kind: ownKinds[action], at: at.toISOString(), by, event: null }]
      : [],
  )
  const all = [...known, ...own.toReversed()]
  // What has no time stays where it happened.
  return known.some(({ at }) => at === null)
    ? all
    : all.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))
}
