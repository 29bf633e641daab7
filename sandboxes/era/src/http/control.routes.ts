import { Hono } from 'hono'
import type { Callbacks } from '../callbacks/callbacks.ts'
import type { Warehouse } from '../catalogue/warehouse.ts'
import { type OfferStatus, type Offers, offerStatuses } from '../offers/offers.ts'
import { type OrderStatus, type Orders, orderStatuses } from '../orders/orders.ts'
import { writeStock } from '../shapes/written-item.ts'
import type { Journal } from './journal.ts'
import { type ScenarioChoice, type Scenarios, scenarioNames } from './scenarios.ts'
import type { Settings } from './settings.routes.ts'

const maxPieces = 1_000_000
const maxDeliveries = 10

type Needs = {
  readonly warehouse: Warehouse
  readonly orders: Orders
  readonly offers: Offers
  readonly callbacks: Callbacks
  readonly settings: Settings
  readonly scenarios: Scenarios
  readonly journal: Journal
}

type Body = Readonly<Record<string, unknown>> | null

const isStatus = (value: unknown): value is OrderStatus => (orderStatuses as readonly unknown[]).includes(value)

const isAnswer = (value: unknown): value is OfferStatus => (offerStatuses as readonly unknown[]).includes(value)

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxDeliveries

/** Under /sandbox: what the real one does not have. */
export const createControlRoutes = (needs: Needs) => {
  const { warehouse, orders, offers, callbacks, settings, scenarios, journal } = needs
  const app = new Hono().basePath('/sandbox')

  // A page elsewhere can send a form to this machine, but no JSON: the preflight is refused.
  app.post('*', async (c, next) => {
    if (!c.req.header('content-type')?.startsWith('application/json'))
      return c.json({ error: 'send JSON with its content type' }, 415)
    return next()
  })

  app.get('/scenario', (c) => c.json({ name: scenarios.current(), names: scenarioNames }))

  app.post('/scenario', async (c) => {
    const body: ScenarioChoice | null = await c.req.json().catch(() => null)
    if (!scenarios.choose(body ?? {})) {
      const error = `name must be one of ${scenarioNames.join(', ')}; times 1 or more, path a text, share 0 to 1, or left out`
      return c.json({ error }, 400)
    }
    return c.json({ name: scenarios.current() })
  })

  app.post('/stock', async (c) => {
    const body: { key?: unknown; quantity?: unknown } | null = await c.req.json().catch(() => null)
    const quantity = Number.isInteger(body?.quantity) ? Number(body?.quantity) : -1
    if (typeof body?.key !== 'string' || quantity < 0 || quantity > maxPieces)
      return c.json({ error: `key must be a number, SKU or handle in quotes; quantity 0 to ${maxPieces}` }, 400)
    const found = warehouse.setQuantity(body.key, quantity)
    if (found) callbacks.announceStock([String(found.item.number)])
    return found ? c.json(writeStock(found)) : c.json({ error: 'no such item' }, 404)
  })

  app.post('/rate', async (c) => {
    const body: Body = await c.req.json().catch(() => null)
    const rate = body?.pesosPerDollar
    if (typeof rate !== 'number' || rate <= 0) return c.json({ error: 'pesosPerDollar must be a number above 0' }, 400)
    settings.setPesosPerDollar(rate)
    return c.json({ pesosPerDollar: rate })
  })

  app.post('/callbacks', async (c) => {
    const body: Body = await c.req.json().catch(() => null)
    const { url, secret } = body ?? {}
    if (typeof url !== 'string' || !/^https?:/.test(url) || !URL.canParse(url) || typeof secret !== 'string' || !secret)
      return c.json({ error: 'url must begin with http:// or https://, secret must be a text' }, 400)
    callbacks.register({ url, secret })
    return c.json({ url })
  })

  app.post('/orders', async (c) => {
    const body: Body = await c.req.json().catch(() => null)
    const { reference, status, deliveries = 1 } = body ?? {}
    if (typeof reference !== 'string' || !isStatus(status))
      return c.json({ error: `reference must be a text, status one of ${orderStatuses.join(', ')}` }, 400)
    if (!isCount(deliveries)) return c.json({ error: `deliveries must be 0 to ${maxDeliveries}` }, 400)
    const order = orders.setStatus(reference, status)
    if (!order) return c.json({ error: 'no such order' }, 404)
    await callbacks.announceOrder(order, Number(deliveries))
    return c.json(order)
  })

  app.post('/offers', async (c) => {
    const body: Body = await c.req.json().catch(() => null)
    const { reference, status, amount, note, deliveries = 1 } = body ?? {}
    if (typeof reference !== 'string' || !isAnswer(status))
      return c.json({ error: `reference must be a text, status one of ${offerStatuses.join(', ')}` }, 400)
    if (!isCount(deliveries)) return c.json({ error: `deliveries must be 0 to ${maxDeliveries}` }, 400)
    const offer = offers.answer(reference, {
      status,
      amount: typeof amount === 'number' ? amount : undefined,
      note: typeof note === 'string' ? note : undefined,
    })
    if (!offer) return c.json({ error: 'no such offer' }, 404)
    await callbacks.announceOffer(offer, Number(deliveries))
    return c.json(offer)
  })

  app.get('/journal', (c) =>
    c.json({ requests: journal.list(), effects: journal.effects(), deliveries: callbacks.deliveries() }),
  )

  return app
}
