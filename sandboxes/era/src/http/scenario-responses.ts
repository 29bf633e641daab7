import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Warehouse } from '../catalogue/warehouse.ts'
import type { ScenarioName } from './scenarios.ts'
import { spoilResponse } from './spoil-response.ts'

export type EraEnvironment = { Bindings: HttpBindings }
type Respond = MiddlewareHandler<EraEnvironment>

const slowResponseMs = 2_000
const hugeBytes = 50 * 1024 * 1024
const json = { 'Content-Type': 'application/json; charset=utf-8' }

const maintenance = `<!doctype html><html><head><title>ERA</title></head><body><h1>We will be back soon</h1>
<script>window.eraWasHere=1</script></body></html>`
const badGateway = '<html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>'

/** Once there is a response, only a replaced `c.res` counts. */
const replaceResponse = (c: Context, response: Response) => {
  c.res = undefined
  c.res = response
}

/** The text of the response without a fault. */
const goodResponse = async (c: Context, next: Next) => {
  await next()
  return c.res.text()
}

const spoil =
  (name: keyof typeof spoilResponse): Respond =>
  async (c, next) => {
    await next()
    if (!c.res.headers.get('content-type')?.includes('json')) return
    const { status } = c.res
    const body = spoilResponse[name](await c.res.json())
    replaceResponse(c, new Response(JSON.stringify(body), { status, headers: json }))
  }

/** Never responds. The listener's own mark for that does not work once the listener has replaced Response. */
const neverRespond = () => new Promise<Response>(() => {})

const drip = (text: string) => {
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream({
    start(controller) {
      let sent = 0
      const sendOne = () => {
        controller.enqueue(new TextEncoder().encode(text.charAt(sent)))
        sent += 1
      }
      sendOne()
      timer = setInterval(sendOne, 1_000)
    },
    cancel: () => clearInterval(timer),
  })
}

const half = (text: string) => text.slice(0, Math.ceil(text.length / 2))

const fill = () => {
  const chunk = new TextEncoder().encode(' '.repeat(64 * 1024))
  let left = hugeBytes
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(chunk)
      left -= chunk.byteLength
      if (left <= 0) controller.close()
    },
  })
}

/** Ids, handles and SKUs that a request names. */
const namedItems = async (c: Context): Promise<string[]> => {
  const { ids, handles, skus, id, handle, sku } = c.req.query()
  const asked = [ids, handles, skus, id, handle, sku].flatMap((list) => list?.split(',') ?? [])
  const body: { lines?: { eraId?: unknown }[] } | null =
    c.req.method === 'POST' ? await c.req.json().catch(() => null) : null
  return [...asked, ...(body?.lines ?? []).map(({ eraId }) => String(eraId))]
}

/** One for each scenario. */
export const createScenarioResponses = (warehouse: Warehouse) =>
  ({
    ok: (_, next) => next(),
    slow: async (_, next) => {
      await sleep(slowResponseMs)
      await next()
    },
    down: async (c) => c.json({ success: false, error: 'Service unavailable' }, 503, { 'Retry-After': '30' }),
    error: async (c) => c.json({ success: false, error: 'Internal server error' }, 500),
    throttled: async (c) => c.json({ success: false, error: 'Too many requests' }, 429, { 'Retry-After': '5' }),
    cut: (c) => {
      c.env.incoming.socket.destroy()
      return neverRespond()
    },
    'lost-answer': async (c, next) => {
      await next()
      c.env.incoming.socket.destroy()
      await neverRespond()
    },
    silent: neverRespond,
    drip: async (c, next) => replaceResponse(c, new Response(drip(await goodResponse(c, next)), { headers: json })),
    html: async (c) => c.html(maintenance),
    gateway: async (c) => c.html(badGateway, 502),
    rubbish: async (c) => c.body('\u0001{{{"listings": NaN, \ufffd undefined', 200, json),
    truncated: async (c, next) =>
      replaceResponse(c, new Response(half(await goodResponse(c, next)), { headers: json })),
    'broken-off': async (c, next) => {
      const text = await goodResponse(c, next)
      const { outgoing, incoming } = c.env
      outgoing.writeHead(200, { ...json, 'Content-Length': String(Buffer.byteLength(text)) })
      await new Promise((resolve) => outgoing.write(half(text), resolve))
      incoming.socket.destroy()
      await neverRespond()
    },
    huge: async (c) => c.body(fill(), 200, json),
    'wrong-types': spoil('wrong-types'),
    absurd: spoil('absurd'),
    'price-missing': spoil('price-missing'),
    // Somebody else has just bought them.
    'stock-drop': async (c, next) => {
      for (const key of await namedItems(c)) warehouse.setQuantity(key, 0)
      await next()
    },
    empty: spoil('empty'),
  }) satisfies Record<ScenarioName, Respond>
