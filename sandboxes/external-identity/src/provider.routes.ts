import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { parseAuthorizationRequest, type RegisteredClient } from './authorization-request.ts'
import { chooserPage, refusalPage } from './chooser-page.ts'
import type { Grant, Grants } from './grants.ts'
import { samplePeople } from './people.ts'
import type { Scenarios } from './scenarios.ts'
import type { IdTokenSigner } from './sign-id-token.ts'

type Needs = {
  readonly client: RegisteredClient
  readonly grants: Grants
  readonly signer: IdTokenSigner
  readonly scenarios: Scenarios
  readonly issuer: () => string
  readonly now: () => Date
}

const accessTokenSeconds = 600

const withParameters = (url: string, parameters: Readonly<Record<string, string>>): string => {
  const target = new URL(url)
  for (const [name, value] of Object.entries(parameters)) if (value !== '') target.searchParams.set(name, value)
  return target.href
}

const queryOf = (c: Context) => new URL(c.req.url).searchParams

/** What an OpenID provider serves: discovery, keys, the page that asks, and tokens. */
export const createProviderRoutes = ({ client, grants, signer, scenarios, issuer, now }: Needs) => {
  const app = new Hono()

  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'none'],
    }),
  )

  app.get('/keys', async (c) => c.json(await signer.jwks()))

  app.get('/authorize', (c) => {
    const parsed = parseAuthorizationRequest(client, queryOf(c))
    if (parsed.ok) return c.html(chooserPage(new URL(parsed.request.redirectUri).host, queryOf(c).toString()))
    const { error, redirectUri, state = '' } = parsed
    if (redirectUri === undefined) return c.html(refusalPage(error), 400)
    return c.redirect(withParameters(redirectUri, { error, state }), 303)
  })

  app.post('/authorize', async (c) => {
    const parsed = parseAuthorizationRequest(client, queryOf(c))
    if (!parsed.ok) return c.html(refusalPage(parsed.error), 400)
    const { redirectUri, state } = parsed.request
    const { choice } = await c.req.parseBody()
    const person = samplePeople.find(({ subject }) => subject === choice)
    if (!person) return c.redirect(withParameters(redirectUri, { error: 'access_denied', state }), 303)
    const code = grants.issueCode({ request: parsed.request, person })
    return c.redirect(withParameters(redirectUri, { code, state }), 303)
  })

  const redeem = (form: Readonly<Record<string, unknown>>): Grant | undefined => {
    const read = (name: string) => String(form[name] ?? '')
    if (read('grant_type') === 'refresh_token') return grants.redeemRefreshToken(read('refresh_token'))
    if (read('grant_type') !== 'authorization_code') return undefined
    const redirectUri = read('redirect_uri')
    return grants.redeemCode({ code: read('code'), redirectUri, codeVerifier: read('code_verifier') })
  }

  app.post('/token', async (c) => {
    const scenario = scenarios.current()
    c.header('Cache-Control', 'no-store')
    if (scenario === 'token-down') return c.json({ error: 'server_error' }, 500)
    if (scenario === 'token-refused') return c.json({ error: 'invalid_grant' }, 400)
    const form = await c.req.parseBody()
    const isClient =
      form.client_id === client.clientId &&
      (client.clientSecret === undefined || form.client_secret === client.clientSecret)
    if (!isClient) return c.json({ error: 'invalid_client' }, 401)
    const grant = redeem(form)
    if (!grant) return c.json({ error: 'invalid_grant' }, 400)
    const idToken = await signer.sign({ issuer: issuer(), grant, scenario, now: now() })
    return c.json({
      access_token: randomBytes(32).toString('base64url'),
      refresh_token: grants.issueRefreshToken(grant),
      token_type: 'Bearer',
      expires_in: accessTokenSeconds,
      scope: grant.request.scope,
      ...(scenario !== 'no-id-token' && { id_token: idToken }),
    })
  })

  return app
}
