import { hash, timingSafeEqual } from 'node:crypto'
import type { ReadReplica } from '@dvaput/database/read-replica'
import { createWrongTokens } from '@dvaput/platform/net/wrong-tokens'
import { type Context, Hono } from 'hono'
import type { Metrics } from './metrics.ts'

type Options = {
  readonly whyNotReady: () => Promise<string | undefined>
  readonly readReplica?: ReadReplica['status'] | undefined
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  /** The peer of the connection itself, never what a header says. */
  readonly isLocalPeer: (env: unknown) => boolean
  readonly clientIpOf: (c: Context) => string
}

const digest = (text: string) => hash('sha256', text, 'buffer')

/** Hashed first, so that neither length nor bytes of the expected text can be measured. */
const sameText = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))

/** A proxy on this machine is local too, but who it speaks for is not. */
const proxyHeader = /^(via|forwarded|x-real-ip|x-(original-)?forwarded.*|.*-(client|connecting|cluster)-ip)$/

export const operationsRoutes = (options: Options) => {
  const { whyNotReady, readReplica, metrics, metricsToken, isLocalPeer, clientIpOf } = options
  const wrongTokens = createWrongTokens()
  const routes = new Hono()
  routes.get('/health/live', (c) => c.json({ service: 'dvaput', status: 'live' }))
  routes.get('/health/ready', async (c) => {
    const reason = await whyNotReady()
    if (reason !== undefined) return c.json({ status: 'not ready', reason }, 503)
    return c.json({ status: 'ready', ...(readReplica && { readReplica: readReplica() }) })
  })
  routes.get('/metrics', async (c) => {
    const given = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
    const client = clientIpOf(c)
    const seconds = metricsToken && wrongTokens.secondsToWait(client)
    if (seconds) return c.json({ error: 'Too many wrong tokens' }, 429, { 'Retry-After': String(seconds) })
    const allowed = metricsToken
      ? sameText(given, metricsToken)
      : isLocalPeer(c.env) && !Object.keys(c.req.header()).some((name) => proxyHeader.test(name))
    if (metricsToken) wrongTokens.count(client, allowed)
    if (!allowed) return c.json({ error: 'Metrics are for the operator: send METRICS_TOKEN as a bearer token' }, 403)
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
  return routes
}
