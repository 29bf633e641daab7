import { failpointActions } from '@dvaput/database/failpoint'
import type { AddressValues } from '@dvaput/domain/address/address-form'
import { markets } from '@dvaput/domain/markets/markets'
import { adjustStock } from '@dvaput/platform/stock/stock'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { useTestCheckout } from '../../../../tests/support/orders/test-checkout.ts'

const test = useTestCheckout()
const { opened, isPayable } = test
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
  test.shop.passTime(31_000)
  test.requests.length = 0
})

const refusal = (code: string) => ({ ok: false, refusal: expect.objectContaining({ code }) })

const sarajevo: AddressValues = {
  ...{ firstName: 'Amra', lastName: 'Hodžić', company: '', address1: 'Ferhadija 1', address2: '' },
  ...{ city: 'Sarajevo', province: '09', zip: '71000', country: 'BA', phone: '061 234 567' },
}

describe('a checkout', () => {
  it('is the platform’s, with our id and the way back [SF-16]', async () => {
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

  describe('with a discount code', () => {
    beforeAll(() =>
      test.shop.database.pool.query(
        `INSERT INTO platform.discounts (shop_id, code, title, kind, value)
         SELECT id, 'JESEN', 'Jesen', 'percentage', 1000 FROM platform.shops WHERE handle = 'main'`,
      ),
    )
    const codesAt = async (url: string) => {
      const { rows } = await test.shop.database.pool.query(
        'SELECT discount_codes AS codes FROM platform.carts WHERE token = $1',
        [new URL(url).pathname.split('/').at(-1)],
      )
      return rows[0]?.codes
    }
    const lines = () => [{ identity: monitor, quantity: 1 }]

    it('takes it along, however it is written', async () => {
      expect(await codesAt(opened(await test.start({ lines: lines(), discountCode: ' jesen ' })).url)).toEqual([
        'jesen',
      ])
    })

    it('takes it along into a checkout that is open already', async () => {
      const { url, browser } = opened(await test.start({ lines: lines() }))
      const again = opened(await test.start({ lines: lines(), browser, discountCode: 'JESEN' }))
      expect(new URL(again.url).pathname).toBe(new URL(url).pathname)
      expect(await codesAt(again.url)).toEqual(['JESEN'])
    })

    it('is refused where the code takes nothing off, and goes on without it', async () => {
      const refused = await test.start({ lines: lines(), discountCode: 'NEMA' })
      expect(refused).toEqual({
        ok: false,
        refusal: { code: 'discount-code-refused', params: { typed: 'NEMA' } },
      })
      expect(await codesAt(opened(await test.start({ lines: lines() })).url)).toEqual([])
    })

    it('that is wrong leaves a checkout open that was, with what was typed there', async () => {
      const { url, browser } = opened(await test.start({ lines: lines() }))
      const more = [{ identity: monitor, quantity: 2 }]
      for (const discountCode of ['NEMA', 'NEMA', 'OPET NEMA'])
        expect(await test.start({ lines: more, browser, discountCode })).toMatchObject({
          refusal: { code: 'discount-code-refused', params: { typed: discountCode } },
        })
      expect(await codesAt(url)).toEqual([])
      const again = opened(await test.start({ lines: more, browser }))
      expect(new URL(again.url).pathname).toBe(new URL(url).pathname)
      const right = opened(await test.start({ lines: more, browser, discountCode: 'JESEN' }))
      expect(new URL(right.url).pathname).toBe(new URL(url).pathname)
      expect(await codesAt(right.url)).toEqual(['JESEN'])
    })
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

  it('is another for another browser or customer', async () => {
    const lines = [{ identity: monitor, quantity: 1 }]
    const { browser, url, ...first } = opened(await test.start({ lines }))
    const { person } = await test.logIn('link')
    const others = [await test.start({ lines }), await test.start({ lines, browser, person })]
    expect(new Set([first, ...others.map(opened)].map(({ id }) => id)).size).toBe(3)
    const payable: boolean[] = []
    for (const each of [url, ...others.map((started) => opened(started).url)]) payable.push(await isPayable(each))
    expect(payable, 'nothing is left to pay in the earlier one of this browser').toEqual([false, true, true])
  })

  it('is finished by the next press where the server was killed half-way', async () => {
    for (const name of ['after-checkout-row', 'after-cart-create'] as const) {
      const request = { lines: [{ identity: monitor, quantity: 3 }], browser: `${name}-`.padEnd(43, 'b') }
      failpointActions[name] = { do: 'throw', error: new Error(`stopped ${name}`) }
      await expect(test.start(request)).rejects.toThrow(`stopped ${name}`)
      delete failpointActions[name]
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
    expect(await test.start({ lines })).toMatchObject(refusal('cart-out-of-stock'))
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
    expect(await test.start({ lines: lines() })).toMatchObject(refusal(code))
    expect(test.requests).not.toContain('CartCreate')
  })

  it('whose stock went between the check and the platform’s answer', async () => {
    const variantId = Number(laptop.variantId.split('/').at(-1))
    const take = (delta: number) =>
      test.shop.platform.database.inTransaction((tx) => adjustStock(tx, { variantId, delta, reference: 'test' }))
    failpointActions['after-checkout-row'] = { do: 'call', callback: async () => void (await take(-2)) }
    expect(await test.start({ lines: [{ identity: laptop, quantity: 3 }] })).toMatchObject(refusal('cart-changed'))
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
    const named = await test.readForm(opened(await test.start({ person, lines: lines() })).url)
    expect(named).toEqual({ email, firstName: 'Amra', address1: '' })
    const { province, country, ...rest } = sarajevo
    const made = await account.createAddress({ ...rest, province, country, phone: '+38761234567' })
    if (made.ok) await account.setDefaultAddress(made.value.id)
    const filled = await test.readForm(opened(await test.start({ person, lines: lines() })).url)
    expect(filled).toEqual({ email, firstName: 'Amra', address1: 'Ferhadija 1' })
  })

  it.each([
    ['password', '+38761765430'],
    ['link', '+38761765431'],
    ['passkey', '+38761765432'],
  ] as const)('with the phone of the profile for a session of kind %s', async (kind, phone) => {
    const { person, account } = await test.logIn(kind)
    await account.update({ firstName: 'Amra', lastName: 'Hodžić', phone })
    const atHome = opened(await test.start({ person, lines: lines() }))
    expect(await test.readField(atHome.url, 'phone')).toBe(phone)
    const elsewhere = opened(await test.start({ person, locale: cl, lines: [{ identity: telephone, quantity: 1 }] }))
    expect(await test.readField(elsewhere.url, 'phone', 'retail')).toBe(phone)
  })

  it('at the shop of Chile, where nobody has an account', async () => {
    const { person, email } = await test.logIn('password')
    const { url } = opened(await test.start({ person, locale: cl, lines: [{ identity: telephone, quantity: 1 }] }))
    expect(await test.readForm(url, 'retail')).toEqual({ email, firstName: 'Amra', address1: '' })
  })

  it('with the address that the browser hands over for an external account, and for no other', async () => {
    const external = await test.logIn('external')
    const handedOver = opened(await test.start({ person: external.person, lines: lines(), address: sarajevo }))
    expect(await test.readForm(handedOver.url)).toEqual({
      email: external.email,
      firstName: 'Amra',
      address1: 'Ferhadija 1',
    })
    const wrong = { ...sarajevo, zip: '7' }
    const again = opened(
      await test.start({ person: external.person, lines: lines(), address: wrong, browser: 'd'.repeat(43) }),
    )
    expect(await test.readForm(again.url)).toEqual({ email: external.email, firstName: 'Amra', address1: '' })
    const { person } = await test.logIn('link')
    const ignored = opened(await test.start({ person, lines: lines(), address: sarajevo }))
    expect((await test.readForm(ignored.url)).address1).toBe('')
  })

  it('with nothing for somebody who is not signed in', async () => {
    const { url } = opened(await test.start({ lines: lines(), address: sarajevo }))
    expect(await test.readForm(url)).toEqual({ email: '', firstName: '', address1: '' })
  })

  it('with nothing where the shop refuses what the customer has filled in', async () => {
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
    expect((await test.readForm(url)).email).toBe('')
  })
})
