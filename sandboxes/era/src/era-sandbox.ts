import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { type Callback, createCallbacks } from './callbacks/callbacks.ts'
import { createWarehouse } from './catalogue/warehouse.ts'
import { createControlRoutes } from './http/control.routes.ts'
import { createInventoryRoutes } from './http/inventory.routes.ts'
import { createJournal } from './http/journal.ts'
import { createPicturesRoutes } from './http/pictures.routes.ts'
import { createScenarioResponses, type EraEnvironment } from './http/scenario-responses.ts'
import { createScenarios } from './http/scenarios.ts'
import { createSettings, createSettingsRoutes } from './http/settings.routes.ts'
import { createAnswerByItself } from './offers/answer-by-itself.ts'
import { createOffersRoutes } from './offers/offers.routes.ts'
import { createOffers } from './offers/offers.ts'
import { createOrdersRoutes } from './orders/orders.routes.ts'
import { createOrders } from './orders/orders.ts'

type Needs = {
  /** The folder of the pictures; a missing one is a 404. */
  readonly pictures: string
  readonly now?: () => Date
  /** Where changes are announced; POST /sandbox/callbacks sets another. */
  readonly callback?: Callback
  /** Requests without it are refused. */
  readonly key?: string
  /** False is a warehouse that does not look at idempotency keys. */
  readonly keepsKeys?: boolean
  /** Milliseconds after which it answers offers by itself; undefined leaves that to POST /sandbox/offers. */
  readonly answersOffersAfter?: number
  /** One of its rows has a price that nobody should publish. */
  readonly hasTypo?: boolean
}

/** A warehouse for one machine. Each half of it is a set of routes, listed here. */
export const createEraSandbox = (needs: Needs) => {
  const { pictures, now = () => new Date(), callback, key, keepsKeys = true, hasTypo = false } = needs
  const warehouse = createWarehouse({ now, hasTypo })
  const scenarios = createScenarios()
  const journal = createJournal()
  const settings = createSettings()
  const orders = createOrders({ warehouse, now })
  const callbacks = createCallbacks({ now, ...(callback && { callback }) })
  const offers = createOffers({ now })
  const byItself = createAnswerByItself({ offers, callbacks, after: needs.answersOffersAfter })
  const scenarioResponses = createScenarioResponses(warehouse)
  const app = new Hono<EraEnvironment>()

  app.route('/', createControlRoutes({ warehouse, orders, offers, callbacks, settings, scenarios, journal }))
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const scenario = scenarios.take(pathname)
    const idempotencyKey = c.req.header('idempotency-key')
    journal.write({
      method: c.req.method,
      path: pathname + search,
      scenario,
      ...(idempotencyKey && { key: idempotencyKey }),
    })
    return scenarioResponses[scenario](c, next)
  })
  app.use(async (c, next) => {
    // Browsers show the pictures.
    if (key === undefined || c.req.path.startsWith('/images/') || c.req.header('authorization') === `Bearer ${key}`)
      return next()
    return c.json({ success: false, error: 'Unauthorized' }, 401)
  })
  app.route('/', createInventoryRoutes(warehouse))
  app.route('/', createSettingsRoutes(settings))
  app.route('/', createOrdersRoutes({ orders, journal, callbacks, keepsKeys }))
  app.route('/', createOffersRoutes({ offers, journal, onWaiting: byItself.plan, keepsKeys }))
  app.route('/', createPicturesRoutes(pictures))
  app.notFound((c) => c.json({ success: false, error: 'Not found' }, 404))

  const server = createServer(getRequestListener(app.fetch))

  return {
    /** For this machine alone; port 0 takes any that is free. */
    listen: (port: number) =>
      new Promise<{ port: number; url: string }>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () => {
          server.off('error', reject)
          const { port: chosen } = server.address() as AddressInfo
          resolve({ port: chosen, url: `http://127.0.0.1:${chosen}` })
        })
      }),

    close: () =>
      new Promise<void>((resolve) => {
        callbacks.close()
        byItself.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
