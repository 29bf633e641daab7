import { failpointActions } from '@dvaput/database/failpoint'
import type { Locale } from '@dvaput/domain/markets/locale'
import { markets } from '@dvaput/domain/markets/markets'
import { formatProductIdentity } from '@dvaput/domain/products/product-identity'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { useTestCheckout } from '../../../../tests/support/orders/test-checkout.ts'
import { bosnianBuyer } from '../../../../tests/support/platform/checkout-walk.ts'
import type { StartedCheckout } from './start-checkout.ts'

const test = useTestCheckout()
const { opened, isPayable } = test
type Identity = Awaited<ReturnType<typeof test.identityOf>>
let monitor: Identity
let laptop: Identity

const bosnian: Locale = { market: markets.ba, language: 'bcs' }
const english: Locale = { market: markets.ba, language: 'en' }

beforeAll(async () => {
  await test.shop.addProducts('main', [
    productInput('Monitor', { price: 20_000, stock: 50 }),
    productInput('Laptop', { price: 80_000, stock: 3 }),
  ])
  await test.shop.syncAll()
  monitor = await test.identityOf('monitor')
  laptop = await test.identityOf('laptop')
})
beforeEach(() => {
  test.failures.clear()
  test.shop.passTime(31_000)
})

describe('a checkout', () => {
  it('of a cart that was changed is the same one, with what was typed and in the language of now', async () => {
    const first = opened(await test.start({ lines: [{ identity: monitor, quantity: 4 }] }))
    const { browser } = first
    const walk = test.walk('main')
    const token = await walk.open(first.url)
    const buyer = { ...bosnianBuyer, email: `${token}@example.ba` }
    await walk.fillIn(token, { buyer })
    const change = async (lines: Parameters<typeof test.start>[0]['lines'], locale = bosnian) => {
      const { id, url } = opened(await test.start({ lines, browser, locale }))
      expect([id, await walk.open(url)]).toEqual([first.id, token])
      const { location } = await walk.get(new URL(url).pathname + new URL(url).search)
      await walk.get(location ?? '')
      return (await walk.get(`/checkouts/${token}/payment`)).text
    }
    const text = await change([
      { identity: laptop, quantity: 1 },
      { identity: monitor, quantity: 2 },
    ])
    for (const part of [buyer.email, 'Titova 1', 'Laptop', '1.205,00', 'lang="bs"']) expect(text).toContain(part)
    expect(await change([{ identity: laptop, quantity: 2 }], english)).not.toContain('Monitor')
    const { rows } = await test.shop.database.pool.query('SELECT lines FROM backend.checkouts WHERE id = $1', [
      first.id,
    ])
    expect(rows).toEqual([{ lines: [{ product: formatProductIdentity(laptop), quantity: 2 }] }])
    const { text: payment } = await walk.get(`/checkouts/${token}/payment`)
    expect((await walk.place(token, walk.hidden(payment, 'shown'))).status).toBe(303)
    const next = opened(await test.start({ lines: [{ identity: monitor, quantity: 1 }], browser }))
    expect(next.id, 'bought meanwhile').not.toBe(first.id)
    expect(await isPayable(next.url)).toBe(true)
  })

  it('whose cart is gone, or cannot be changed, is a new one with nothing left to pay in the earlier', async () => {
    const { browser, ...first } = opened(await test.start({ lines: [{ identity: monitor, quantity: 4 }] }))
    test.failures.set('CartLinesUpdate', () => new Response('', { status: 503 }))
    const second = opened(await test.start({ lines: [{ identity: monitor, quantity: 5 }], browser }))
    expect(second.id).not.toBe(first.id)
    expect([await isPayable(first.url), await isPayable(second.url)]).toEqual([false, true])
    test.failures.clear()
    await test.shop.platform.database.pool.query('DELETE FROM platform.carts')
    expect(opened(await test.start({ lines: [{ identity: monitor, quantity: 6 }], browser })).id).not.toBe(second.id)
  })

  it('is changed by the next press where the server was killed after the platform had changed the cart', async () => {
    const { browser, id, url } = opened(await test.start({ lines: [{ identity: monitor, quantity: 4 }] }))
    const request = { lines: [{ identity: monitor, quantity: 5 }], browser }
    failpointActions['after-cart-change'] = { do: 'throw', error: new Error('stopped') }
    await expect(test.start(request)).rejects.toThrow('stopped')
    delete failpointActions['after-cart-change']
    await test.shop.database.pool.query(
      `UPDATE backend.checkouts SET state = 'placing', updated_at = app_now() - interval '1 minute' WHERE id = $1`,
      [id],
    )
    const again = opened(await test.start(request))
    expect([again.id, new URL(again.url).pathname]).toEqual([id, new URL(url).pathname])
    expect(await isPayable(again.url)).toBe(true)
  })

  it('is closed where the server was killed while it changed the cart, and another cart was opened at once', async () => {
    const { browser, id, url } = opened(await test.start({ lines: [{ identity: monitor, quantity: 4 }] }))
    const placing = (since: string) =>
      test.shop.database.pool.query(
        `UPDATE backend.checkouts SET state = 'placing', updated_at = app_now() - $2::interval WHERE id = $1`,
        [id, since],
      )
    await placing('1 second')
    const second = opened(await test.start({ lines: [{ identity: monitor, quantity: 5 }], browser }))
    expect([second.id === id, await isPayable(url)], 'the other press may go on').toEqual([false, true])
    await placing('1 minute')
    await test.jobs.drain({ alsoLater: true })
    expect([await isPayable(url), await isPayable(second.url)]).toEqual([false, true])
  })

  it('keeps the products of one of two carts that were pressed at one moment', async () => {
    const pressed = async (browser: string, quantities: readonly number[]) => {
      const started = await Promise.all(
        quantities.map((quantity) => test.start({ lines: [{ identity: monitor, quantity }], browser })),
      )
      const payable: boolean[] = []
      for (const each of started) payable.push(await isPayable(opened(each).url))
      return payable.filter(Boolean)
    }
    expect(await pressed('f'.repeat(43), [1, 2, 3])).toHaveLength(1)
    // The second is open before the first, which the platform keeps waiting.
    const browser = 'i'.repeat(43)
    const second: StartedCheckout[] = []
    let waits = true
    failpointActions['after-cart-create'] = {
      do: 'call',
      callback: async () => {
        if (!waits) return
        waits = false
        second.push(await test.start({ lines: [{ identity: monitor, quantity: 2 }], browser }))
      },
    }
    const first = opened(await test.start({ lines: [{ identity: monitor, quantity: 1 }], browser }))
    const payable: boolean[] = []
    // One after the other: each waits for the jobs that it finds.
    for (const url of [first.url, ...second.map((each) => opened(each).url)]) payable.push(await isPayable(url))
    expect(payable).toEqual([true, false])
  })

  it('that was replaced is emptied as soon as the platform responds again', async () => {
    const { url: earlier, browser } = opened(await test.start({ lines: [{ identity: monitor, quantity: 11 }] }))
    for (const name of ['CartLinesRemove', 'CartLinesUpdate'])
      test.failures.set(name, () => new Response('', { status: 503 }))
    opened(await test.start({ lines: [{ identity: monitor, quantity: 12 }], browser }))
    expect(await isPayable(earlier)).toBe(true)
    test.failures.clear()
    await test.jobs.drain({ alsoLater: true })
    expect(await isPayable(earlier)).toBe(false)
  })
})

