import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { ScenarioName } from './scenarios.ts'

export type SandboxEnvironment = { Bindings: HttpBindings }
type Respond = MiddlewareHandler<SandboxEnvironment>

/** As long as Mercado Pago itself waits for a webhook's response. */
const silenceMs = 22_000

/** The listener's own mark for an ended connection does not work once the listener has replaced Response. */
const neverRespond = () => new Promise<Response>(() => {})

const endConnection = (c: Context<SandboxEnvironment>) => {
  c.env.incoming.socket.destroy()
  return neverRespond()
}

export const scenarioResponses = {
  ok: (_, next) => next(),
  error: async (c) => c.json({ message: 'internal_error', error: 'internal_error', status: 500, cause: [] }, 500),
  throttled: async (c) =>
    c.json({ message: 'too_many_requests', error: 'too_many_requests', status: 429, cause: [] }, 429, {
      'Retry-After': '1',
    }),
  // Done, and nobody hears of it for a long time.
  silent: async (_, next) => {
    await next()
    await sleep(silenceMs, undefined, { ref: false })
  },
  cut: (c) => endConnection(c),
  // Done, and nobody hears of it.
  lost: async (c, next) => {
    await next()
    return endConnection(c)
  },
  html: async (c) => c.html('<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>', 502),
  truncated: async (c, next) => {
    await next()
    const text = await c.res.text()
    c.res = undefined
    c.res = new Response(text.slice(0, Math.ceil(text.length / 2)), {
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    })
  },
} as const satisfies Record<ScenarioName, Respond>
