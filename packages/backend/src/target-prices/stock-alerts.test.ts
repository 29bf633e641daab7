import { markets } from '@dvaput/domain/markets/markets'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeSyncedProduct } from '../../../../tests/support/catalogue/synced-product.ts'
import { laptop, laptopGid, soldOut, useTargetPrices } from '../../../../tests/support/catalogue/test-target-prices.ts'
import { purgeBackend } from '../../../../tests/support/databases/purges.ts'

const shop = useTargetPrices()
const { write, send, arrived, rows: alerts } = shop
const post = (body: object) => send('/back-in-stock', 'POST', body)

/** Somebody else in every test: wishes are counted by address. */
let wish = { handle: 'product-7', email: '' }
beforeEach(() => {
  wish = { handle: 'product-7', email: `Amra${shop.count()}@Example.com ` }
})

describe('somebody who waits', () => {
  it('is notified once, in their language, when it can be bought again', async () => {
    await write(laptop(soldOut))
    expect((await post({ ...wish, variantId: laptopGid })).status).toBe(202)
    await write(laptop({ ...soldOut, priceMinor: 9_000 }))
    await shop.jobs.drain()
    expect(await arrived()).toEqual([])

    await write(laptop())
    await shop.jobs.drain()
    await write(laptop({ stock: 2 }))
    await write(laptop(soldOut))
    await write(laptop())
    await shop.jobs.drain()
    const [mail, ...others] = await arrived()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: ['amra1@example.com'], subject: 'Back in stock: ThinkPad T480' })
    expect(mail?.text).toContain('https://dvaput.example/product/product-7?lang=en')
  })

  it('is notified of any variant, unless one was named', async () => {
    const [small] = laptop().variants
    const large = { ...(small as NonNullable<typeof small>), gid: 'gid://shopify/ProductVariant/8' }
    const none = (variant: typeof large) => ({ ...variant, available: false, quantity: 0 })
    const two = (first: typeof large, second: typeof large) =>
      laptop({ variants: [first, second], available: first.available || second.available })
    await write(two(none(large), none({ ...large, gid: laptopGid })))
    await post({ ...wish, email: 'any@example.com' })
    await post({ ...wish, email: 'other@example.com', variantId: laptopGid })
    await write(two(large, none({ ...large, gid: laptopGid })))
    await shop.jobs.drain()
    expect((await arrived()).map(({ to }) => to)).toEqual([['any@example.com']])
  })

  it('is not notified of what was sold again before the email was written', async () => {
    await write(laptop(soldOut))
    await post(wish)
    await write(laptop())
    await write(laptop(soldOut))
    await shop.jobs.drain()
    expect(await arrived()).toEqual([])
    expect(await alerts()).toMatchObject([{ mailed_at: null }])
  })

  it('is notified within the hour if nobody saw the request when the product came back', async () => {
    await write(laptop())
    await post(wish)
    await shop.jobs.drain()
    expect(await arrived()).toEqual([])
    await shop.targetPrices.sendMissed()
    await shop.jobs.drain()
    expect(await arrived()).toHaveLength(1)
  })

  it('may subscribe again after being notified, and is notified again', async () => {
    await write(laptop(soldOut))
    await post(wish)
    await write(laptop())
    await shop.jobs.drain()
    await write(laptop(soldOut))
    await post(wish)
    await write(laptop())
    await shop.jobs.drain()
    expect(await arrived()).toHaveLength(2)
    expect(await alerts()).toHaveLength(1)
  })

  it('waits for the days of the market profile and not longer', async () => {
    await write(laptop(soldOut))
    await post(wish)
    const day = 24 * 60 * 60 * 1000
    const { to: days, unit } = markets.ba.figures.stockAlertStorage
    expect(unit).toBe('days')
    await shop.testDatabase.setClockOffset((days - 1) * day)
    await purgeBackend(shop.database)
    expect(await alerts()).toHaveLength(1)
    await shop.testDatabase.setClockOffset(days * day)
    await purgeBackend(shop.database)
    expect(await alerts()).toEqual([])
  })
})

describe('the response', () => {
  it('is the same for an address that waits already, and leaves one wish', async () => {
    await write(laptop(soldOut))
    const responses = await Promise.all(Array.from({ length: 5 }, () => post(wish)))
    for (const response of responses) {
      expect(response.status).toBe(202)
      expect(await response.json()).toEqual({ success: true })
    }
    expect(await alerts()).toHaveLength(1)
  })

  it('is the same for an email that subscribes too often, which waits for no more', async () => {
    const products = Array.from({ length: 12 }, (_, at) => makeSyncedProduct(100 + at, `Laptop ${at}`, soldOut))
    await write(...products)
    for (const { handle } of products) expect((await post({ handle, email: 'often@example.com' })).status).toBe(202)
    expect(await alerts()).toHaveLength(10)
  })

  it('is a refusal for a visitor who subscribes too often, whatever the email', async () => {
    await write(laptop(soldOut))
    for (let number = 0; number < 20; number += 1) await post({ ...wish, email: `one${number}@example.com` })
    const refused = await post({ ...wish, email: 'last@example.com' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    expect(await alerts()).toHaveLength(20)
  })

  it.each([
    ['no address', { handle: 'product-7', email: 'amra' }],
    ['two addresses', { handle: 'product-7', email: 'a@example.com, b@example.com' }],
    ['a NUL', { handle: 'product-7\u0000', email: 'a@example.com' }],
    ['a NUL in the address', { handle: 'product-7', email: 'a\u0000@example.com' }],
    [
      'a strange variant',
      { handle: 'product-7', email: 'a@example.com', variantId: "gid://shopify/ProductVariant/1' OR 1" },
    ],
    ['nothing', {}],
  ])('is 400 for %s', async (_, body) => {
    expect((await post(body)).status).toBe(400)
  })

  it.each([
    ['a product nobody sells', { handle: 'nothing' }],
    ['a variant of another product', { variantId: 'gid://shopify/ProductVariant/999999999999999999' }],
  ])('is 404 for %s', async (_, named) => {
    await write(laptop(soldOut))
    expect((await post({ ...wish, ...named })).status).toBe(404)
    expect(await alerts()).toEqual([])
  })
})

describe('the last link of the mail', () => {
  const stopLink = async () => {
    const text = (await arrived())[0]?.text ?? ''
    return new URL(/https:\S+\/back-in-stock\S+/.exec(text)?.[0] ?? '')
  }

  it('ends all that the email waits for, is stored only as a hash, and harms nobody else', async () => {
    await write(laptop(soldOut), makeSyncedProduct(8, 'EliteBook', soldOut))
    await post(wish)
    await post({ ...wish, handle: 'product-8' })
    await post({ ...wish, handle: 'product-8', email: 'other@example.com' })
    await write(laptop())
    await shop.jobs.drain()
    const link = await stopLink()
    expect(link.searchParams.get('lang')).toBe('en')
    const token = link.searchParams.get('token') ?? ''
    expect(token.length).toBeGreaterThan(30)
    expect(JSON.stringify(await alerts())).not.toContain(token)

    await shop.targetPrices.stop('')
    await shop.targetPrices.stop(`${token}x`)
    expect(await alerts()).toHaveLength(3)
    await shop.targetPrices.stop(token)
    expect(await alerts()).toMatchObject([{ email: 'other@example.com' }])
    await shop.targetPrices.stop(token)
    expect(await alerts()).toHaveLength(1)
  })
})
