import { hash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

type Options = {
  readonly isReady: () => Promise<boolean>
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  /** The peer of the connection itself, never what a header says. */
  readonly isLocalPeer: (env: unknown) => boolean
}

const digest = (text: string) => hash('sha256', text, 'buffer')

/** Hashed first, so that neither length nor bytes of the expected text can be measured. */
const sameText = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))

/** A proxy on this machine is local too, but who it speaks for is not. */
const proxyHeader = /^(via|forwarded|x-real-ip|x-(original-)?forwarded.*|.*-(client|connecting|cluster)-ip)$/

export const operationsRoutes = ({ isReady, metrics, metricsToken, isLocalPeer }: Options) => {
  const routes = new Hono()
  routes.get('/health/live', (c) => c.json({ service: 'dvaput', status: 'live' }))
  routes.get('/health/ready', async (c) =>
    (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  )
  routes.get('/metrics', async (c) => {
    const given = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
    const allowed = metricsToken
      ? sameText(given, metricsToken)
      : isLocalPeer(c.env) && !Object.keys(c.req.header()).some((name) => proxyHeader.test(name))
    if (!allowed) return c.json({ error: 'Metrics are for the operator: send METRICS_TOKEN as a bearer token' }, 403)
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
  return routes
}
