import type { Transaction } from '@dvaput/database/in-transaction'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { ConnectedShops } from '../../connected-shop.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { OfferRow } from '../offers.table.ts'
import { holdTag } from './offer-tag.ts'

type Needs = {
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly shops: ConnectedShops<'customers' | 'discounts' | 'drafts'>
}

type Released = { readonly shop: ShopHandle; readonly code: string }

/** By then the shop has made whatever a request of ours could still make. */
const lateMs = 15 * 60_000

/** Gives the unit of an offer that has ended back, and ends its code. */
export const defineReleaseAgreedPrice = ({ jobs, shops }: Needs) => {
  const job = jobs.define({
    name: 'release-agreed-price',
    payload: z.object({ shop: z.enum(shopHandles), code: z.string() }),
    async run({ shop, code }: Released) {
      const { drafts, discounts } = shops[shop]
      const discountId = await discounts.findByCode(code)
      if (discountId !== null) await discounts.deactivate(discountId)
      const draft = await drafts.findByTag(holdTag(code))
      if (draft && draft.orderId === null) await drafts.remove(draft.id)
    },
  })
  return async (tx: Transaction, { shop, code, discountId }: OfferRow): Promise<void> => {
    if (shop === null || code === null) return
    await jobs.enqueue(tx, job, { shop, code }, { key: code })
    // The preparation may still be under way: what it makes later ends too.
    if (discountId === null)
      await jobs.enqueue(tx, job, { shop, code }, { key: `${code}:late`, startAfter: new Date(Date.now() + lateMs) })
  }
}
