import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createExternalIdentitySandbox } from './external-identity-sandbox.ts'

const redirectUri = 'http://localhost:3000/callback'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

let sandbox: Awaited<ReturnType<typeof createExternalIdentitySandbox>>
let url: string

beforeAll(async () => {
  sandbox = await createExternalIdentitySandbox({
    clientId: 'shop',
    clientSecret: 'secret',
    redirectUris: [redirectUri],
  })
  ;({ url } = await sandbox.listen(0))
})
afterAll(() => sandbox.close())
beforeEach(() => chooseScenario('ok'))

const chooseScenario = (name: unknown, type = 'application/json') =>
  fetch(`${url}/sandbox/scenario`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify({ name }),
  })

const authorizeUrl = (changes: Readonly<Record<string, string>> = {}) => {
  const parameters = {
    client_id: 'shop',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  }
  return `${url}/authorize?${new URLSearchParams(parameters)}`
}

const choose = async (choice: string) => {
  const body = new URLSearchParams({ choice })
  const response = await fetch(authorizeUrl(), { method: 'POST', body, redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '')
}

const redeem = (parameters: Readonly<Record<string, string>>) =>
  fetch(`${url}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'shop', client_secret: 'secret', ...parameters }),
  })

it('the external login sandbox shows at its root what it offers', async () => {
  expect(await (await fetch(url)).json()).toMatchObject({ issuer: url })
})

it('the external login sandbox shows two people and a way out', async () => {
  const page = await (await fetch(authorizeUrl())).text()
  expect([...page.matchAll(/<button name="choice" value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    '104000000000000000001',
    '104000000000000000002',
    'deny',
  ])
})

it('the external login sandbox sends who cancels back with an error', async () => {
  expect((await choose('deny')).search).toBe('?error=access_denied&state=state-1')
})

it('trades a code once, for the client and the verifier it was made for', async () => {
  const code = (await choose('104000000000000000002')).searchParams.get('code') ?? ''
  const asked = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
  expect((await redeem({ ...asked, client_secret: 'wrong' })).status).toBe(401)
  const response = await redeem(asked)
  expect(response.status).toBe(200)
  const { id_token: token } = (await response.json()) as { id_token: string }
  expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    iss: url,
    aud: 'shop',
    sub: '104000000000000000002',
    email: 'diego.external@example.com',
    email_verified: true,
    nonce: 'nonce-1',
  })
  expect((await redeem(asked)).status).toBe(400)
})

it.each([
  ['another redirect URI', { redirect_uri: 'http://localhost:3000/callback2' }, 400],
  ['another client', { client_id: 'other' }, 400],
  ['a plain challenge', { code_challenge_method: 'plain' }, 303],
  ['no challenge', { code_challenge: '' }, 303],
])('the external login sandbox refuses %s', async (_, changes, status) => {
  expect((await fetch(authorizeUrl(changes), { redirect: 'manual' })).status).toBe(status)
})

it('the external login sandbox fails as it is told, until it is told otherwise', async () => {
  expect((await chooseScenario('nothing')).status).toBe(400)
  expect((await chooseScenario('down', 'text/plain')).status).toBe(415)
  expect((await chooseScenario('down')).status).toBe(200)
  expect((await fetch(authorizeUrl())).status).toBe(503)
  expect(await (await fetch(`${url}/sandbox/scenario`)).json()).toMatchObject({ name: 'down' })
})
