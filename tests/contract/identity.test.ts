import { randomUUID } from 'node:crypto'
import * as oidc from 'openid-client'
import { expect, it } from 'vitest'
import { createBrowser } from '../support/browser.ts'
import { doorFetch } from '../support/door-fetch.ts'
import { isHosted, useContractShop } from './contract-shop.ts'

const shop = useContractShop()
const redirectUri = 'http://localhost:3000/auth/callback'
const email = `ivan.${randomUUID()}@example.com`

const discover = async () => {
  const { domain, fetch } = shop.placeOf('main')
  return oidc.discovery(new URL(`https://${domain}`), 'dvaput-storefront', undefined, oidc.None(), {
    [oidc.customFetch]: fetch as oidc.CustomFetch,
  })
}

it('says where to log in, to get tokens, to log out, and where its keys are', async () => {
  const { domain, fetch } = shop.placeOf('main')
  const answer = await fetch(`https://${domain}/.well-known/openid-configuration`)
  const found = (await answer.json()) as Record<string, string>
  for (const name of ['authorization_endpoint', 'token_endpoint', 'end_session_endpoint', 'jwks_uri'])
    expect(found[name]).toMatch(/^https:\/\//)
  const api = (await (await fetch(`https://${domain}/.well-known/customer-account-api`)).json()) as Record<
    string,
    string
  >
  expect(api.graphql_api).toMatch(/^https:\/\/.+graphql$/)
})

it.runIf(!isHosted)(
  'signs a person in by a code from a mail, and lets the storefront act for them until they log out',
  async () => {
    const { domain, fetch } = shop.placeOf('main')
    const config = await discover()
    const pkceCodeVerifier = oidc.randomPKCECodeVerifier()
    const [expectedNonce, expectedState] = [oidc.randomNonce(), oidc.randomState()]
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email customer-account-api:full',
      code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      nonce: expectedNonce,
      state: expectedState,
    })
    const browser = createBrowser([domain], {}, doorFetch)
    const codePage = await browser.submit(await browser.visit(url), 'email', { email })
    const [code = ''] = /\d{6}/.exec((await shop.mailTo(email, /\d{6}/)).subject) ?? []
    const callback = await browser.submit(codePage, 'code', { code })
    const tokens = await oidc.authorizationCodeGrant(config, new URL(callback.url), {
      pkceCodeVerifier,
      expectedNonce,
      expectedState,
    })
    expect(tokens.claims()?.email).toBe(email)

    const refreshed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token)
    const api = (await (await fetch(`https://${domain}/.well-known/customer-account-api`)).json()) as {
      graphql_api: string
    }
    const ask = async (query: string, variables: object = {}) => {
      const answer = await fetch(api.graphql_api, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: refreshed.access_token },
        body: JSON.stringify({ query, variables }),
      })
      return (await answer.json()) as { data: Record<string, Record<string, unknown>> }
    }
    const { data } = await ask(
      `mutation Add($address: CustomerAddressInput!) {
    customerAddressCreate(address: $address, defaultAddress: true) { customerAddress { id } userErrors { code message } }
  }`,
      {
        address: {
          address1: 'Titova 3',
          city: 'Sarajevo',
          zip: '71000',
          territoryCode: 'BA',
          firstName: 'Ivan',
          lastName: 'Marić',
        },
      },
    )
    expect(data.customerAddressCreate?.userErrors).toEqual([])
    const read = await ask(`{ customer {
    emailAddress { emailAddress }
    phoneNumber { phoneNumber }
    defaultAddress { address1 }
    addresses(first: 5) { nodes { city } }
    orders(first: 5) { nodes { id } }
  } }`)
    expect(read.data.customer).toEqual({
      emailAddress: { emailAddress: email },
      phoneNumber: null,
      defaultAddress: { address1: 'Titova 3' },
      addresses: { nodes: [{ city: 'Sarajevo' }] },
      orders: { nodes: [] },
    })

    const logout = oidc.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'http://localhost:3000/',
    })
    expect((await browser.visit(logout)).status).toBeLessThan(400)
  },
)
