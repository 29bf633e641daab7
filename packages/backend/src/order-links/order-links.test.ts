import { failpointActions } from '@dvaput/database/failpoint'
import { markets } from '@dvaput/domain/markets/markets'
import { formatOrderId } from '@dvaput/domain/orders/order-id'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBackend } from '../../../../tests/support/databases/purges.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { openOrderAdmin } from '../../../../tests/support/orders/order-admin.ts'
import { sampleOrder } from '../../../../tests/support/orders/sample-order.ts'

const testDatabase = useTestDatabase()
let admin: Awaited<ReturnType<typeof openOrderAdmin>>
beforeAll(async () => {
  admin = await openOrderAdmin({ databaseUrl: testDatabase.url })
})
afterAll(() => admin.close())
beforeEach(async () => {
  await testDatabase.setClockOffset(0)
  await admin.database.pool.query('TRUNCATE backend.orders, backend.order_links, backend.rate_limits CASCADE')
  admin.sent.length = 0
})

const hour = 60 * 60_000
const day = 24 * hour
const locale = { market: markets.ba, language: 'en' as const }
const nobody = null
let clients = 0
const newClient = () => `192.0.2.${++clients}`

let placed = 5_000
const place = async (fields: { name?: string; email?: string } = {}, shop: 'main' | 'retail' = 'main') => {
  const id = `gid://shopify/Order/${++placed}`
  await admin.orders.recordOrder(shop, sampleOrder({ id, name: '#1001', email: 'guest@example.com', ...fields }))
  return formatOrderId(shop, id)
}
const ask = (number = '#1001', email = 'guest@example.com', clientIp = newClient()) =>
  admin.orderLinks.request({ ...locale, number, email, clientIp })
const mailedToken = async () => {
  await admin.jobs.drain()
  return /\/orders\/find\?token=([\w-]{43})/.exec(admin.sent.at(-1)?.text ?? '')?.[1] ?? ''
}
const opened = async (browser?: string) => {
  await ask()
  return admin.orderLinks.open(await mailedToken(), browser)
}
const visit = (browser: string | undefined, orderId: string) =>
  admin.orderLinks.openOrder({ customer: nobody, browser }, orderId)

