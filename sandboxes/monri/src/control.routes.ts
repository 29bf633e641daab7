import { Hono } from 'hono'
import { type Callbacks, callbackPlans } from './callbacks.ts'
import { type Scenarios, scenarioNames } from './scenarios.ts'
import type { Transactions } from './transactions.ts'

type Needs = { readonly transactions: Transactions; readonly callbacks: Callbacks; readonly scenarios: Scenarios }

/** Under /sandbox: what the real one does not have. */
export const createControlRoutes = ({ transactions, callbacks, scenarios }: Needs) => {
  const app = new Hono().basePath('/sandbox')

  // A page elsewhere can send a form to this machine, but no JSON: the preflight is refused.
  app.post('*', async (c, next) => {
    if (!c.req.header('content-type')?.startsWith('application/json'))
      return c.json({ error: 'send JSON with its content type' }, 415)
    return next()
  })

  app.get('/', (c) => c.json({ transactions: transactions.list(), callbacks: callbacks.list() }))

  app.post('/scenario', async (c) => {
    const body: { name?: unknown } | null = await c.req.json().catch(() => null)
    if (!scenarios.choose(body?.name)) return c.json({ error: `name must be one of ${scenarioNames.join(', ')}` }, 400)
    return c.json({ name: scenarios.current() })
  })

  app.post('/callbacks', async (c) => {
    const body: { plan?: unknown } | null = await c.req.json().catch(() => null)
    if (!callbacks.choose(body?.plan)) return c.json({ error: `plan must be one of ${callbackPlans.join(', ')}` }, 400)
    return c.json({ plan: callbacks.plan() })
  })

  app.post('/callbacks/release', async (c) => {
    await callbacks.release()
    return c.json({ callbacks: callbacks.list() })
  })

  return app
}
