import type { Database } from '@dvaput/database/open-database'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { EraStatus, Offer, OfferStatus } from '@dvaput/domain/offers/offer'
import { type OfferSettings, offersPageSize } from '@dvaput/domain/offers/offer-limits'
import { countMoves } from './count-moves.ts'
import { offerMoves } from './offer-moves.table.ts'
import { type OfferRow, offers } from './offers.table.ts'
import { toOffer } from './to-offer.ts'

type Needs = { readonly database: Pick<Database, 'db'>; readonly settings: OfferSettings }

export type OffersQuery = {
  readonly page?: number
  readonly limit?: number
  readonly status?: OfferStatus | undefined
  readonly eraStatus?: EraStatus | undefined
  readonly isInternational?: boolean | undefined
}

export type OffersPage = {
  readonly offers: readonly Offer[]
  readonly rows: readonly OfferRow[]
  readonly total: number
  /** The requested one, or the last. */
  readonly page: number
  readonly totalPages: number
}

/** Being approved shows as pending, whatever it was before. */
const hasStatus = (status: OfferStatus): SQL | undefined => {
  const isStored = eq(offers.status, status)
  if (status === 'pending') return or(isStored, isNotNull(offers.approving))
  return status === 'countered' ? and(isStored, isNull(offers.approving)) : isStored
}

/** The offers of a customer in one market, the newest first. */
export const createListOffers = ({ database: { db }, settings }: Needs) => {
  const toViews = async (customerId: string, rows: readonly OfferRow[]): Promise<Offer[]> => {
    if (rows.length === 0) return []
    const [moves, counts] = await Promise.all([
      db
        .select()
        .from(offerMoves)
        .where(
          inArray(
            offerMoves.offerId,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(asc(offerMoves.offerId), asc(offerMoves.number)),
      countMoves(
        db,
        customerId,
        rows.map(({ productKey }) => productKey),
      ),
    ])
    const byOffer = Map.groupBy(moves, ({ offerId }) => offerId)
    return rows.map((row) =>
      toOffer(row, byOffer.get(row.id) ?? [], {
        isLastMove: (counts.get(row.productKey) ?? 0) === settings.movesPerProduct - 1,
        mayMove: (counts.get(row.productKey) ?? 0) < settings.movesPerProduct,
      }),
    )
  }

  return {
    toViews,

    async list(customerId: string, market: MarketId, query: OffersQuery = {}): Promise<OffersPage> {
      const { limit = offersPageSize, status, eraStatus, isInternational } = query
      const which = and(
        eq(offers.customerId, customerId),
        eq(offers.market, market),
        status && hasStatus(status),
        eraStatus && eq(offers.eraStatus, eraStatus),
        isInternational === undefined ? undefined : eq(offers.kind, isInternational ? 'international' : 'local'),
      )
      const [counted] = await db.select({ total: count() }).from(offers).where(which)
      const total = counted?.total ?? 0
      const totalPages = Math.ceil(total / limit)
      const page = Math.max(1, Math.min(query.page ?? 1, totalPages))
      const rows = await db
        .select()
        .from(offers)
        .where(which)
        .orderBy(desc(offers.createdAt), desc(offers.id))
        .offset((page - 1) * limit)
        .limit(limit)
      return { offers: await toViews(customerId, rows), rows, total, page, totalPages }
    },

    /** Undefined where it is somebody else's. */
    async find(customerId: string, id: string): Promise<Offer | undefined> {
      const rows = await db
        .select()
        .from(offers)
        .where(and(eq(offers.id, id), eq(offers.customerId, customerId)))
      return (await toViews(customerId, rows))[0]
    },
  }
}
