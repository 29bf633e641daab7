import { randomUUID } from 'node:crypto'
import * as oidc from 'openid-client'
import { expect, it } from 'vitest'
import { createBrowser } from '../support/requests/browser.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { type ContractShop, hasShop, isHosted } from './contract-shop.ts'

/** Logins at the platform, as every shop of the Storefront API has them. */
export const identityContract = (shop: ContractShop) => {
  const redirectUri = 'http://localhost:3000/auth/callback'
  const email = `ivan.${randomUUID()}@example.com`

  const discover = async () => {
    const { domain, fetch } = shop.accessTo('main')
    return oidc.discovery(new URL(`https://${domain}`), 'dvaput-storefront', undefined, oidc.None(), {
      [oidc.customFetch]: fetch as oidc.CustomFetch,
    })
  }

  it.runIf(hasShop('main'))('says where to log in, to get tokens, to log out, and where its keys are', async () => {
    const { domain, fetch } = shop.accessTo('main')
    const response = await fetch(`https://${domain}/.well-known/openid-configuration`)
    const configuration = (await response.json()) as Record<string, string>
    for (const name of ['authorization_endpoint', 'token_endpoint', 'end_session_endpoint', 'jwks_uri'])
      expect(configuration[name]).toMatch(/^https:\/\//)
    const api = (await (await fetch(`https://${domain}/.well-known/customer-account-api`)).json()) as Record<
      string,
      string
    >
    expect(api.graphql_api).toMatch(/^https:\/\/.+graphql$/)
  })

  it.runIf(!isHosted)(
    'signs a person in by a code from a mail, and lets the storefront act for them until they log out',
    async () => {
      const { domain, fetch } = shop.accessTo('main')
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
      const browser = createBrowser([domain], {}, shopFetch)
      const codePage = await browser.submit(await browser.visit(url), 'email', { email })
      const [code = ''] = /\d{6}/.exec((await shop.emailTo(email, /\d{6}/)).subject) ?? []
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
      const send = (query: string, variables: object, token = refreshed.access_token) =>
        fetch(api.graphql_api, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: token },
          body: JSON.stringify({ query, variables }),
        })
      // biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its query
      const ask = async (query: string, variables: object = {}): Promise<any> =>
        ((await (await send(query, variables)).json()) as { data: unknown }).data

      const add = `mutation Add($address: CustomerAddressInput!, $isDefault: Boolean) {
      result: customerAddressCreate(address: $address, defaultAddress: $isDefault) {
        customerAddress { id } userErrors { code message } } }`
      const update = `mutation Update($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {
      result: customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) {
        customerAddress { id address1 } userErrors { code message } } }`
      const remove = `mutation Remove($id: ID!) {
      result: customerAddressDelete(addressId: $id) { deletedAddressId userErrors { code message } } }`
      const titova = {
        ...{ address1: 'Titova 3', city: 'Sarajevo', zip: '71000', territoryCode: 'BA' },
        ...{ firstName: 'Ivan', lastName: 'Marić' },
      }
      const changed = async (mutation: string, variables: object) => {
        const { result } = await ask(mutation, variables)
        expect(result.userErrors).toEqual([])
        return result
      }
      const { customerAddress: first } = await changed(add, { address: titova, isDefault: true })
      const { customerAddress: second } = await changed(add, { address: { ...titova, address1: 'Ferhadija 12' } })
      await changed(update, { id: second.id, address: { address1: 'Ferhadija 14' } })
      await changed(update, { id: second.id, isDefault: true })
      expect((await changed(remove, { id: first.id })).deletedAddressId).toBe(first.id)
      expect((await send(remove, { id: second.id }, 'made-up')).status).toBe(401)
      const read = await ask(`{ customer {
    emailAddress { emailAddress }
    phoneNumber { phoneNumber }
    defaultAddress { address1 }
    addresses(first: 5) { nodes { address1 city } }
    orders(first: 5) { nodes { id } }
  } }`)
      expect(read.customer).toEqual({
        emailAddress: { emailAddress: email },
        phoneNumber: null,
        defaultAddress: { address1: 'Ferhadija 14' },
        addresses: { nodes: [{ address1: 'Ferhadija 14', city: 'Sarajevo' }] },
        orders: { nodes: [] },
      })

      const logout = oidc.buildEndSessionUrl(config, {
        id_token_hint: tokens.id_token ?? '',
        post_logout_redirect_uri: 'http://localhost:3000/',
      })
      expect((await browser.visit(logout)).status).toBeLessThan(400)
    },
  )
}
