import { afterEach, expect, it, vi } from 'vitest'
import { createCustomerQueries } from '../../../../tests/support/platform/customer-queries.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const { newClient, register, newToken, whoIs, mailsTo, runSql } = createCustomerQueries(platform)
afterEach(() => platform.setClockOffset(0))

const update = (token: string, customer: object, clientIp = newClient()) =>
  platform.query(
    `mutation ($token: String!, $customer: CustomerUpdateInput!) {
      customerUpdate(customerAccessToken: $token, customer: $customer) { customerAccessToken { accessToken } } }`,
    { token, customer },
    { clientIp },
  )

const registered = async () => {
  const { email } = await register()
  return { email, token: await newToken(email) }
}

it('the storefront’s customerUpdate throttles changes of the password and the e-mail, by account and by client, and nothing else', async () => {
  const [first, second, third] = [await registered(), await registered(), await registered()]
  const clientIp = newClient()
  const move = async ({ token, email }: typeof first, round: number, from?: string) =>
    (await update(token, { email: round % 2 ? email : `moved-${email}` }, from)).errors?.[0]
  const throttled = {
    message: 'Updating Customer Limit exceeded. Please try again later.',
    path: ['customerUpdate'],
    extensions: { code: 'THROTTLED' },
  }
  for (const person of [first, second])
    for (let round = 0; round < 5; round += 1) expect(await move(person, round, clientIp)).toBeUndefined()
  expect(await move(first, 5)).toMatchObject(throttled)
  expect((await update(first.token, { password: 'something new' })).errors).toMatchObject([throttled])
  expect(await whoIs(first.token)).toBe(`moved-${first.email}`)
  expect((await update(first.token, { firstName: 'Maja' })).errors).toBeUndefined()
  expect(await move(third, 0, clientIp)).toMatchObject(throttled)
  expect(await move(third, 0)).toBeUndefined()
})

it('the storefront’s customerUpdate sends an e-mail to an address that nobody has proved ten times a day at most', async () => {
  const { email, ...person } = await registered()
  let { token } = person
  const change = async () => {
    const { data } = await update(token, { password: 'something new' })
    token = data.customerUpdate.customerAccessToken.accessToken
  }
  // Below the limit of each quarter of an hour: who has reached one is remembered by a clock that cannot be set.
  for (const quarter of [1, 2, 3]) {
    await platform.setClockOffset(quarter * 900_000)
    for (let round = 0; round < 4; round += 1) await change()
  }
  expect(await mailsTo(email)).toHaveLength(10)
  await runSql('UPDATE platform.customers SET email_verified = true WHERE email = $1', [email])
  await change()
  expect(await mailsTo(email)).toHaveLength(11)
})

it('a change of an account is mailed to its owner in the language of the account, whoever made it', async () => {
  const { email, token } = await registered()
  await runSql("UPDATE platform.customers SET language = 'es' WHERE email = $1", [email])
  await platform.query(
    `mutation ($token: String!) @inContext(language: EN) {
      customerUpdate(customerAccessToken: $token, customer: { password: "something new" }) { customer { id } } }`,
    { token },
    { clientIp: newClient() },
  )
  expect((await mailsTo(email)).at(-1)?.subject).toContain('Cambió el acceso a tu cuenta')
})

it.each([
  ['a new password', { password: 'something new' }],
  ['another e-mail', { email: 'moved.late@example.com' }],
])(
  'the storefront’s customerUpdate sets %s only while the account is as it was when its token was checked',
  async (_, customer) => {
    const { email, token } = await registered()
    // As the owner of the e-mail does it, who has just shown it: the request waits behind it with a token that was good.
    const late = await platform.database.inTransaction(async ({ client }) => {
      const prove = 'UPDATE platform.customers SET email_verified = true, password_hash = NULL WHERE email = $1'
      const proved = await client.query<{ id: number }>(`${prove} RETURNING id`, [email])
      await client.query('DELETE FROM platform.customer_tokens WHERE customer_id = $1', [proved.rows[0]?.id])
      const waiting = update(token, customer)
      await vi.waitFor(async () => {
        expect((await runSql('SELECT FROM pg_locks WHERE NOT granted')).rows).toHaveLength(1)
      }, 10_000)
      return { waiting }
    })
    expect((await late.waiting).errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }])
    const { rows } = await runSql(
      `SELECT email_verified, password_hash, (SELECT count(*)::int FROM platform.customer_tokens WHERE customer_id = customers.id) AS tokens
       FROM platform.customers WHERE email = $1`,
      [email],
    )
    expect(rows).toEqual([{ email_verified: true, password_hash: null, tokens: 0 }])
  },
)
