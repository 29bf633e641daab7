import { noWarehouse } from '../international/era-warehouse.ts'
import { createAgreedClaims } from '../offers/agreed/agreed-claims.ts'
import { createAgreedPrices } from '../offers/agreed/agreed-prices.ts'
import { createAuditOffer } from '../offers/audit-offer.ts'
import { createOffers } from '../offers/offers.ts'
import { createRecordTargetPrice } from '../offers/record-target-price.ts'
import { defineDecideOfferJob } from '../offers/rules/decide-offer-job.ts'
import { createEraMessages } from '../offers/warehouse/era-messages.ts'
import { createFollowEraOffers } from '../offers/warehouse/follow-era-offers.ts'
import type { OrderListener } from '../orders/orders.ts'
import type { CatalogueModules } from './assemble-catalogue.ts'
import type { Foundation } from './foundation.ts'

type Needs = {
  readonly foundation: Pick<Foundation, 'audit' | 'homes' | 'infrastructure' | 'services' | 'settings' | 'shops'>
  readonly catalogue: Pick<CatalogueModules, 'modules'>
}

export type OfferModules = ReturnType<typeof assembleOffers>

/** Price offers, the warehouse that answers some of them, and the agreed prices that come of them. */
export const assembleOffers = ({ foundation, catalogue: { modules } }: Needs) => {
  const { infrastructure, shops, homes, settings, services, audit } = foundation
  const { database, jobs, log } = infrastructure
  const { catalogue, international: imported, cartLines, targetPrices } = modules
  const era = services.era ?? noWarehouse
  const agreedPrices = createAgreedPrices({ infrastructure, shops, imported })
  const eraMessages = createEraMessages({ database, jobs, era, isThere: services.era !== undefined, log })
  const offers = createOffers({
    ...{ infrastructure, products: { catalogue, imported, cartLines }, agreed: agreedPrices, homes },
    settings: settings.offers,
    onMove: [eraMessages.onMove, createRecordTargetPrice(targetPrices), createAuditOffer(audit)],
  })
  defineDecideOfferJob({ database, jobs, offers, sendAgain: eraMessages.sendAgain, log })
  const agreedClaims = createAgreedClaims(offers)
  return {
    modules: { offers },
    eraMessages,
    eraOffers: createFollowEraOffers({ database, jobs, era, offers, log }),
    agreedAtShop: agreedPrices,
    agreedImports: { ...agreedClaims, listFor: agreedPrices.listFor },
    /** An order that is recorded uses the agreed prices it was placed at. */
    orderListeners: [
      { onRecorded: offers.onOrder, onChanged: offers.onOrderChanged },
      { onRecorded: agreedClaims.onOrder },
    ] satisfies readonly OrderListener[],
  }
}
