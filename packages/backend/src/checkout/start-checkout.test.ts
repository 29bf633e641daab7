import type { AddressValues } from '@dvaput/domain/address/address-form'
import { markets } from '@dvaput/domain/markets/markets'
import { adjustStock } from '@dvaput/platform/stock/stock'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput } from '../../../../tests/support/test-catalogue.ts'
import { useTestCheckout } from '../../../../tests/support/test-checkout.ts'
import type { StartedCheckout } from './start-checkout.ts'

const test = useTestCheckout()
type Identity = Awaited<ReturnType<typeof test.identityOf>>
let monitor: Identity
let laptop: Identity
let dock: Identity
let telephone: Identity

const cl = { market: markets.cl, language: 'es' } as const

beforeAll(async () => {
  await test.shop.addProducts('main', [
    productInput('Monitor', { price: 20_000, stock: 50 }),
    productInput('Laptop', { price: 80_000, stock: 3 }),
    productInput('Dok', { stock: 0 }),
  ])
  await test.shop.addProducts('retail', [productInput('Teléfono', { price: 99_990, stock: 50 })])
  await test.shop.syncAll()
  monitor = await test.identityOf('monitor')
  laptop = await test.identityOf('laptop')
  dock = await test.identityOf('dok')
  telephone = await test.identityOf('telefono')
})
beforeEach(() => {
  test.failures.clear()
  for (const name of Object.keys(test.actions)) Reflect.deleteProperty(test.actions, name)
  test.shop.passTime(31_000)
  test.requests.length = 0
})

const opened = (started: StartedCheckout) => {
  if (!started.ok) throw new Error(`refused: ${started.refusal.code}`)
  return started.value
}
const refusal = (code: string) => ({ ok: false, refusal: expect.objectContaining({ code }) })

/** What the form of the first step is filled in with. */
const readForm = async (url: string, shop: 'main' | 'retail' = 'main') => {
  const walk = test.walk(shop)
  const token = await walk.open(url)
  const { text } = await walk.get(`/checkouts/${token}/information`)
  const typed = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? ''
  return { email: typed('email'), firstName: typed('firstName'), address1: typed('address1') }
}

const isPayable = async (url: string) => {
  await test.jobs.drain()
  const walk = test.walk('main')
  const { text } = await walk.get(`/checkouts/${await walk.open(url)}/information`)
  return /name="email"/.test(text)
}

const sarajevo: AddressValues = {
  ...{ firstName: 'Amra', lastName: 'Hodžić', company: '', address1: 'Ferhadija 1', address2: '' },
  ...{ city: 'Sarajevo', province: '09', zip: '71000', country: 'BA', phone: '061 234 567' },
}

