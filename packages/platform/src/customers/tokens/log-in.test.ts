import { hash, parseOptions } from '@node-rs/argon2'
import { afterEach, describe, expect, it } from 'vitest'
import { createCustomerQueries } from '../../../../../tests/support/platform/customer-queries.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const { password, newClient, newEmail, register, logIn, newToken, whoIs, renew, logOut, runSql } =
  createCustomerQueries(platform)
const day = 86_400_000

afterEach(() => platform.setClockOffset(0))

describe('customerAccessTokenCreate', () => {
  it('gives a token that is kept as a hash and is good for 30 days', async () => {
    const { email } = await register()
    const { data } = await logIn(email.toUpperCase(), password)
    const { accessToken, expiresAt } = data.customerAccessTokenCreate.customerAccessToken
    expect(accessToken).toMatch(/^[0-9a-f]{64}$/)
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / day)).toBe(30)
    expect((await runSql('SELECT 1 FROM platform.customer_tokens WHERE token_hash = $1', [accessToken])).rowCount).toBe(
      0,
    )
    expect(await whoIs(accessToken)).toBe(email)
    await platform.setClockOffset(29 * day)
    expect(await whoIs(accessToken)).toBe(email)
    await platform.setClockOffset(31 * day)
    expect(await whoIs(accessToken)).toBeNull()
  })

  it('answers the same for a wrong password, an unknown account and one without a password', async () => {
    const { email } = await register()
    const invited = newEmail()
    await runSql(
      "INSERT INTO platform.customers (shop_id, email, state) SELECT id, $1, 'invited' FROM platform.shops WHERE handle = 'main'",
      [invited],
    )
    const responses = [
      await logIn(email, 'wrong password'),
      await logIn(newEmail(), password),
      await logIn(invited, password),
      await logIn(email, password, { shop: 'retail' }),
    ]
    expect(responses[0]?.data.customerAccessTokenCreate).toEqual({
      customerAccessToken: null,
      customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' }],
      userErrors: [{ field: null, message: 'Unidentified customer' }],
    })
    for (const response of responses) expect(response.data).toEqual(responses[0]?.data)
  })

  it('names what is blank', async () => {
    const { data } = await logIn(' ', '')
    expect(data.customerAccessTokenCreate.customerUserErrors).toEqual([
      { code: 'BLANK', field: ['input', 'email'], message: "Email can't be blank" },
      { code: 'BLANK', field: ['input', 'password'], message: "Password can't be blank" },
    ])
  })

  it('refuses a disabled account, whose tokens are dead at once', async () => {
    const { email } = await register()
    const token = await newToken(email)
    await runSql("UPDATE platform.customers SET state = 'disabled' WHERE email = $1", [email])
    expect((await logIn(email, password)).data.customerAccessTokenCreate.customerUserErrors).toEqual([
      { code: 'CUSTOMER_DISABLED', field: null, message: 'Customer is disabled' },
    ])
    expect(await whoIs(token)).toBeNull()
    expect((await renew(token)).data.customerAccessTokenRenew.customerAccessToken).toBeNull()
  })

  it('makes a weak hash a strong one', async () => {
    const { email } = await register()
    const weak = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await runSql('UPDATE platform.customers SET password_hash = $2 WHERE email = $1', [email, weak])
    await newToken(email)
    const { rows } = await runSql('SELECT password_hash FROM platform.customers WHERE email = $1', [email])
    expect(parseOptions(rows[0].password_hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2 })
    await newToken(email)
  })

  it('counts each alias of one request as a try', async () => {
    const clientIp = newClient()
    const login = (email: string) =>
      `customerAccessTokenCreate(input: { email: "${email}", password: "guess it" }) { customerUserErrors { code } }`
    const { data, errors } = await platform.query(
      `mutation { ${[1, 2, 3, 4, 5, 6, 7].map((n) => `a${n}: ${login(newEmail())}`).join(' ')} }`,
      {},
      { clientIp },
    )
    expect(Object.values(data).filter((response) => response === null)).toHaveLength(2)
    expect(errors?.[0]).toMatchObject({
      message: 'Login attempt limit exceeded. Please try again later.',
      extensions: { code: 'THROTTLED' },
    })
  })

  it('makes one client wait ever longer for one account, and nobody else', async () => {
    const { email } = await register()
    const clientIp = newClient()
    const wrong = () => logIn(email, 'wrong password', { clientIp })
    const isThrottled = async () =>
      (await logIn(email, password, { clientIp })).errors?.[0]?.extensions?.code === 'THROTTLED'
    for (let i = 0; i < 3; i += 1) expect((await wrong()).errors).toBeUndefined()
    expect(await isThrottled()).toBe(true)
    expect(await newToken(email)).toMatch(/^[0-9a-f]{64}$/)
    // The fourth slip, a minute later, costs two seconds, the fifth four.
    await platform.setClockOffset(61_000)
    await wrong()
    await wrong()
    expect(await isThrottled()).toBe(true)
    await platform.setClockOffset(70_000)
    expect(await isThrottled()).toBe(false)
    // A right password forgives the wrong ones.
    await platform.setClockOffset(200_000)
    expect((await wrong()).errors).toBeUndefined()
    expect(await isThrottled()).toBe(false)
  })

  it('hashes at most ten tries of one client at one account in 15 minutes, also when they come at once', async () => {
    const { email } = await register()
    const clientIp = newClient()
    let hashed = 0
    for (const seconds of [0, 61, 122]) {
      await platform.setClockOffset(seconds * 1_000)
      const tries = await Promise.all(Array.from({ length: 4 }, () => logIn(email, 'wrong password', { clientIp })))
      hashed += tries.filter(({ errors }) => errors === undefined).length
    }
    expect(hashed).toBe(10)
  })
})

