import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { inRoot, projectNode } from '../../../scripts/setup/project.mjs'
import { createWalk } from '../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../tests/support/platform/platform-product.ts'
import { useTestPlatform as testPlatformOfThisFile } from '../../../tests/support/platform/test-platform.ts'
import { createHostedGateway } from '../../../tests/support/servers/hosted-gateway.ts'

const { gateway } = createHostedGateway({ canBeAsked: false, form: true })
const shop = testPlatformOfThisFile({ gatewayOf: () => gateway })
const walk = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000')

const runCommand = async (...args: string[]) => {
  const { PATH = '' } = process.env
  const program = inRoot('apps', 'store', 'server', 'payments.ts')
  const env = { PATH, DATABASE_URL: shop.databaseUrl }
  const run = promisify(execFile)(projectNode(), [program, ...args], { cwd: '/', env })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

/** Left for the gateway, and never heard of again. */
const leave = async () => {
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, {
    stock: 1,
    price: 10_000,
  })
  const { data } = await shop.query(
    `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }`,
    { id: `gid://shopify/ProductVariant/${variantId}` },
  )
  const token = await walk.open(data.cartCreate.cart.checkoutUrl)
  const { text } = await walk.fillIn(token)
  await walk.place(token, walk.hidden(text, 'shown'), { method: 'card' })
  const { rows } = await shop.database.pool.query<{ id: string }>(
    'SELECT id FROM platform.payments WHERE checkout_token = $1',
    [token],
  )
  return { token, id: rows[0]?.id ?? '' }
}

it('an operator decides payments of which nobody knows what became', async () => {
  const [paid, unpaid] = [await leave(), await leave()]
  await shop.setClockOffset(31 * 60_000)
  const fresh = await leave()
  const [listed, unnamed, other] = await Promise.all([
    runCommand(),
    runCommand('paid', paid.id),
    runCommand('not-paid', fresh.id),
  ])
  expect(listed.stdout).toMatch(new RegExp(`^${paid.id} {2}silent {2}105\\.00 BAM {2}\\S+Z\n`))
  expect(listed.stdout).toMatch(/unconfirmed payments: 2\n$/)
  expect(unnamed).toMatchObject({ code: 1, stderr: expect.stringContaining('expected nothing, paid REFERENCE ID') })
  expect(other).toMatchObject({ code: 1, stderr: `${fresh.id} is not an unconfirmed payment\n` })

  const decided = await Promise.all([runCommand('paid', paid.id, 'M-1'), runCommand('not-paid', unpaid.id)])
  expect(decided.map(({ stdout }) => stdout)).toEqual([`${paid.id} paid\n`, `${unpaid.id} not-paid\n`])
  await shop.jobs.drain()
  // Found out only afterwards.
  const late = await runCommand('paid', unpaid.id, 'M-2')
  expect(late.stdout).toBe(`${unpaid.id} paid\n`)
  await shop.jobs.drain()
  await shop.setClockOffset(0)
  const { rows } = await shop.database.pool.query(
    'SELECT checkout_token AS token, financial_status AS status FROM platform.orders',
  )
  expect(rows).toEqual([{ token: paid.token, status: 'paid' }])
}, 60_000)