describe('a checkout', () => {
  it('is the platform’s, with our id and the way back [SF-16] [CART-22]', async () => {
    const { id, url } = opened(await test.start({ lines: [{ identity: monitor, quantity: 2 }] }))
    const target = new URL(url)
    expect(target.origin).toBe('http://main.localhost:3000')
    expect(target.searchParams.get('return_to')).toBe(`http://localhost:3000/checkout/success?checkout=${id}`)
    const { rows } = await test.shop.database.pool.query(
      `SELECT carts.attributes, language, quantity FROM platform.carts JOIN platform.cart_lines ON cart_token = token
       WHERE token = $1`,
      [target.pathname.split('/').at(-1)],
    )
    expect(rows).toEqual([{ attributes: [{ key: '_checkout', value: id }], language: 'en', quantity: 2 }])
  })

  it('of Chile is at the shop that lists its products', async () => {
    const { url } = opened(await test.start({ locale: cl, lines: [{ identity: telephone, quantity: 1 }] }))
    expect(new URL(url).origin).toBe('http://retail.localhost:3000')
    expect(new URL(url).searchParams.get('return_to')).toMatch(/^http:\/\/cl\.localhost:3000\/checkout\/success/)
  })

  it('is the same for the same cart of the same browser, pressed twice or at once', async () => {
    const lines = [
      { identity: monitor, quantity: 1 },
      { identity: laptop, quantity: 1 },
    ]
    const { id, url, browser } = opened(await test.start({ lines }))
    const again = await Promise.all(
      [lines, lines.toReversed()].map((pressed) => test.start({ lines: pressed, browser })),
    )
    expect(again.map(opened)).toEqual([
      { id, url, browser },
      { id, url, browser },
    ])
    const fresh = 'a'.repeat(43)
    test.requests.length = 0
    const atOnce = await Promise.all([1, 2, 3].map(() => test.start({ lines, browser: fresh })))
    expect(new Set(atOnce.map((started) => opened(started).url)).size).toBe(1)
    expect(test.requests.filter((operation) => operation === 'CartCreate')).toHaveLength(1)
  })

  it('is another for another quantity, language or browser', async () => {
    const { browser, ...first } = opened(await test.start({ lines: [{ identity: monitor, quantity: 1 }] }))
    const others = await Promise.all([
      test.start({ lines: [{ identity: monitor, quantity: 2 }], browser }),
      test.start({
        lines: [{ identity: monitor, quantity: 1 }],
        browser,
        locale: { market: markets.ba, language: 'bcs' },
      }),
      test.start({ lines: [{ identity: monitor, quantity: 1 }] }),
    ])
    expect(new Set([first, ...others.map(opened)].map(({ id }) => id)).size).toBe(4)
  })

  it('of a cart that was changed leaves nothing to pay in the earlier one', async () => {
    const { url: earlier, browser } = opened(await test.start({ lines: [{ identity: monitor, quantity: 4 }] }))
    const stranger = opened(await test.start({ lines: [{ identity: monitor, quantity: 4 }] }))
    expect(await isPayable(earlier)).toBe(true)
    const { url: later } = opened(await test.start({ lines: [{ identity: monitor, quantity: 5 }], browser }))
    expect(await isPayable(earlier)).toBe(false)
    expect([await isPayable(later), await isPayable(stranger.url)]).toEqual([true, true])
    const back = opened(await test.start({ lines: [{ identity: monitor, quantity: 4 }], browser }))
    expect([await isPayable(back.url), await isPayable(later)]).toEqual([true, false])
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
    for (const browser of ['f', 'g', 'h']) expect(await pressed(browser.repeat(43), [1, 2, 3])).toHaveLength(1)
    // The second is open before the first, which the platform keeps waiting.
    const browser = 'i'.repeat(43)
    const second: StartedCheckout[] = []
    let waits = true
    test.actions['after-cart-create'] = {
      do: 'call',
      callback: async () => {
        if (!waits) return
        waits = false
        second.push(await test.start({ lines: [{ identity: monitor, quantity: 2 }], browser }))
      },
    }
    const first = opened(await test.start({ lines: [{ identity: monitor, quantity: 1 }], browser }))
    expect(await Promise.all([first.url, ...second.map((each) => opened(each).url)].map(isPayable))).toEqual([
      true,
      false,
    ])
  })

  it('that was replaced is emptied as soon as the platform responds again', async () => {
    const { url: earlier, browser } = opened(await test.start({ lines: [{ identity: monitor, quantity: 11 }] }))
    test.failures.set('CartLinesRemove', () => new Response('', { status: 503 }))
    opened(await test.start({ lines: [{ identity: monitor, quantity: 12 }], browser }))
    expect(await isPayable(earlier)).toBe(true)
    test.failures.clear()
    await test.jobs.drain({ alsoLater: true })
    expect(await isPayable(earlier)).toBe(false)
  })

  it('is finished by the next press where the server was killed half-way', async () => {
    for (const name of ['after-checkout-row', 'after-cart-create'] as const) {
      const request = { lines: [{ identity: monitor, quantity: 3 }], browser: `${name}-`.padEnd(43, 'b') }
      test.actions[name] = { do: 'throw', error: new Error(`stopped ${name}`) }
      await expect(test.start(request)).rejects.toThrow(`stopped ${name}`)
      Reflect.deleteProperty(test.actions, name)
      // A process that is killed closes nothing.
      const { rows: left } = await test.shop.database.pool.query<{ id: string }>(
        `UPDATE backend.checkouts SET state = 'placing', updated_at = app_now() - interval '1 minute'
         WHERE state = 'closed' AND id = (SELECT id FROM backend.checkouts ORDER BY created_at DESC LIMIT 1) RETURNING id`,
      )
      const { id, url } = opened(await test.start(request))
      expect([{ id }], name).toEqual(left)
      expect((await test.walk('main').open(url)).length, name).toBe(40)
    }
  })

  it('is a new one where the platform has forgotten the cart', async () => {
    const request = { lines: [{ identity: monitor, quantity: 4 }] }
    const { browser, id } = opened(await test.start(request))
    await test.shop.platform.database.pool.query('DELETE FROM platform.carts')
    expect(opened(await test.start({ ...request, browser })).id).not.toBe(id)
  })
})

