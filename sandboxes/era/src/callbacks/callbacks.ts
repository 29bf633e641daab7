import { createHmac, randomUUID } from 'node:crypto'
import type { OrderStatus } from '../orders/orders.ts'

export type Callback = { readonly url: string; readonly secret: string }
type Delivery = { readonly id: string; readonly type: string; readonly status: number | null }

const retryMs = [1_000, 5_000, 30_000]
const timeoutMs = 5_000
const maxDeliveries = 1_000
/** Changes of stock within this time are told together. */
const gatherMs = 100

/** Announces what changed to the registered URL, signed over the bytes of the body, again until it is accepted. */
export const createCallbacks = ({ callback, now }: { readonly callback?: Callback; readonly now: () => Date }) => {
  let target = callback
  let deliveries: Delivery[] = []
  let changed = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  const closing = new AbortController()

  const later = (work: () => void, milliseconds: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, milliseconds)
    timers.add(timer)
  }

  const post = async (id: string, type: string, body: string, tries = 0): Promise<void> => {
    if (!target || closing.signal.aborted) return
    const signature = createHmac('sha256', target.secret).update(body).digest('hex')
    const status = await fetch(target.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Era-Signature': signature },
      body,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
    }).then(
      async (response) => {
        await response.body?.cancel()
        return response.status
      },
      () => null,
    )
    if (closing.signal.aborted) return
    deliveries = [...deliveries.slice(1 - maxDeliveries), { id, type, status }]
    const pause = retryMs[tries]
    if ((status === null || status >= 300) && pause !== undefined)
      later(() => void post(id, type, body, tries + 1), pause)
  }

  const announce = async (type: string, data: object, times = 1) => {
    const id = randomUUID()
    const body = JSON.stringify({ id, type, createdAt: now().toISOString(), data })
    for (let sent = 0; sent < times; sent += 1) await post(id, type, body)
  }

  return {
    register(given: Callback) {
      target = given
    },
    deliveries: (): readonly Delivery[] => deliveries,

    announceStock(ids: readonly string[]) {
      if (changed.size === 0)
        later(() => {
          const all = [...changed]
          changed = new Set()
          void announce('stock.changed', { ids: all })
        }, gatherMs)
      for (const id of ids) changed.add(id)
    },

    /** Several times on demand: receivers must count it once. */
    announceOrder: (order: { orderId: string; reference: string; status: OrderStatus }, times: number) =>
      announce(
        `order.${order.status}`,
        { orderId: order.orderId, reference: order.reference, status: order.status },
        times,
      ),

    /** The offer itself says what was answered, so that a late or repeated call-back does no harm. */
    announceOffer: ({ reference }: { reference: string }, times = 1) => announce('offer.changed', { reference }, times),

    close() {
      closing.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

export type Callbacks = ReturnType<typeof createCallbacks>