describe('where the carts of the shop fail', () => {
  const broken = () => new Response('', { status: 503 })
  const denied = () => Response.json({ errors: [{ message: 'Denied' }] }, { status: 403 })

  it.each([broken, denied])('a draft order is paid instead, and carries our id', async (failure) => {
    test.failures.set('CartCreate', failure)
    const { person, email } = await test.logIn('password')
    const { id, url } = opened(await test.start({ person, lines: [{ identity: monitor, quantity: 2 }] }))
    expect(new URL(url).pathname).toMatch(/^\/invoices\//)
    expect((await test.readForm(url)).email).toBe(email)
    const { rows } = await test.shop.database.pool.query(
      `SELECT state, cart_id, draft_orders.attributes FROM backend.checkouts JOIN platform.draft_orders
       ON draft_id = 'gid://shopify/DraftOrder/' || draft_orders.id WHERE checkouts.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ state: 'open', cart_id: null, attributes: [{ key: '_checkout', value: id }] }])
  })

  const countDrafts = async () => {
    const { rows } = await test.shop.database.pool.query('SELECT count(*)::int FROM platform.draft_orders')
    return rows[0].count
  }

  it('the same cart leads to the same invoice, at the price of now, and from there back to us', async () => {
    test.failures.set('CartCreate', broken)
    const lines = [{ identity: monitor, quantity: 6 }]
    const first = opened(await test.start({ lines }))
    const before = await countDrafts()
    expect(opened(await test.start({ lines, browser: first.browser }))).toEqual(first)
    expect(await countDrafts()).toBe(before)
    const success = `http://localhost:3000/checkout/success?checkout=${first.id}`
    expect(new URL(first.url).searchParams.get('return_to')).toBe(success)
    const setPrice = (price: number) =>
      test.shop.database.pool.query(
        `UPDATE platform.product_variants SET price = $1 WHERE 'gid://shopify/ProductVariant/' || id = $2`,
        [price, monitor.variantId],
      )
    await setPrice(21_000)
    opened(await test.start({ lines, browser: first.browser }))
    await setPrice(20_000)
    const walk = test.walk('main')
    const token = await walk.open(first.url)
    const { text } = await walk.fillIn(token)
    expect(text).toContain('1.260,00')
    expect(await walk.place(token, walk.hidden(text, 'shown'))).toMatchObject({ status: 303 })
    expect(opened(await test.start({ lines, browser: first.browser })).url, 'bought meanwhile').toBe(success)
  })

  it('a changed cart leaves nothing to pay in the earlier invoice', async () => {
    test.failures.set('CartCreate', broken)
    const first = opened(await test.start({ lines: [{ identity: monitor, quantity: 7 }] }))
    expect(await isPayable(first.url)).toBe(true)
    const { browser } = first
    const second = opened(await test.start({ lines: [{ identity: monitor, quantity: 8 }], browser }))
    expect([await isPayable(first.url), await isPayable(second.url)]).toEqual([false, true])
    test.failures.clear()
    const third = opened(await test.start({ lines: [{ identity: monitor, quantity: 9 }], browser }))
    expect([await isPayable(second.url), await isPayable(third.url)]).toEqual([false, true])
  })

  it('and draft orders as well, the shopper is told what the platform said [ERR-24]', async () => {
    test.failures.set('CartCreate', broken)
    test.failures.set('AdminCheckout', () => Response.json({ errors: [{ message: 'Shop is locked' }] }))
    const failed = await test.start({ lines: [{ identity: monitor, quantity: 2 }], browser: 'e'.repeat(43) })
    expect(failed).toEqual({ ok: false, refusal: { code: 'checkout-failed', params: { message: 'Shop is locked' } } })
    test.failures.set('AdminCheckout', broken)
    const again = await test.start({ lines: [{ identity: monitor, quantity: 2 }], browser: 'e'.repeat(43) })
    expect(again).toEqual({ ok: false, refusal: { code: 'checkout-failed', params: { message: 'HTTP 503' } } })
    test.failures.clear()
    opened(await test.start({ lines: [{ identity: monitor, quantity: 2 }], browser: 'e'.repeat(43) }))
  })
})
