import { afterEach, describe, expect, it } from 'vitest'
import { createCustomerQueries } from '../../../../../tests/support/platform/customer-queries.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const {
  password,
  newClient,
  newEmail,
  register,
  logIn,
  newToken,
  whoIs,
  recover,
  mailsTo,
  mailedLink,
  reset,
  resetByUrl,
  activate,
  runSql,
} = createCustomerQueries(platform)

afterEach(() => platform.setClockOffset(0))

describe('customerRecover and customerReset', () => {
  it('mail a link in the requested language, which sets a password once and ends every token', async () => {
    const { email, id } = await register()
    const token = await newToken(email)
    await recover(email, {}, '@inContext(language: ES)')
    const link = await mailedLink(email)
    expect(platform.sent.findLast(({ to }) => to === email)?.subject).toBe('Contraseña nueva para Dvaput')
    const resetToken = link.split('/').at(-1) ?? ''

    expect((await reset(id, resetToken, 'tiny')).data.customerReset.customerUserErrors).toMatchObject([
      { code: 'TOO_SHORT', field: ['input', 'password'] },
    ])
    const { data } = await reset(id, resetToken, 'another secret')
    expect(data.customerReset).toMatchObject({ customer: { email }, customerUserErrors: [], userErrors: [] })
    expect(await whoIs(data.customerReset.customerAccessToken.accessToken)).toBe(email)
    expect(await whoIs(token)).toBeNull()
    expect((await logIn(email, password)).data.customerAccessTokenCreate.customerAccessToken).toBeNull()
    await newToken(email, 'another secret')

    expect((await reset(id, resetToken, 'a third secret')).data.customerReset).toEqual({
      customer: null,
      customerAccessToken: null,
      customerUserErrors: [{ code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid reset token' }],
      userErrors: [{ field: ['input'], message: 'Invalid reset token' }],
    })
    expect((await mailsTo(email)).at(-1)?.subject).toContain('promijenjen')
  })

  it('lead to the page of the storefront where the shop has one', async () => {
    const { email, id } = await register()
    await runSql(`UPDATE platform.shops SET password_reset_url = 'https://dvaput.example/reset-password'`)
    await recover(email, {}, '@inContext(language: ES)')
    const text = (await mailsTo(email)).at(-1)?.text ?? ''
    const link = new URL(/https:\/\/dvaput\.example\/\S+/.exec(text)?.[0] ?? 'about:blank')
    await runSql('UPDATE platform.shops SET password_reset_url = NULL')
    expect([link.pathname, [...link.searchParams.keys()]]).toEqual(['/reset-password', ['id', 'token', 'lang']])
    expect([id, link.searchParams.get('lang')]).toEqual([`gid://shopify/Customer/${link.searchParams.get('id')}`, 'es'])
    expect((await reset(id, link.searchParams.get('token') ?? '', 'a new secret')).data.customerReset).toMatchObject({
      customer: { email },
    })
  })

  it('answer the same for an account that does not exist, to which nothing is mailed', async () => {
    const { email } = await register()
    const unknown = newEmail()
    const known = await recover(email)
    expect(known.data.customerRecover).toEqual({ customerUserErrors: [], userErrors: [] })
    expect({ ...(await recover(unknown)), extensions: 0 }).toEqual({ ...known, extensions: 0 })
    expect(await mailsTo(unknown)).toEqual([])
    expect((await recover('nonsense')).data.customerRecover.customerUserErrors).toMatchObject([
      { code: 'INVALID', field: ['email'] },
    ])
  })

  it('take one of many who send the same link at once', async () => {
    const { email } = await register()
    await recover(email)
    const link = await mailedLink(email)
    const responses = await Promise.all(
      ['one secret', 'two secret', 'three secret'].map((secret) => resetByUrl(link, secret)),
    )
    const codes = responses.map(({ data }) => data.customerResetByUrl.customerUserErrors[0]?.code ?? 'set')
    expect(codes.toSorted()).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID', 'set'])
  })

  it('refuse a link that is old, replaced, of another customer, of the other shop or no link at all', async () => {
    const { email, id } = await register()
    const other = await register()
    await recover(email)
    const first = await mailedLink(email)
    await recover(email)
    const link = await mailedLink(email)
    expect(link).not.toBe(first)
    const codeOf = async (
      queryResult: Promise<{ data?: Record<string, { customerUserErrors: { code: string }[] }> }>,
    ) => Object.values((await queryResult).data ?? {})[0]?.customerUserErrors[0]?.code
    expect(await codeOf(resetByUrl(first, 'new secret'))).toBe('TOKEN_INVALID')
    expect(await codeOf(resetByUrl(link, 'new secret', { shop: 'retail' }))).toBe('TOKEN_INVALID')
    expect(await codeOf(reset(other.id, link.split('/').at(-1) ?? '', 'new secret'))).toBe('TOKEN_INVALID')
    expect(await codeOf(reset('gid://shopify/Product/1', 'x', 'new secret'))).toBe('TOKEN_INVALID')
    expect(await codeOf(activate(id, link.split('/').at(-1) ?? '', 'new secret'))).toBe('ALREADY_ENABLED')
    const nowhere = await resetByUrl('https://example.com/account/reset/1/short', 'new secret')
    expect([nowhere.data.customerResetByUrl, nowhere.errors?.[0]?.extensions?.code]).toEqual([null, 'NOT_FOUND'])
    await platform.setClockOffset(31 * 60_000)
    expect(await codeOf(resetByUrl(link, 'new secret'))).toBe('TOKEN_INVALID')
    await platform.setClockOffset(29 * 60_000)
    expect(await codeOf(resetByUrl(link, 'new secret'))).toBeUndefined()
  })

  it('end the sessions of the account at the OpenID provider, and bring what was ordered as a guest', async () => {
    const { email, id } = await register()
    const customerId = id.split('/').at(-1)
    await runSql(
      `INSERT INTO platform.oidc_payloads (model, id, payload) VALUES ('Session', $1, jsonb_build_object('accountId', $1::text))`,
      [customerId],
    )
    await runSql(
      `INSERT INTO platform.orders (shop_id, number, email, language, currency, subtotal, discount_total, shipping_total, tax_total, total, payment_method, financial_status, status_key)
       SELECT id, row_number() OVER (), $1, 'bcs', 'BAM', 100, 0, 0, 0, 100, 'card', 'paid', handle FROM platform.shops`,
      [email],
    )
    await recover(email)
    const { data } = await resetByUrl(await mailedLink(email), 'new secret')
    expect(data.customerResetByUrl.customerUserErrors).toEqual([])
    expect((await runSql("SELECT 1 FROM platform.oidc_payloads WHERE payload ? 'accountId'")).rowCount).toBe(0)
    const { rows } = await runSql(
      'SELECT handle FROM platform.orders JOIN platform.shops ON shops.id = shop_id WHERE customer_id = $1',
      [customerId],
    )
    expect(rows).toEqual([{ handle: 'main' }])
  })

  it('are throttled by e-mail and by client', async () => {
    const email = newEmail()
    for (let i = 0; i < 3; i += 1) expect((await recover(email)).errors).toBeUndefined()
    const { data, errors } = await recover(email)
    expect(data.customerRecover).toBeNull()
    expect(errors).toMatchObject([
      { message: 'Resetting password limit exceeded. Please try again later.', extensions: { code: 'THROTTLED' } },
    ])
    const clientIp = newClient()
    for (let i = 0; i < 10; i += 1) expect((await recover(newEmail(), { clientIp })).errors).toBeUndefined()
    expect((await recover(newEmail(), { clientIp })).errors?.[0]?.extensions?.code).toBe('THROTTLED')
  })
})
