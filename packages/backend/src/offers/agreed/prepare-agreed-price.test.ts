import { failpointActions } from '@dvaput/database/failpoint'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { createShopDiscounts } from '@dvaput/integrations/discounts/shop-discounts'
import { createShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newApprovingOffer } from '../../../../../tests/support/orders/new-approving-offer.ts'
import { createTestJobs, type TestJobs } from '../../../../../tests/support/orders/test-jobs.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { connectTestShop } from '../../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { clearFailpoints } from '../../../../../tests/support/runner/clear-failpoints.ts'
import type { ConnectedShops } from '../../connected-shop.ts'
import type { ApprovingOffer } from './agreed-price.ts'
import { createOfferCode } from './offer-code.ts'
import { createPrepareAgreedPrice } from './prepare-agreed-price.ts'
import { defineReleaseAgreedPrice } from './release-agreed-price.ts'

const test = useTestPlatform()
let shops: ConnectedShops<'customers' | 'discounts' | 'drafts'>
let jobs: TestJobs
let prepare: ReturnType<typeof createPrepareAgreedPrice>
let release: ReturnType<typeof defineReleaseAgreedPrice>

beforeAll(async () => {
  const connect = (shop: ShopHandle) => {
    const { adminRequest, customers } = connectTestShop(test, shop)
    return { drafts: createShopDrafts(adminRequest), discounts: createShopDiscounts(adminRequest), customers }
  }
  shops = { main: connect('main'), retail: connect('retail') }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  jobs = createTestJobs({ database: test.database, log })
  release = defineReleaseAgreedPrice({ jobs, shops })
  await jobs.prepare()
  prepare = createPrepareAgreedPrice({
    shops,
    imported: { findByIds: async () => new Map() },
  })
})

afterAll(() => jobs.stop())

const newOffer = async (shop: ShopHandle = 'main', { stock = 1, agreed = 7_400 } = {}): Promise<ApprovingOffer> => {
  const shopId = test.platform.shopOf(shop).shop.id
  const { variantId } = await addProduct(test.database, shopId, { price: 10_000, stock })
  return newApprovingOffer({ shop, variantId, originalPrice: 10_000, agreedPrice: agreed, code: createOfferCode() })
}

const atPlatform = async ({ item, code }: ApprovingOffer) => {
  const variantId = item.split(':')[2]
  const { rows } = await test.database.pool.query(
    `SELECT (SELECT reserved FROM platform.stock WHERE variant_id = $1) AS held,
       (SELECT count(*)::int FROM platform.discounts WHERE code = $2 AND ends_at > app_now()) AS codes,
       (SELECT max(value)::int FROM platform.discounts WHERE code = $2) AS value`,
    [variantId, code],
  )
  return rows[0]
}

describe('an agreed price', () => {
  it.each(['main', 'retail'] as const)(
    'is one held unit and one code of the %s shop, however often it is made',
    async (shop) => {
      const offer = await newOffer(shop)
      const made = await prepare(offer)
      expect(made).toMatchObject({ ok: true, code: offer.code })
      expect(await prepare(offer)).toEqual(made)
      expect(await atPlatform(offer)).toEqual({ held: 1, codes: 1, value: 2_600 })
      const totalWith = async (headers: Record<string, string>) => {
        const { data } = await test.query(
          `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { cost { totalAmount { amount } } } } }`,
          {
            input: {
              lines: [{ merchandiseId: `gid://shopify/ProductVariant/${offer.item.split(':')[2]}` }],
              discountCodes: [offer.code],
              buyerIdentity: { email: offer.email },
            },
          },
          { shop, headers },
        )
        return Number(data.cartCreate.cart.cost.totalAmount.amount)
      }
      const privateToken = test.platform.shopOf(shop).tokens.private ?? ''
      expect(await totalWith({ 'Shopify-Storefront-Private-Token': privateToken })).toBe(shop === 'main' ? 74 : 7_400)
      // Whoever has the code and types the e-mail gets neither the price nor the unit.
      expect(await totalWith({})).toBe(0)
    },
  )

  it.each(['after-offer-hold', 'after-offer-code'] as const)('is found again after a crash %s', async (point) => {
    const offer = await newOffer()
    failpointActions[point] = { do: 'throw', error: new Error('crashed') }
    await expect(prepare(offer)).rejects.toThrow('crashed')
    clearFailpoints()
    expect(await prepare(offer)).toMatchObject({ ok: true })
    expect(await atPlatform(offer)).toMatchObject({ held: 1, codes: 1 })
  })

  it('is refused where no unit is free', async () => {
    const offer = await newOffer('main', { stock: 0 })
    expect(await prepare(offer)).toEqual({ ok: false, refusal: { code: 'offer-no-unit' } })
    expect(await atPlatform(offer)).toMatchObject({ held: 0, codes: 0 })
  })

  it('is refused, and nothing stays held, where the product costs no more than it', async () => {
    const offer = await newOffer('main', { agreed: 10_000 })
    expect(await prepare(offer)).toEqual({ ok: false, refusal: { code: 'offer-failed' } })
    expect(await atPlatform(offer)).toMatchObject({ held: 0, codes: 0 })
  })

  it('ends with its unit given back, also when only half of it was made', async () => {
    const [whole, half] = [await newOffer(), await newOffer()]
    const made = await prepare(whole)
    failpointActions['after-offer-hold'] = { do: 'throw', error: new Error('crashed') }
    await expect(prepare(half)).rejects.toThrow('crashed')
    clearFailpoints()
    const discountId = made.ok ? made.discountId : null
    for (const offer of [{ ...whole, discountId }, half]) await test.database.inTransaction((tx) => release(tx, offer))
    await jobs.drain()
    for (const offer of [whole, half]) expect(await atPlatform(offer)).toMatchObject({ held: 0, codes: 0 })
  })
})
