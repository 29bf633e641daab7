import { markets } from '@dvaput/domain/markets/markets'
import { beforeEach, describe, expect, it } from 'vitest'
import { laptop, laptopGid, soldOut, useTargetPrices } from '../../../../tests/support/catalogue/test-target-prices.ts'
import { addImported } from '../../../../tests/support/imported/add-imported.ts'
import type { Customer } from '../customers/customers.schema.ts'
import { readDemand } from './read-demand.ts'

const shop = useTargetPrices()
const { write, send, arrived, rows: alerts } = shop

describe('a customer with a price in mind', () => {
  const amra = { id: 'gid://shopify/Customer/1', email: 'amra@example.com', isVerified: true } as Customer
  const owned = `local:main:${laptopGid.split('/').at(-1)}`
  const keep = (amount: number | null, product = owned) => send('/target-prices', 'POST', { product, amount })
  const watched = () => shop.targetPrices.listWatched(amra, { market: markets.ba, language: 'en' })
  const priced = (priceMinor: number) => {
    const [variant] = laptop().variants
    return laptop({ priceMinor, variants: [{ ...(variant as NonNullable<typeof variant>), priceMinor }] })
  }
  beforeEach(() => {
    shop.logIn(amra)
  })

  it('is told once when it costs that much or less, and not before', async () => {
    await write(priced(50_000))
    expect((await keep(400)).status).toBe(202)
    await write(priced(40_001))
    await shop.jobs.drain()
    expect(await arrived()).toEqual([])
    expect(await watched()).toMatchObject([
      { title: 'ThinkPad T480', target: { minor: 40_000, currency: 'BAM' }, price: { minor: 40_001 }, reachedAt: null },
    ])

    await write(priced(39_900))
    await shop.jobs.drain()
    await write(priced(35_000))
    await shop.jobs.drain()
    const mails = await arrived()
    expect(mails.map(({ subject }) => subject)).toEqual(['Now 399.00 KM: ThinkPad T480'])
    expect(await watched()).toMatchObject([{ reachedAt: expect.any(String) }])
  })

  it('is told when it is back at that price, and not when it is back at more', async () => {
    await write(laptop({ ...soldOut, priceMinor: 50_000 }))
    expect((await keep(400)).status).toBe(202)
    await write(priced(50_000))
    await shop.jobs.drain()
    expect(await arrived()).toEqual([])
    await write(priced(40_000))
    await shop.jobs.drain()
    expect(await arrived()).toHaveLength(1)
  })

  it('waits for one price for each product: the last', async () => {
    await write(priced(50_000))
    await keep(400)
    await keep(300)
    expect(await alerts()).toMatchObject([{ amount: '30000', customer_id: amra.id }])
  })

  it('keeps the price of an offer beside the wish to be told', async () => {
    await write(priced(50_000))
    const offered = { customer: amra, locale: { market: markets.ba, language: 'en' } as const }
    const identity = { kind: 'local', shop: 'main', variantId: laptopGid } as const
    const record = (minor: number) =>
      shop.database.inTransaction((tx) =>
        shop.targetPrices.recordOffer(tx, { ...offered, identity, amount: { minor, currency: 'BAM' } }),
      )
    await record(45_000)
    expect(await watched()).toEqual([])
    await keep(400)
    await record(42_000)
    expect(await watched()).toMatchObject([{ target: { minor: 42_000 } }])
  })

  it('shows the shop how many would pay how much', async () => {
    await write(priced(50_000))
    for (const [number, amount] of [400, 400, 300].entries()) {
      shop.logIn({ ...amra, id: `gid://shopify/Customer/${number}`, email: `${number}@example.com` })
      await keep(amount)
    }
    expect(await readDemand(shop.database, 'product-7')).toEqual([
      { amount: { minor: 40_000, currency: 'BAM' }, people: 2 },
      { amount: { minor: 30_000, currency: 'BAM' }, people: 3 },
    ])
  })

  it('finds what was asked for by the same e-mail without a login, once it is verified', async () => {
    await write(laptop(soldOut))
    await send('/back-in-stock', 'POST', { handle: 'product-7', email: amra.email })
    expect(await watched()).toHaveLength(1)
    expect(
      await shop.targetPrices.listWatched({ ...amra, isVerified: false }, { market: markets.ba, language: 'en' }),
    ).toEqual([])
  })

  it('stops their own and nobody else’s', async () => {
    await write(priced(50_000))
    await keep(400)
    const [row] = await watched()
    shop.logIn({ ...amra, id: 'gid://shopify/Customer/2', email: 'other@example.com' })
    expect((await send('/target-prices/stop', 'POST', { id: row?.id })).status).toBe(200)
    expect(await watched()).toHaveLength(1)
    shop.logIn(amra)
    await send('/target-prices/stop', 'POST', { id: row?.id })
    expect(await watched()).toEqual([])
    await write(priced(30_000))
    await shop.jobs.drain()
    expect(await arrived()).toEqual([])
  })

  it('cannot turn the alert of an e-mail that is not theirs', async () => {
    await write(laptop(soldOut))
    await send('/back-in-stock', 'POST', { handle: 'product-7', email: 'owner@example.com', variantId: laptopGid })
    shop.logIn({ ...amra, email: 'owner@example.com', isVerified: false })
    expect((await keep(1)).status).toBe(202)
    expect(await alerts()).toMatchObject([{ amount: null, customer_id: null }])
  })

  it.each([
    ['as much as it costs', 500, 'offer-amount-too-high'],
    ['nothing while it is for sale', null, 'offer-amount-missing'],
  ])('is refused %s', async (_, amount, code) => {
    await write(priced(50_000))
    const refused = await keep(amount)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code })
  })

  it('needs a login', async () => {
    await write(priced(50_000))
    shop.logIn(undefined)
    expect((await keep(400)).status).toBe(401)
    expect((await send('/target-prices/stop', 'POST', { id: '019a0000-0000-7000-8000-000000000000' })).status).toBe(401)
  })

  it('is told of an imported product too', async () => {
    await addImported(shop.database, { id: 'ERA-7', title: 'Galaxy S10', pesos: 200_000, stock: 1 })
    expect((await keep(150_000, 'international:ERA-7')).status).toBe(202)
    await shop.targetPrices.sendReachedImported()
    await shop.jobs.drain()
    expect(await arrived()).toEqual([])
    await addImported(shop.database, { id: 'ERA-7', title: 'Galaxy S10', pesos: 149_000, stock: 1 })
    await shop.targetPrices.sendReachedImported()
    await shop.targetPrices.sendReachedImported()
    await shop.jobs.drain()
    const [mail, ...others] = await arrived()
    expect(others).toEqual([])
    expect(mail?.text).toContain('https://dvaput.example/international/')
  })
})
