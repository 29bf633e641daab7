import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { RegisteredClient } from './authorization-request.ts'
import { createControlRoutes } from './control.routes.ts'
import { createGrants } from './grants.ts'
import { createProviderRoutes } from './provider.routes.ts'
import { createScenarios } from './scenarios.ts'
import { createIdTokenSigner } from './sign-id-token.ts'

type Needs = RegisteredClient & { readonly now?: () => Date }

const slowMs = 2_000

/** An OpenID provider like Google's for one machine, with two people who have an account there. */
export const createExternalIdentitySandbox = async ({ now = () => new Date(), ...client }: Needs) => {
  const scenarios = createScenarios()
  const grants = createGrants()
  const signer = createIdTokenSigner()
  let url = ''

  const app = new Hono()
  app.route('/', createControlRoutes(scenarios))
  app.get('/', (c) => c.redirect('/.well-known/openid-configuration', 302))
  app.use(async (c, next) => {
    if (scenarios.current() === 'slow') await sleep(slowMs)
    if (scenarios.current() === 'down') return c.json({ error: 'temporarily_unavailable' }, 503)
    if (scenarios.current() === 'html') return c.html('<!doctype html><title>Error</title>')
    return next()
  })
  app.route('/', createProviderRoutes({ client, grants, signer, scenarios, issuer: () => url, now }))
  app.notFound((c) => c.json({ error: 'not_found' }, 404))

  const server = createServer(getRequestListener(app.fetch))

  return {
    scenarios,
    /** For this machine alone; port 0 takes any that is free. The URL is the issuer. */
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
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
