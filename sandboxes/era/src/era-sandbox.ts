import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createWarehouse } from './catalogue/warehouse.ts'
import { createControlRoutes } from './http/control.routes.ts'
import { createInventoryRoutes } from './http/inventory.routes.ts'
import { createJournal } from './http/journal.ts'
import { createPicturesRoutes } from './http/pictures.routes.ts'
import { type EraEnvironment, scenarioResponses } from './http/scenario-responses.ts'
import { createScenarios } from './http/scenarios.ts'

type Needs = {
  /** The folder of the pictures; a missing one is a 404. */
  readonly pictures: string
  readonly now?: () => Date
}

/** A warehouse for one machine. Each half of it is a set of routes, listed here. */
export const createEraSandbox = ({ pictures, now = () => new Date() }: Needs) => {
  const warehouse = createWarehouse({ now })
  const scenarios = createScenarios()
  const journal = createJournal()
  const app = new Hono<EraEnvironment>()

  app.route('/', createControlRoutes({ warehouse, scenarios, journal }))
  app.use(async (c, next) => {
    const scenario = scenarios.take()
    const { pathname, search } = new URL(c.req.url)
    journal.write({ method: c.req.method, path: pathname + search, scenario })
    return scenarioResponses[scenario](c, next)
  })
  app.route('/', createInventoryRoutes(warehouse))
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
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
