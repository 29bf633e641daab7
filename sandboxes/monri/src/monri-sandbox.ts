import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createCallbacks } from './callbacks.ts'
import type { Account } from './check-form.ts'
import { createControlRoutes } from './control.routes.ts'
import { createFormRoutes } from './form.routes.ts'
import { createRefundRoutes } from './refund.routes.ts'
import { createScenarios, type SandboxEnvironment } from './scenarios.ts'
import { createTransactions } from './transactions.ts'

type Needs = Account & { readonly now?: () => Date }

/** Monri's WebPay for one machine and one merchant, without money. */
export const createMonriSandbox = ({ now = () => new Date(), ...account }: Needs) => {
  const transactions = createTransactions({ now })
  const callbacks = createCallbacks({ merchantKey: account.merchantKey, now })
  const scenarios = createScenarios()

  const app = new Hono<SandboxEnvironment>()
  app.route('/', createControlRoutes({ transactions, callbacks, scenarios }))
  app.route('/', createFormRoutes({ account, transactions, callbacks }))
  app.route('/', createRefundRoutes({ account, transactions, scenarios }))
  app.get('/', (c) => c.redirect('/sandbox', 302))

  const server = createServer(getRequestListener(app.fetch))

  return {
    /** For this machine alone; port 0 takes any that is free. */
    listen: (port: number) =>
      new Promise<{ url: string }>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () => {
          server.off('error', reject)
          resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
        })
      }),

    close: () =>
      new Promise<void>((resolve) => {
        callbacks.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
