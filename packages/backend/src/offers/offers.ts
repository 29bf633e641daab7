import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { defaultOfferSettings, type OfferSettings } from '@dvaput/domain/offers/offer-limits'
import type { Infrastructure } from '../infrastructure.ts'
import type { AgreedPrices } from './agreed/agreed-price.ts'
import { createAnswerOffer } from './answer-offer.ts'
import { createApplyMove, type OnOfferMove } from './apply-move.ts'
import { defineApproveOffer } from './approve-offer.ts'
import { isOpen } from './is-open.ts'
import { createListOffers } from './list-offers.ts'
import { createOfferEvents } from './offer-events.ts'
import { createOfferMails } from './offer-mails.ts'
import { createOfferedProducts, type ProductSources } from './offered-product.ts'
import { offers } from './offers.table.ts'
import { createReadStanding } from './read-standing.ts'
import { createDecideOffer } from './rules/decide-offer.ts'
import { createRules } from './rules/offer-rule.ts'
import { defineSoldProducts } from './sold-products.ts'
import { createSubmitOffer } from './submit-offer.ts'
import { defineSweepOffers } from './sweep-offers.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'bus' | 'mail' | 'ids' | 'limiter'>
  readonly products: ProductSources
  /** Makes an agreed price count where the money is taken. */
  readonly agreed: AgreedPrices
  readonly homes: Readonly<Record<MarketId, string>>
  /** Who else has to hear of a move, in its transaction. */
  readonly onMove?: readonly OnOfferMove[]
  readonly settings?: OfferSettings
}

export type Offers = ReturnType<typeof createOffers>

/** Price offers of customers, from the first amount to the agreed price. */
export const createOffers = (needs: Needs) => {
  const { infrastructure, agreed, homes, onMove = [], settings = defaultOfferSettings } = needs
  const { database, jobs, bus, mail } = infrastructure
  const products = createOfferedProducts({ database, ...needs.products })
  const mails = createOfferMails({ mail, homes })
  const listeners = [mails.onMove, ...onMove]
  const applyMove = createApplyMove({ bus, agreed, settings, onMove: listeners })
  const approvals = defineApproveOffer({
    ...{ database, jobs, bus, agreed, applyMove, settings },
    onUndecided: mails.onUndecided,
  })
  const rules = createRules({ applyMove, approvals })
  const { list, find, toViews } = createListOffers({ database, settings })
  const shop = createDecideOffer({ database, products, applyMove, approvals })
  const sold = defineSoldProducts({ database, jobs, products, applyMove })

  return {
    submit: createSubmitOffer({ infrastructure, products, applyMove, rules, settings }),
    answer: createAnswerOffer({ database, products, applyMove, approvals, rules, settings }),
    findProduct: products.find,
    standing: createReadStanding({ database, products, settings }),
    listMine: list,
    find,
    toViews,
    events: createOfferEvents({ bus }),

    /** Whoever is built after the offers hears of moves like `onMove`. */
    listen: (listener: OnOfferMove) => void listeners.push(listener),

    /** For the shop, and for the warehouse. */
    ...shop,
    applyMove,

    sweep: defineSweepOffers({ database, jobs, applyMove, approvals, endSoldImports: sold.endSoldImports }),
    ...sold,

    /** Before the account is deleted, with which the rows go: nothing stays held for nobody. */
    async endAll(tx: Transaction, customerId: string): Promise<void> {
      const rows = await tx.db
        .select()
        .from(offers)
        .where(and(eq(offers.customerId, customerId), isOpen))
        .orderBy(asc(offers.id))
        .for('update')
      for (const row of rows) if (row.approving || row.status === 'approved') await agreed.release(tx, row)
    },
  }
}