describe('a cart is refused', () => {
  it('with something that is out of stock [CART-08]', async () => {
    const lines = [
      { identity: monitor, quantity: 1 },
      { identity: dock, quantity: 1 },
    ]
    expect(await test.start({ lines })).toEqual(refusal('cart-out-of-stock'))
  })

  it('with both kinds of products [CART-18] [CART-19]', async () => {
    const imported = { identity: { kind: 'international', eraId: 'ERA-1' } as const, quantity: 1 }
    expect(await test.start({ lines: [{ identity: monitor, quantity: 1 }, imported] })).toEqual(refusal('cart-mixed'))
    expect(await test.start({ lines: [imported] })).toEqual(refusal('cart-without-local'))
  })

  it.each([
    ['nothing in it', () => [], 'cart-empty'],
    ['a product of the other market', () => [{ identity: telephone, quantity: 1 }], 'cart-out-of-stock'],
    ['more than there is', () => [{ identity: laptop, quantity: 4 }], 'cart-changed'],
    [
      'more than there is on two lines',
      () => [
        { identity: laptop, quantity: 2 },
        { identity: laptop, quantity: 2 },
      ],
      'cart-changed',
    ],
    [
      'a price that has changed',
      () => [{ identity: monitor, quantity: 1, shown: { minor: 19_900, currency: 'BAM' } as const }],
      'cart-changed',
    ],
  ])('with %s', async (_, lines, code) => {
    expect(await test.start({ lines: lines() })).toEqual(refusal(code))
    expect(test.requests).not.toContain('CartCreate')
  })

  it('whose stock went between the check and the platform’s answer', async () => {
    const variantId = Number(laptop.variantId.split('/').at(-1))
    const take = (delta: number) =>
      test.shop.platform.database.inTransaction((tx) => adjustStock(tx, { variantId, delta, reference: 'test' }))
    test.actions['after-checkout-row'] = { do: 'call', callback: async () => void (await take(-2)) }
    expect(await test.start({ lines: [{ identity: laptop, quantity: 3 }] })).toEqual(refusal('cart-changed'))
    await take(2)
  })

  it('after ten presses in a minute', async () => {
    const request = { lines: [], browser: 'c'.repeat(43) }
    for (let press = 0; press < 10; press += 1) expect(await test.start(request)).toEqual(refusal('cart-empty'))
    expect(await test.start(request)).toEqual(refusal('too-many-requests'))
  })
})

describe('the form of the checkout is filled in', () => {
  const lines = () => [{ identity: monitor, quantity: 1 }]

  it.each(['password', 'link', 'passkey'] as const)('for a session of kind %s', async (kind) => {
    const { person, email, account } = await test.logIn(kind)
    const named = await readForm(opened(await test.start({ person, lines: lines() })).url)
    expect(named).toEqual({ email, firstName: 'Amra', address1: '' })
    const { province, country, ...rest } = sarajevo
    const made = await account.createAddress({ ...rest, province, country, phone: '+38761234567' })
    if (made.ok) await account.setDefaultAddress(made.value.id)
    const filled = await readForm(opened(await test.start({ person, lines: lines() })).url)
    expect(filled).toEqual({ email, firstName: 'Amra', address1: 'Ferhadija 1' })
  })

  it('at the shop of Chile, where nobody has an account', async () => {
    const { person, email } = await test.logIn('password')
    const { url } = opened(await test.start({ person, locale: cl, lines: [{ identity: telephone, quantity: 1 }] }))
    expect(await readForm(url, 'retail')).toEqual({ email, firstName: 'Amra', address1: '' })
  })

  it('with the address that the browser hands over for an external account, and for no other', async () => {
    const external = await test.logIn('external')
    const handedOver = opened(await test.start({ person: external.person, lines: lines(), address: sarajevo }))
    expect(await readForm(handedOver.url)).toEqual({
      email: external.email,
      firstName: 'Amra',
      address1: 'Ferhadija 1',
    })
    const wrong = { ...sarajevo, zip: '7' }
    const again = opened(
      await test.start({ person: external.person, lines: lines(), address: wrong, browser: 'd'.repeat(43) }),
    )
    expect(await readForm(again.url)).toEqual({ email: external.email, firstName: 'Amra', address1: '' })
    const { person } = await test.logIn('link')
    const ignored = opened(await test.start({ person, lines: lines(), address: sarajevo }))
    expect((await readForm(ignored.url)).address1).toBe('')
  })

  it('with nothing for somebody who is not signed in', async () => {
    const { url } = opened(await test.start({ lines: lines(), address: sarajevo }))
    expect(await readForm(url)).toEqual({ email: '', firstName: '', address1: '' })
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
    expect((await readForm(url)).email).toBe(email)
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

  it('only because of what the customer has filled in, the form is empty', async () => {
    let refusals = 0
    test.failures.set('CartCreate', () => {
      refusals += 1
      test.failures.clear()
      const userErrors = [{ code: 'INVALID', field: ['input'], message: 'Phone is invalid' }]
      return Response.json({ data: { cartCreate: { cart: null, userErrors } } })
    })
    const { person } = await test.logIn('link')
    const { url } = opened(await test.start({ person, lines: [{ identity: monitor, quantity: 2 }] }))
    expect(refusals).toBe(1)
    expect((await readForm(url)).email).toBe('')
  })
})
