import { Hono } from 'hono'
import type { Warehouse } from '../catalogue/warehouse.ts'
import { writeStock } from '../shapes/written-item.ts'
import type { Journal } from './journal.ts'
import { type Scenarios, scenarioNames } from './scenarios.ts'

const mostPieces = 1_000_000

type Needs = { readonly warehouse: Warehouse; readonly scenarios: Scenarios; readonly journal: Journal }

/** Under /sandbox: what the real one does not have. */
export const createControlRoutes = ({ warehouse, scenarios, journal }: Needs) => {
  const app = new Hono().basePath('/sandbox')

  // A page elsewhere can send a form to this machine, but no JSON: the preflight is refused.
  app.post('*', async (c, next) => {
    if (!c.req.header('content-type')?.startsWith('application/json'))
      return c.json({ error: 'send JSON with its content type' }, 415)
    return next()
  })

  app.get('/scenario', (c) => c.json({ name: scenarios.current(), names: scenarioNames }))

  app.post('/scenario', async (c) => {
    const body: { name?: unknown; times?: unknown } | null = await c.req.json().catch(() => null)
    if (!scenarios.choose(body?.name, body?.times))
      return c.json({ error: `name must be one of ${scenarioNames.join(', ')}; times 1 or more, or left out` }, 400)
    return c.json({ name: scenarios.current() })
  })

  app.post('/stock', async (c) => {
    const body: { key?: unknown; quantity?: unknown } | null = await c.req.json().catch(() => null)
    const quantity = Number.isInteger(body?.quantity) ? Number(body?.quantity) : -1
    if (typeof body?.key !== 'string' || quantity < 0 || quantity > mostPieces)
      return c.json({ error: `key must be a number, SKU or handle in quotes; quantity 0 to ${mostPieces}` }, 400)
    const found = warehouse.setQuantity(body.key, quantity)
    return found ? c.json(writeStock(found)) : c.json({ error: 'no such item' }, 404)
  })

  app.get('/journal', (c) => c.json({ requests: journal.list() }))

  return app
}