describe('a token', () => {
  it('is renewed while it is good, and deleted once', async () => {
    const { email } = await register()
    const token = await newToken(email)
    await platform.setClockOffset(20 * day)
    const { data } = await renew(token)
    expect(data.customerAccessTokenRenew).toMatchObject({ customerAccessToken: { accessToken: token }, userErrors: [] })
    await platform.setClockOffset(45 * day)
    expect(await whoIs(token)).toBe(email)
    const deleted = await logOut(token)
    expect(deleted.data.customerAccessTokenDelete).toMatchObject({ deletedAccessToken: token, userErrors: [] })
    expect(deleted.data.customerAccessTokenDelete.deletedCustomerAccessTokenId).toMatch(
      /^gid:\/\/shopify\/CustomerAccessToken\//,
    )
    expect(await whoIs(token)).toBeNull()
    const again = await logOut(token)
    expect(again.data.customerAccessTokenDelete).toBeNull()
    expect(again.errors?.[0]?.extensions?.code).toBe('ACCESS_DENIED')
  })

  it('cannot be renewed when it is expired, unknown or of the other shop', async () => {
    const { email } = await register()
    const token = await newToken(email)
    const refused = {
      customerAccessToken: null,
      userErrors: [{ field: ['customerAccessToken'], message: 'access token does not exist' }],
    }
    expect((await renew('no such token')).data.customerAccessTokenRenew).toEqual(refused)
    expect((await renew(token, { shop: 'retail' })).data.customerAccessTokenRenew).toEqual(refused)
    expect((await logOut(token, { shop: 'retail' })).errors?.[0]?.extensions?.code).toBe('ACCESS_DENIED')
    expect(await whoIs(token, { shop: 'retail' })).toBeNull()
    expect(await whoIs(token)).toBe(email)
    await platform.setClockOffset(31 * day)
    expect((await renew(token)).data.customerAccessTokenRenew).toEqual(refused)
  })

  it('of another kind is refused: multipass is not switched on', async () => {
    const { data } = await platform.query(
      'mutation { customerAccessTokenCreateWithMultipass(multipassToken: "abc") { customerAccessToken { accessToken } customerUserErrors { code field message } } }',
    )
    expect(data.customerAccessTokenCreateWithMultipass).toEqual({
      customerAccessToken: null,
      customerUserErrors: [
        { code: 'INVALID_MULTIPASS_REQUEST', field: ['multipassToken'], message: 'Invalid Multipass request' },
      ],
    })
  })
})
