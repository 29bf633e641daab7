import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createPayments } from './books/payments.ts'
import { createPreferences } from './books/preferences.ts'
import { createApiRoutes } from './http/api.routes.ts'
import { createControlRoutes } from './http/control.routes.ts'
import { createJournal } from './http/journal.ts'
import type { SandboxEnvironment } from './http/scenario-responses.ts'
import { createScenarios } from './http/scenarios.ts'
import { createCheckoutRoutes } from './page/checkout.routes.ts'
import { createDeliveries } from './webhooks/deliveries.ts'

type Needs = {
  /** Of the one seller who has an account here. */
  readonly accessToken: string
  readonly webhookSecret: string
  readonly now?: () => Date
}

const collectorId = 446_566_691

/** Mercado Pago's Checkout Pro for one machine and one Chilean seller, without money. */
export const createMercadoPagoSandbox = ({ accessToken, webhookSecret, now = () => new Date() }: Needs) => {
  let url = ''
  const deliveries = createDeliveries({ secret: webhookSecret, collectorId })
  const preferences = createPreferences({ collectorId, now })
  const payments = createPayments({ now, onChange: deliveries.announce })
  const scenarios = createScenarios()
  const journal = createJournal()

  const app = new Hono<SandboxEnvironment>()
  app.route('/', createControlRoutes({ collectorId, preferences, payments, deliveries, scenarios, journal }))
  app.route('/', createCheckoutRoutes({ collectorId, preferences, payments, now }))
  app.route(
    '/',
    createApiRoutes({ accessToken, collectorId, origin: () => url, preferences, payments, scenarios, journal }),
  )
  app.get('/', (c) => c.redirect('/sandbox', 302))
  app.notFound((c) => c.json({ message: 'not found', error: 'not_found', status: 404, cause: [] }, 404))

  const server = createServer(getRequestListener(app.fetch))

  return {
    /** For this machine alone; port 0 takes any that is free. */
    listen: (port: number) =>
      new Promise<{ url: string }>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () => {
          server.off('error', reject)
          url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
          resolve({ url })
        })
      }),

    close: () =>
      new Promise<void>((resolve) => {
        deliveries.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
