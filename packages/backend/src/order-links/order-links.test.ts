import { failpointActions } from '@dvaput/database/failpoint'
import { markets } from '@dvaput/domain/markets/markets'
import { formatOrderId } from '@dvaput/domain/orders/order-id'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { openOrderDesk } from '../../../../tests/support/orders/order-desk.ts'
import { sampleOrder } from '../../../../tests/support/orders/sample-order.ts'
import { purgeBackend } from '../purges/purges.ts'

const testDatabase = useTestDatabase()
let desk: Awaited<ReturnType<typeof openOrderDesk>>
beforeAll(async () => {
  desk = await openOrderDesk({ databaseUrl: testDatabase.url })
})
afterAll(() => desk.close())
beforeEach(async () => {
  await testDatabase.setClockOffset(0)
  await desk.database.pool.query('TRUNCATE backend.orders, backend.order_links, backend.rate_limits CASCADE')
  desk.sent.length = 0
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
  await desk.orders.recordOrder(shop, sampleOrder({ id, name: '#1001', email: 'guest@example.com', ...fields }))
  return formatOrderId(shop, id)
}
const ask = (number = '#1001', email = 'guest@example.com', clientIp = newClient()) =>
  desk.orderLinks.request({ ...locale, number, email, clientIp })
const mailedToken = async () => {
  await desk.jobs.drain()
  return /\/orders\/find\?token=([\w-]{43})/.exec(desk.sent.at(-1)?.text ?? '')?.[1] ?? ''
}
const opened = async (browser?: string) => {
  await ask()
  return desk.orderLinks.open(await mailedToken(), browser)
}
const visit = (browser: string | undefined, orderId: string) =>
  desk.orderLinks.openOrder({ customer: nobody, browser }, orderId)

describe('a link to an order', () => {
  it('is mailed where number and e-mail are those of an order, and opens that one alone', async () => {
    const id = await place()
    const another = await place({ name: '#1002' })
    await ask(' 1001 ')
    const token = await mailedToken()
    expect(desk.sent.map(({ to, subject }) => [to, subject])).toEqual([['guest@example.com', 'Your order #1001']])
    expect(await desk.orderLinks.ofToken(token)).toEqual({ state: 'alive', orderName: '#1001' })
    expect(await visit(undefined, id)).toBeNull()
    const link = await desk.orderLinks.open(token, undefined)
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
    await desk.jobs.drain()
    expect(desk.sent.map(({ to }) => to)).toEqual(['guest@example.com'])
  })

  it('leads to the order of the market where somebody asks, when both shops have that number', async () => {
    const [retail, main] = [await place({}, 'retail'), await place()]
    expect((await opened())?.orderId).toBe(main)
    await desk.orderLinks.request({
      ...locale,
      market: markets.cl,
      number: '1001',
      email: 'guest@example.com',
      clientIp: newClient(),
    })
    expect((await desk.orderLinks.open(await mailedToken(), undefined))?.orderId).toBe(retail)
  })

  it('is used up neither by looking nor by opening, and is over after 90 days', async () => {
    const id = await place()
    await ask()
    const token = await mailedToken()
    for (let times = 0; times < 3; times += 1) await desk.orderLinks.ofToken(token)
    const link = await desk.orderLinks.open(token, undefined)
    expect(await desk.orderLinks.open(token, undefined)).not.toBeNull()
    await testDatabase.setClockOffset(90 * day + 1_000)
    expect(await desk.orderLinks.ofToken(token)).toMatchObject({ state: 'expired' })
    expect(await desk.orderLinks.open(token, undefined)).toBeNull()
    expect(await visit(link?.browser, id)).toBeNull()
    await testDatabase.setClockOffset(92 * day)
    await purgeBackend(desk.database)
    expect((await desk.database.pool.query('SELECT FROM backend.order_links')).rowCount).toBe(0)
  })

  const mailedCode = async () => {
    await desk.jobs.drain()
    return /^(\d{6}) is your code for order #1001$/.exec(desk.sent.at(-1)?.subject ?? '')?.[1] ?? ''
  }

  it('shows addresses for an hour, then only after a mailed code was typed', async () => {
    const id = await place()
    const browser = (await opened())?.browser ?? ''
    await testDatabase.setClockOffset(hour + 60_000)
    expect(await visit(browser, id)).toMatchObject({ showsAddresses: false })
    expect(await desk.orderLinks.sendCode(browser, id, 'en')).toBe('sent')
    const code = await mailedCode()
    expect(desk.sent.at(-1)?.to).toBe('guest@example.com')
    for (const wrong of ['', 'guest@example.com', code === '000000' ? '000001' : '000000'])
      expect(await desk.orderLinks.confirm(browser, id, wrong)).toBe('wrong')
    expect(await visit(browser, id)).toMatchObject({ showsAddresses: false, mayChange: false })
    expect(await desk.orderLinks.confirm(browser, id, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('confirmed')
    expect(await visit(browser, id)).toMatchObject({ showsAddresses: true, mayChange: true })
    await testDatabase.setClockOffset(2 * hour + 120_000)
    expect(await visit(browser, id)).toMatchObject({ showsAddresses: false, mayChange: false })
    const tries = await Promise.all(Array.from({ length: 12 }, () => desk.orderLinks.confirm(browser, id, '123456')))
    expect(tries).toContain('too-often')
  })

  it('that was forwarded changes nothing in another browser, not even with the code of the first', async () => {
    const id = await place()
    await ask()
    const token = await mailedToken()
    const buyer = (await desk.orderLinks.open(token, undefined))?.browser ?? ''
    const friend = (await desk.orderLinks.open(token, undefined))?.browser ?? ''
    expect(await visit(friend, id)).toMatchObject({ showsAddresses: true, mayChange: false })
    await desk.orderLinks.sendCode(buyer, id, 'en')
    const code = await mailedCode()
    expect(await desk.orderLinks.confirm(friend, id, code)).toBe('wrong')
    expect(await desk.orderLinks.confirm(buyer, id, code)).toBe('confirmed')
    expect(await visit(buyer, id)).toMatchObject({ mayChange: true })
    expect(await visit(friend, id)).toMatchObject({ mayChange: false })
  })

  it('has codes that are over after 20 minutes, and are not mailed without end', async () => {
    const id = await place()
    const browser = (await opened())?.browser ?? ''
    await desk.orderLinks.sendCode(browser, id, 'en')
    const code = await mailedCode()
    await testDatabase.setClockOffset(21 * 60_000)
    expect(await desk.orderLinks.confirm(browser, id, code)).toBe('wrong')
    const sent = []
    for (let times = 0; times < 6; times += 1) sent.push(await desk.orderLinks.sendCode(browser, id, 'en'))
    expect(sent).toContain('too-often')
    expect(await desk.orderLinks.sendCode('x'.repeat(43), id, 'en')).toBe('wrong')
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
    const browser = (await desk.orderLinks.open(token, undefined))?.browser ?? ''
    const { rows } = await desk.database.pool.query('SELECT * FROM backend.order_links, backend.order_link_visits')
    for (const secret of [token, browser]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is mailed once, wherever its job dies', async () => {
    await place()
    for (const name of ['before-order-link-mail', 'after-order-link-mail'] as const) {
      failpointActions[name] = { do: 'throw' }
      await ask()
      await desk.jobs.drain()
      delete failpointActions[name]
      await desk.jobs.drain({ alsoLater: true })
    }
    expect(desk.sent).toHaveLength(2)
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