describe('a link to an order', () => {
  it('is mailed where number and e-mail are those of an order, and opens that one alone', async () => {
    const id = await place()
    const another = await place({ name: '#1002' })
    await ask(' 1001 ')
    const token = await mailedToken()
    expect(admin.sent.map(({ to, subject }) => [to, subject])).toEqual([['guest@example.com', 'Your order #1001']])
    expect(await admin.orderLinks.ofToken(token)).toEqual({ state: 'alive', orderName: '#1001' })
    expect(await visit(undefined, id)).toBeNull()
    const link = await admin.orderLinks.open(token, undefined)
    expect(link?.orderId).toBe(id)
    expect(await visit(link?.browser, id)).toMatchObject({
      ...{ isGuest: true, showsAddresses: true, mayChange: false, order: { id } },
    })
    expect(await visit(link?.browser, another)).toBeNull()
    expect(await visit('x'.repeat(43), id)).toBeNull()
  })

  it.each([
    ['9999', 'guest@example.com'],
    ['1001', 'another@example.com'],
    ["1001' OR 1=1", 'guest@example.com'],
  ])('is answered alike and mailed to nobody for %s of %s', async (number, email) => {
    await place()
    expect(await ask(number, email)).toEqual(await ask())
    await admin.jobs.drain()
    expect(admin.sent.map(({ to }) => to)).toEqual(['guest@example.com'])
  })

  it('leads to the order of the market where somebody asks, when both shops have that number', async () => {
    const [retail, main] = [await place({}, 'retail'), await place()]
    expect((await opened())?.orderId).toBe(main)
    await admin.orderLinks.request({
      ...locale,
      market: markets.cl,
      number: '1001',
      email: 'guest@example.com',
      clientIp: newClient(),
    })
    expect((await admin.orderLinks.open(await mailedToken(), undefined))?.orderId).toBe(retail)
  })

  it('is used up neither by looking nor by opening, and is over after 90 days', async () => {
    const id = await place()
    await ask()
    const token = await mailedToken()
    for (let times = 0; times < 3; times += 1) await admin.orderLinks.ofToken(token)
    const link = await admin.orderLinks.open(token, undefined)
    expect(await admin.orderLinks.open(token, undefined)).not.toBeNull()
    await testDatabase.setClockOffset(90 * day + 1_000)
    expect(await admin.orderLinks.ofToken(token)).toMatchObject({ state: 'expired' })
    expect(await admin.orderLinks.open(token, undefined)).toBeNull()
    expect(await visit(link?.browser, id)).toBeNull()
    await testDatabase.setClockOffset(92 * day)
    await purgeBackend(admin.database)
    expect((await admin.database.pool.query('SELECT FROM backend.order_links')).rowCount).toBe(0)
  })

  const mailedCode = async () => {
    await admin.jobs.drain()
    return /^(\d{6}) is your code for order #1001$/.exec(admin.sent.at(-1)?.subject ?? '')?.[1] ?? ''
  }

  it('shows addresses for an hour, then only after a mailed code was typed', async () => {
    const id = await place()
    const browser = (await opened())?.browser ?? ''
    await testDatabase.setClockOffset(hour + 60_000)
    expect(await visit(browser, id)).toMatchObject({ showsAddresses: false })
    expect(await admin.orderLinks.sendCode(browser, id, 'en')).toBe('sent')
    const code = await mailedCode()
    expect(admin.sent.at(-1)?.to).toBe('guest@example.com')
    for (const wrong of ['', 'guest@example.com', code === '000000' ? '000001' : '000000'])
      expect(await admin.orderLinks.confirm(browser, id, wrong)).toBe('wrong')
    expect(await visit(browser, id)).toMatchObject({ showsAddresses: false, mayChange: false })
    expect(await admin.orderLinks.confirm(browser, id, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('confirmed')
    expect(await visit(browser, id)).toMatchObject({ showsAddresses: true, mayChange: true })
    await testDatabase.setClockOffset(2 * hour + 120_000)
    expect(await visit(browser, id)).toMatchObject({ showsAddresses: false, mayChange: false })
    const tries = await Promise.all(Array.from({ length: 12 }, () => admin.orderLinks.confirm(browser, id, '123456')))
    expect(tries).toContain('too-often')
  })

  it('that was forwarded changes nothing in another browser, not even with the code of the first', async () => {
    const id = await place()
    await ask()
    const token = await mailedToken()
    const buyer = (await admin.orderLinks.open(token, undefined))?.browser ?? ''
    const friend = (await admin.orderLinks.open(token, undefined))?.browser ?? ''
    expect(await visit(friend, id)).toMatchObject({ showsAddresses: true, mayChange: false })
    await admin.orderLinks.sendCode(buyer, id, 'en')
    const code = await mailedCode()
    expect(await admin.orderLinks.confirm(friend, id, code)).toBe('wrong')
    expect(await admin.orderLinks.confirm(buyer, id, code)).toBe('confirmed')
    expect(await visit(buyer, id)).toMatchObject({ mayChange: true })
    expect(await visit(friend, id)).toMatchObject({ mayChange: false })
  })

  it('has codes that are over after 20 minutes, and are not mailed without end', async () => {
    const id = await place()
    const browser = (await opened())?.browser ?? ''
    await admin.orderLinks.sendCode(browser, id, 'en')
    const code = await mailedCode()
    await testDatabase.setClockOffset(21 * 60_000)
    expect(await admin.orderLinks.confirm(browser, id, code)).toBe('wrong')
    const sent = []
    for (let times = 0; times < 6; times += 1) sent.push(await admin.orderLinks.sendCode(browser, id, 'en'))
    expect(sent).toContain('too-often')
    expect(await admin.orderLinks.sendCode('x'.repeat(43), id, 'en')).toBe('wrong')
  })

  it('gives the browser a new cookie each time, which keeps the orders of the old one', async () => {
    const id = await place()
    const first = (await opened())?.browser ?? ''
    const second = (await opened(first))?.browser ?? ''
    expect(second).not.toBe(first)
    expect(await visit(first, id)).toBeNull()
    expect(await visit(second, id)).not.toBeNull()
  })

  it('is stored as hashes only', async () => {
    await place()
    await ask()
    const token = await mailedToken()
    const browser = (await admin.orderLinks.open(token, undefined))?.browser ?? ''
    const { rows } = await admin.database.pool.query('SELECT * FROM backend.order_links, backend.order_link_visits')
    for (const secret of [token, browser]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is mailed once, wherever its job dies', async () => {
    await place()
    for (const name of ['before-order-link-mail', 'after-order-link-mail'] as const) {
      failpointActions[name] = { do: 'throw' }
      await ask()
      await admin.jobs.drain()
      delete failpointActions[name]
      await admin.jobs.drain({ alsoLater: true })
    }
    expect(admin.sent).toHaveLength(2)
  })

  it('is asked for three times in a quarter of an hour by one client for one e-mail, known or not', async () => {
    await place()
    for (const email of ['guest@example.com', 'nobody@example.com']) {
      const client = newClient()
      const asked = []
      for (let times = 0; times < 4; times += 1) asked.push((await ask('1001', email, client)).ok)
      expect(asked).toEqual([true, true, true, false])
    }
  })
})
