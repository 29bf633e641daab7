import { createMoney } from '@dvaput/domain/money/money'
import type { AgreedAtShop } from '../../checkout/agreed-lines.ts'
import type { ConnectedShops } from '../../connected-shop.ts'
import { holdTag } from './offer-tag.ts'

/** Before the money is taken: the code is worth the difference to the price of now, and its unit can be bought. */
export const createRepairAgreedPrice =
  (shops: ConnectedShops<'customers' | 'discounts' | 'drafts'>): AgreedAtShop['repair'] =>
  async (shop, { code, price: agreed }, price, isHeldBack) => {
    const { discounts, drafts } = shops[shop]
    if (code === null) return
    const id = await discounts.findByCode(code)
    if (id !== null && price && price.minor > agreed.minor)
      await discounts.setAmount(id, createMoney(price.minor - agreed.minor, price.currency))
    const draft = isHeldBack ? await drafts.findByTag(holdTag(code)) : null
    if (draft && draft.orderId === null) await drafts.remove(draft.id)
  }
