import { failpoint } from '@dvaput/database/failpoint'
import { isBuyable } from '@dvaput/domain/international/imported-product'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { createMoney } from '@dvaput/domain/money/money'
import { type LocalIdentity, parseProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Draft } from '@dvaput/integrations/drafts/shop-drafts'
import type { ConnectedShops } from '../../connected-shop.ts'
import type { ImportedProducts } from '../../international/imported-products.ts'
import type { ApprovingOffer, Prepared } from './agreed-price.ts'
import { holdTag, offerTag } from './offer-tag.ts'

type Needs = {
  readonly shops: ConnectedShops<'customers' | 'discounts' | 'drafts'>
  readonly imported: Pick<ImportedProducts, 'findByIds'>
}

const refused = (code: 'offer-no-unit' | 'offer-failed'): Prepared => ({ ok: false, refusal: { code } })

/** Makes an agreed price count at the platform: its unit is held, and its code takes off exactly the difference. */
export const createPrepareAgreedPrice = ({ shops, imported }: Needs) => {
  const hold = async (
    offer: ApprovingOffer,
    code: string,
    { shop, variantId }: LocalIdentity,
  ): Promise<Draft | undefined> => {
    const { drafts } = shops[shop]
    const existing = await drafts.findByTag(holdTag(code))
    if (existing) return existing
    const made = await drafts.create({
      lines: [{ variantId, quantity: 1 }],
      email: offer.email,
      note: `Offer ${offer.id}`,
      tags: ['offer', offerTag(offer.id), holdTag(code)],
      attributes: [],
      discountCodes: [code],
      reserveUntil: offer.payBy,
    })
    return made.ok ? made.draft : undefined
  }

  /** The customers of the main shop are not those of the retail one, and both bind a code to one of their own. */
  const customerOf = async (shop: ShopHandle, email: string): Promise<string | undefined> => {
    const { admin } = shops[shop].customers
    const known = await admin.findByEmail(email)
    if (known) return known.id
    const made = await admin.create({ email, firstName: '', lastName: '' })
    // Refused where somebody else has just made it.
    return made.ok ? made.value.id : (await admin.findByEmail(email))?.id
  }

  const prepareLocal = async (offer: ApprovingOffer, item: LocalIdentity): Promise<Prepared> => {
    const { code, agreedPrice, currency, payBy } = offer
    if (code === null) return refused('offer-failed')
    const draft = await hold(offer, code, item)
    if (!draft) return refused('offer-no-unit')
    await failpoint('after-offer-hold')
    const { drafts, discounts } = shops[item.shop]
    const price = draft.lines[0]?.price
    const customerId = await customerOf(item.shop, offer.email)
    // Cheaper than what was agreed, the product needs no code.
    if (price?.currency !== currency || price.minor <= agreedPrice || customerId === undefined) {
      await drafts.remove(draft.id)
      return refused('offer-failed')
    }
    const discountId =
      (await discounts.findByCode(code)) ??
      (await discounts.create({
        ...{ code, title: `Agreed price ${offer.id}`, variantId: item.variantId, customerId },
        ...{ amount: createMoney(price.minor - agreedPrice, currency), endsAt: payBy },
      }))
    await failpoint('after-offer-code')
    return { ok: true, code, discountId, holdId: draft.id }
  }

  /** May be repeated after a crash: it finds the draft order by its tag and the discount by its code. */
  return async (offer: ApprovingOffer): Promise<Prepared> => {
    const item = parseProductIdentity(offer.item)
    if (item?.kind === 'local') return prepareLocal(offer, item)
    if (!item) return refused('offer-failed')
    // The warehouse keeps its units itself; our server takes the agreed price when the order is written.
    const product = (await imported.findByIds([item.eraId])).get(item.eraId)
    return product && isBuyable(product)
      ? { ok: true, code: null, discountId: null, holdId: null }
      : refused('offer-no-unit')
  }
}
