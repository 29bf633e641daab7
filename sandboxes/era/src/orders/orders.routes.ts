import { type Context, Hono } from 'hono'
import type { Callbacks } from '../callbacks/callbacks.ts'
import type { Journal } from '../http/journal.ts'
import { createLedger } from '../http/ledger.ts'
import type { Order, OrderLine, Orders } from './orders.ts'

type Needs = {
  readonly orders: Orders
  readonly journal: Journal
  readonly callbacks: Callbacks
  /** False is a warehouse that does not look at the key. */
  readonly keepsKeys: boolean
}

const refuse = (c: Context, status: 400 | 404 | 409, code: string, error: string, more = {}) =>
  c.json({ success: false, error, code, ...more }, status)

const isLine = (value: unknown): value is OrderLine => {
  const { eraId, quantity } = (value ?? {}) as Partial<Record<keyof OrderLine, unknown>>
  return typeof eraId === 'string' && Number.isInteger(quantity) && Number(quantity) >= 1
}

const readOrder = (text: string): { reference: string; lines: OrderLine[] } | undefined => {
  let body: { reference?: unknown; lines?: unknown } | null
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  const { reference, lines } = body ?? {}
  if (typeof reference !== 'string' || !Array.isArray(lines) || lines.length === 0) return undefined
  return lines.every(isLine) ? { reference, lines } : undefined
}

const writeOrder = ({ lines: _, ...order }: Order) => order

export const createOrdersRoutes = ({ orders, journal, callbacks, keepsKeys }: Needs) => {
  const app = new Hono()
  const ledger = createLedger<Order>({ keepsKeys })

  app.post('/era/orders', async (c) => {
    const key = c.req.header('idempotency-key')
    if (!key) return refuse(c, 400, 'NO_KEY', 'Idempotency-Key is required')
    const text = await c.req.text()
    const order = readOrder(text)
    if (!order) return refuse(c, 400, 'INVALID', 'reference and lines with eraId and quantity are required')
    const before = ledger.find(key, text)
    if (before === 'other-body') return refuse(c, 409, 'KEY_REUSED', 'This key was used for another order')
    if (before) return c.json({ success: true, data: writeOrder(before.made) }, 200, { 'Idempotent-Replayed': 'true' })
    const missing = orders.findMissing(order.lines)
    if (missing.length > 0) return refuse(c, 409, 'OUT_OF_STOCK', 'Not enough stock', { items: missing })
    const made = orders.take(order.reference, order.lines)
    ledger.write(key, text, made)
    journal.writeEffect({ kind: 'order', key, reference: made.reference, id: made.orderId })
    callbacks.announceStock(order.lines.map(({ eraId }) => eraId))
    return c.json({ success: true, data: writeOrder(made) }, 201)
  })

  app.post('/era/orders/cancel', async (c) => {
    const body: { reference?: unknown } | null = await c.req.json().catch(() => null)
    const reference = body?.reference
    if (typeof reference !== 'string') return refuse(c, 400, 'INVALID', 'reference is required')
    const [order] = orders.findAll(reference)
    if (!order) return refuse(c, 404, 'UNKNOWN', 'No such order')
    if (!orders.callOff(order)) return refuse(c, 409, 'SHIPPED', 'The order has left the warehouse')
    callbacks.announceStock(order.lines.map(({ eraId }) => eraId))
    return c.json({ success: true, data: writeOrder(order) })
  })

  app.get('/era/orders', (c) => {
    const reference = c.req.query('reference')
    if (!reference) return refuse(c, 400, 'INVALID', 'reference is required')
    return c.json({ success: true, data: { orders: orders.findAll(reference).map(writeOrder) } })
  })

  return app
}
