import * as oidc from 'openid-client'
import { describe, expect, it } from 'vitest'
import { purgePlatform } from '../../../../tests/support/databases/purges.ts'
import { useSignIn } from '../../../../tests/support/people/sign-in.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform()
const accounts = useSignIn(shop)

const minute = 60_000
const day = 24 * 60 * minute
const customerQuery = '{ customer { id } }'
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { error?: string; code?: string }) => error.error ?? error.code,
  )

describe('tokens', () => {
  it('rotate; one used twice ends the whole family', async () => {
    const { config, tokens } = await accounts.signIn('rotate@example.com')
    const second = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(second.refresh_token).not.toBe(tokens.refresh_token)
    const third = await oidc.refreshTokenGrant(config, second.refresh_token ?? '')
    expect((await accounts.queryAccount(third.access_token, customerQuery)).status).toBe(200)
    expect(await refusal(oidc.refreshTokenGrant(config, tokens.refresh_token ?? ''))).toBe('invalid_grant')
    expect(await refusal(oidc.refreshTokenGrant(config, third.refresh_token ?? ''))).toBe('invalid_grant')
    expect((await accounts.queryAccount(third.access_token, customerQuery)).status).toBe(401)
  })

  it('are not prolonged by rotation: thirty days in all, also in a session that goes on', async () => {
    const { config, browser, tokens } = await accounts.signIn('month@example.com')
    await shop.setClockOffset(20 * day)
    const { url, checks } = await accounts.leave(config, { prompt: 'none' })
    const later = await oidc.authorizationCodeGrant(config, new URL((await browser.visit(url)).url), checks)
    const second = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')
    await shop.setClockOffset(31 * day)
    expect(await refusal(oidc.refreshTokenGrant(config, second.refresh_token ?? ''))).toBe('invalid_grant')
    expect(await refusal(oidc.refreshTokenGrant(config, later.refresh_token ?? ''))).toBe('accepted')
    await shop.setClockOffset(0)
  })

  it('of access end after ten minutes', async () => {
    const { tokens } = await accounts.signIn('ten@example.com')
    await shop.setClockOffset(9 * minute)
    expect((await accounts.queryAccount(tokens.access_token, customerQuery)).status).toBe(200)
    await shop.setClockOffset(10 * minute + 1_000)
    expect((await accounts.queryAccount(tokens.access_token, customerQuery)).status).toBe(401)
    await shop.setClockOffset(0)
  })

  it('end with the account', async () => {
    const { config, tokens } = await accounts.signIn('closed@example.com')
    await shop.database.pool.query(
      `UPDATE platform.customers SET state = 'disabled' WHERE email = 'closed@example.com'`,
    )
    expect((await accounts.queryAccount(tokens.access_token, customerQuery)).status).toBe(401)
    expect(await refusal(oidc.refreshTokenGrant(config, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  })

  it('end with a new password', async () => {
    const { tokens } = await accounts.signIn('password@example.com')
    const { data } = await shop.query(
      `mutation ($token: String!) { customerUpdate(customerAccessToken: $token, customer: { password: "a long new password" }) {
        customer { id } customerUserErrors { code } } }`,
      { token: tokens.access_token },
    )
    expect(data.customerUpdate.customerUserErrors).toEqual([])
    expect((await accounts.queryAccount(tokens.access_token, customerQuery)).status).toBe(401)
  })

  it('say when the customer showed who they are, also where the platform only remembers them', async () => {
    const { config, browser, tokens } = await accounts.signIn('remembered@example.com')
    const typedAt = tokens.claims()?.auth_time
    expect(typedAt).toEqual(expect.any(Number))
    const { url, checks } = await accounts.leave(config, { prompt: 'none' })
    const silent = await oidc.authorizationCodeGrant(config, new URL((await browser.visit(url)).url), checks)
    expect(silent.claims()?.auth_time).toBe(typedAt)
  })

  it('are kept as hashes', async () => {
    const { tokens, callback } = await accounts.signIn('hash@example.com')
    const { rows } = await shop.database.pool.query('SELECT * FROM platform.oidc_payloads')
    const stored = JSON.stringify(rows)
    const secrets = [tokens.access_token, tokens.refresh_token ?? '', callback.searchParams.get('code') ?? '']
    for (const secret of secrets) expect(stored).not.toContain(secret)
  })

  it('stand for the customer at the Storefront API too', async () => {
    const { tokens } = await accounts.signIn('storefront@example.com')
    const { data } = await shop.query('query ($token: String!) { customer(customerAccessToken: $token) { email } }', {
      token: tokens.access_token,
    })
    expect(data.customer.email).toBe('storefront@example.com')
  })
})

describe('logout', () => {
  it('by a revoked refresh token ends the session of its browser, which has to show who it is again', async () => {
    const { config, browser, tokens } = await accounts.signIn('revoked@example.com')
    const silent = async () => {
      const { url } = await accounts.leave(config, { prompt: 'none' })
      return new URL((await browser.visit(url)).url).searchParams.get('error')
    }
    expect(await silent()).toBeNull()
    await oidc.tokenRevocation(config, tokens.refresh_token ?? '', { token_type_hint: 'refresh_token' })
    expect(await silent()).toBe('login_required')
    expect((await accounts.queryAccount(tokens.access_token, customerQuery)).status).toBe(401)
  })

  it('with the id token ends session and tokens, and goes where the storefront says', async () => {
    const { config, browser, tokens } = await accounts.signIn('leave@example.com')
    const url = oidc.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'http://localhost:3000',
      state: 'kept',
    })
    const gone = await browser.visit(url)
    expect([gone.status, gone.url]).toEqual([303, 'http://localhost:3000/?state=kept'])
    expect((await accounts.queryAccount(tokens.access_token, customerQuery)).status).toBe(401)
    expect(await refusal(oidc.refreshTokenGrant(config, tokens.refresh_token ?? ''))).toBe('invalid_grant')
    const next = await browser.visit((await accounts.leave(config)).url)
    expect(next.text).toContain('name="email"')
    expect((await browser.visit(url)).url).toBe('http://localhost:3000/?state=kept')
  })

  it('without it asks first', async () => {
    const { config, browser, tokens } = await accounts.signIn('ask@example.com')
    const queryResult = await browser.visit(`${config.serverMetadata().end_session_endpoint}?ui_locales=es`)
    expect(queryResult.status).toBe(200)
    expect(queryResult.text).toContain(`<a class="button secondary" href="${accounts.origin}/">Mantener la sesión</a>`)
    expect(queryResult.text.match(/type="submit"/g)).toHaveLength(1)
    expect((await accounts.queryAccount(tokens.access_token, customerQuery)).status).toBe(200)
    const gone = await browser.submit(queryResult, 'xsrf', {
      xsrf: /name="xsrf" value="([^"]+)"/.exec(queryResult.text)?.[1] ?? '',
      logout: 'yes',
    })
    expect(gone.status).toBe(200)
    expect(gone.text).toContain('<h1>Cerraste sesión</h1>')
    expect(gone.text).toContain(`<a class="button" href="${accounts.origin}/">Volver a la tienda</a>`)
    expect((await accounts.queryAccount(tokens.access_token, customerQuery)).status).toBe(401)
  })

  it('ends in the requested language', async () => {
    const { config, browser, tokens } = await accounts.signIn('language@example.com')
    const url = oidc.buildEndSessionUrl(config, { id_token_hint: tokens.id_token ?? '', ui_locales: 'en' })
    const gone = await browser.visit(url)
    expect(gone.text).toContain('<h1>You are logged out</h1>')
    const [, spanish = ''] = /<a href="([^"]*)" hreflang="es"/.exec(gone.text) ?? []
    expect((await browser.visit(new URL(spanish, gone.url))).text).toContain('<h1>Cerraste sesión</h1>')
  })

  it('leads nowhere else', async () => {
    const { config, browser, tokens } = await accounts.signIn('elsewhere@example.com')
    const url = oidc.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'https://evil.example/',
    })
    expect((await browser.visit(url)).status).toBe(400)
    expect((await accounts.queryAccount(tokens.access_token, customerQuery)).status).toBe(200)
  })
})

it('the cleanup deletes tokens and logins that have expired', async () => {
  await accounts.signIn('purge@example.com')
  const count = async () => {
    const { rows } = await shop.database.pool.query('SELECT count(*)::int AS n FROM platform.oidc_payloads')
    return rows[0].n
  }
  const before = await count()
  await shop.setClockOffset(2 * 60 * minute)
  await purgePlatform(shop.database)
  const after = await count()
  expect(after).toBeLessThan(before)
  expect(after).toBeGreaterThan(0)
  await shop.setClockOffset(0)
})
