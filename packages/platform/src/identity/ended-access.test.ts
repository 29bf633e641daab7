import { errors } from 'oidc-provider'
import { describe, expect, it, vi } from 'vitest'
import { useSignIn } from '../../../../tests/support/people/sign-in.ts'
import { createCustomerQueries } from '../../../../tests/support/platform/customer-queries.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { endAccountSessions } from '../customers/tokens/end-account-sessions.ts'
import { createOidcStore } from './provider/oidc-store.ts'

const shop = useTestPlatform()
const accounts = useSignIn(shop)
const { newClient } = createCustomerQueries(shop)

/** Somebody registers an e-mail, logs in with the password, and keeps the last step of that login for later. */
const holdLoginBack = async (email: string) => {
  const password = 'proljetna kiša 7'
  const { data } = await shop.query(
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
    { input: { email, password } },
    { clientIp: newClient() },
  )
  expect(data.customerCreate.customer).not.toBeNull()
  const { url } = await accounts.leave(await accounts.discover())
  const browser = accounts.openBrowser()
  const first = await browser.visit(url)
  const [, action = ''] = /formaction="([^"]*password-form[^"]*)"/.exec(first.text) ?? []
  const page = await browser.visit(new URL(action, first.url), { method: 'POST', body: new URLSearchParams({ email }) })
  // It follows no redirect.
  const patient = accounts.openBrowser([])
  for (const [name, cookie] of browser.jar) patient.jar.set(name, cookie)
  return { browser, next: (await patient.submit(page, 'password', { email, password })).url }
}

describe('a login with a password whose last step is kept for later', () => {
  it('goes on as any other while nobody else has come', async () => {
    const { browser, next } = await holdLoginBack('held.alone@example.com')
    expect((await browser.visit(next)).url).toMatch(/\/auth\/callback\?code=/)
  })

  it('opens nothing once the owner of the e-mail has come by a code', async () => {
    const email = 'held.owner@example.com'
    const { browser, next } = await holdLoginBack(email)
    await accounts.signIn(email)
    const late = await browser.visit(next)
    expect([late.status, late.url]).toEqual([400, next])
  })
})

it('an access token that ends during a request is not exchanged for one of the Storefront API', async () => {
  const { tokens } = await accounts.signIn('late.token@example.com')
  const query = 'mutation { storefrontCustomerAccessTokenCreate { customerAccessToken } }'
  const late = await shop.database.inTransaction(async ({ client }) => {
    await client.query("UPDATE platform.customers SET password_hash = 'x' WHERE email = 'late.token@example.com'")
    const waiting = accounts.queryAccount(tokens.access_token, query)
    await vi.waitFor(async () => {
      const { rows } = await shop.database.pool.query('SELECT FROM pg_locks WHERE NOT granted')
      expect(rows).toHaveLength(1)
    }, 10_000)
    return { waiting }
  })
  expect((await late.waiting).errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }])
  expect((await shop.database.pool.query('SELECT FROM platform.customer_tokens')).rows).toEqual([])
})

describe('what the OpenID library had read before the sessions of an account were ended', () => {
  let sessions = 0
  const openSession = async () => {
    sessions += 1
    const store = createOidcStore(shop.database, 1)
    const id = `session-${sessions}`
    const payload = { accountId: String(700 + sessions), uid: `uid-${sessions}`, exp: 2_000_000_000, iat: 1 }
    const adapter = store.adapter('Session')
    const save = () => adapter.upsert(id, payload, 600)
    await save()
    expect(await adapter.find(id)).toMatchObject({ accountId: payload.accountId })
    return { store, adapter, id, ...payload, save }
  }
  type Open = Awaited<ReturnType<typeof openSession>>
  const endings: Record<string, (open: Open) => Promise<unknown>> = {
    'with all of the account': ({ accountId }) =>
      shop.database.inTransaction((tx) => endAccountSessions(tx, Number(accountId))),
    'by a revoked refresh token': ({ store, uid }) => store.endSession(uid),
    'by its own logout': ({ adapter, id }) => adapter.destroy(id),
  }

  it.each(Object.keys(endings))('does not bring back a session that was ended %s, when it is saved', async (name) => {
    const open = await openSession()
    await endings[name]?.(open)
    await open.save()
    expect([await open.adapter.find(open.id), await open.adapter.findByUid(open.uid)]).toEqual([undefined, undefined])
  })

  it('does not finish a login that was ended, or finished by another request', async () => {
    const adapter = createOidcStore(shop.database, 1).adapter('Interaction')
    const payload = { uid: 'held', result: { login: { accountId: '799' } }, exp: 2_000_000_000, iat: 1 }
    await adapter.upsert('held', payload, 600)
    await shop.database.inTransaction((tx) => endAccountSessions(tx, 799))
    await expect(adapter.destroy('held')).rejects.toThrow(errors.SessionNotFound)
  })
})
