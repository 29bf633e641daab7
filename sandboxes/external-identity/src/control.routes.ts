import { Hono } from 'hono'
import { type Scenarios, scenarioNames } from './scenarios.ts'

/** Under /sandbox: what the real one does not have. */
export const createControlRoutes = (scenarios: Scenarios) => {
  const app = new Hono().basePath('/sandbox')

  app.get('/scenario', (c) => c.json({ name: scenarios.current(), names: scenarioNames }))

  app.post('/scenario', async (c) => {
    // A page elsewhere can send a form to this machine, but no JSON: the preflight is refused.
    if (!c.req.header('content-type')?.startsWith('application/json'))
      return c.json({ error: 'send JSON with its content type' }, 415)
    const body: { name?: unknown } | null = await c.req.json().catch(() => null)
    if (!scenarios.choose(body?.name)) return c.json({ error: `name must be one of ${scenarioNames.join(', ')}` }, 400)
    return c.json({ name: scenarios.current() })
  })

  return app
}
