import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { redirectUri, useSignIn } from '../../../../tests/support/people/sign-in.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { IntegrationError } from '../http/integration-error.ts'
import { createCustomerAccountApi } from './customer-account-api.ts'
import { createIdentityClient } from './identity-client.ts'

const shop = useTestPlatform()
const accounts = useSignIn(shop)
const clientOrigin = 'http://localhost:3000'

const ways = {
  'over HTTP': (request: Request) => fetch(request),
  'in process': (request: Request) =>
    shop.platform.fetch(request, { shop: 'main', origin: accounts.origin, clientIp: '127.0.0.1' }),
}

describe.each(Object.entries(ways))('at the built-in platform, %s', (way, fetch) => {
  const createClients = () => ({
    identity: createIdentityClient({
      service: 'identity',
      origin: accounts.origin,
      clientId: 'dvaput-storefront',
      scope: 'openid email customer-account-api:full',
      clientOrigin,
      fetch,
    }),
    customers: createCustomerAccountApi({ origin: accounts.origin, clientOrigin, fetch }),
  })

  const logIn = async (email: string) => {
    const clients = createClients()
    const codeVerifier = randomBytes(96).toString('base64url')
    const [state, nonce] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')]
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
    const secrets = { state, nonce, codeChallenge }
    const url = await clients.identity.authorizationUrl({ redirectUri, secrets, locale: 'en' })
    const { url: callback } = await accounts.passLogin(accounts.openBrowser(), url, email)
    const code = new URL(callback).searchParams.get('code') ?? ''
    const ours = new URL(`${redirectUri}?${new URLSearchParams({ code })}`)
    return { ...clients, ...(await clients.identity.exchangeCode({ url: ours, nonce, codeVerifier })) }
  }

  it('logs in a customer whose e-mail the platform has verified, and reads their data', async () => {
    const email = `${way.replace(' ', '.')}@example.com`.toLowerCase()
    const { claims, tokens, customers } = await logIn(email)
    expect(claims).toMatchObject({ issuer: accounts.origin, email, isEmailVerified: true })
    expect(await customers.readCustomer(tokens.accessToken)).toEqual({
      id: `gid://shopify/Customer/${claims.subject}`,
      emailAddress: email,
      phoneNumber: null,
      firstName: null,
      lastName: null,
      defaultAddress: null,
      addresses: [],
      orders: [],
    })
  })

  it('refreshes, and logs out at the URL that carries id token and way back [IDP-07]', async () => {
    const { identity, tokens } = await logIn('leaver@example.com')
    const renewed = await identity.refresh(tokens)
    expect(renewed.refreshToken).not.toBe(tokens.refreshToken)
    const url = await identity.endSessionUrl(renewed.idToken, 'http://localhost:3000/')
    expect(url?.searchParams.get('id_token_hint')).toBe(renewed.idToken)
    expect(url?.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/')
    expect(url?.href.startsWith(`${accounts.origin}/authentication/`)).toBe(true)
    expect(await identity.refresh(tokens).catch((error: unknown) => error)).toMatchObject({ code: 'invalid_grant' })
  })

  it('revokes a refresh token at a logout', async () => {
    const { identity, tokens } = await logIn('revoked@example.com')
    await identity.revoke(tokens.refreshToken)
    expect(await identity.refresh(tokens).catch((error: unknown) => error)).toMatchObject({ code: 'invalid_grant' })
  })

  it('says the status with which the customer’s data was refused', async () => {
    const failure = await createClients()
      .customers.readCustomer('nonsense')
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(IntegrationError)
    expect(failure).toMatchObject({ kind: 'refused', status: 401 })
  })
})
