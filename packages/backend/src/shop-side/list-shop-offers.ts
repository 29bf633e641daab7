import { narrowToFew } from '@dvaput/database/narrow-to-few'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, desc, eq, getTableColumns, isNull, lt, or, type SQL, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { OfferKind } from '@dvaput/domain/offers/offer'
import type { OfferQueue } from '@dvaput/domain/offers/offer-queue'
import { catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'
import { internationalProducts } from '../international/international-products.table.ts'
import { offerRevision } from '../offers/offer-revision.ts'
import { type OfferRow, offers, offerWords } from '../offers/offers.table.ts'
import { type CustomerHistory, readCustomerHistories } from './customer-history.ts'
import { matchWords } from './match-words.ts'

export type ShopOffersQuery = {
  readonly queue: OfferQueue
  readonly kind?: OfferKind | undefined
  readonly market?: MarketId | undefined
  /** Words that begin those of the title, the SKU or the e-mail, or a whole code. */
  readonly search?: string | undefined
  /** Where the page before ended. */
  readonly after?: string | undefined
}

/** An offer as the shop sees it. */
export type ShopOffer = OfferRow & {
  /** Until the one whose turn it is has to answer, by database time. */
  readonly secondsLeft: number
  /** Of the whole product; null where nobody knows. */
  readonly stock: number | null
  /** Of a product of ours, which knows since when; null elsewhere. */
  readonly daysOnSale: number | null
  readonly history: CustomerHistory
  /** Goes with the answer, which counts for what was seen alone. */
  readonly revision: string
}

const pageSize = 50

const isWaiting = and(eq(offers.status, 'pending'), isNull(offers.approving))

const isIn: Readonly<Record<OfferQueue, SQL | undefined>> = {
  waiting: isWaiting,
  countered: eq(offers.status, 'countered'),
  approved: eq(offers.status, 'approved'),
  rejected: eq(offers.status, 'rejected'),
  expired: eq(offers.status, 'expired'),
  unsent: eq(offers.eraStatus, 'failed'),
  all: undefined,
}

const matches = (search: string): SQL | undefined =>
  or(matchWords(offerWords(offers), search), eq(offers.code, search.toUpperCase()))

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const cursor = new RegExp(`^(?:(\\d{1,17})_)?(${uuid})$`)

/** Microseconds, which a Date of JavaScript would lose. */
const deadline = sql<string>`(extract(epoch FROM ${offers.answerBy}) * 1000000)::bigint`

/** Whose deadline is nearest has waited longest. Ids begin with the time: the newest is the highest. */
const isAfter = (queue: OfferQueue, after: string | undefined): SQL | undefined => {
  const [, at, id] = cursor.exec(after ?? '') ?? []
  if (id === undefined) return undefined
  if (queue !== 'waiting') return lt(offers.id, id)
  return at === undefined
    ? undefined
    : sql`(${offers.answerBy}, ${offers.id}) > ('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${id}::uuid)`
}

const stock = sql<number | null>`coalesce(${catalogueProducts.stock}, ${internationalProducts.stock})`
const daysOnSale = sql<
  number | null
>`extract(day FROM app_now() - coalesce(${catalogueProducts.publishedAt}, ${catalogueProducts.createdAt}))::int`
const secondsLeft = sql<number>`extract(epoch FROM ${offers.answerBy} - app_now())::int`
const productNumber = sql`CASE WHEN ${offers.kind} = 'local' THEN split_part(${offers.productKey}, ':', 3)::bigint END`

/** Offers of all customers: those that wait the longest waiting first, others the newest first. */
export const createListShopOffers = ({ db }: Pick<Database, 'db'>) => {
  const select = (which: SQL | undefined, order: readonly SQL[], limit: number) =>
    db
      .select({ ...getTableColumns(offers), stock, daysOnSale, secondsLeft, deadline })
      .from(offers)
      .leftJoin(
        catalogueProducts,
        and(eq(catalogueProducts.shop, offers.shop), sql`${catalogueProducts.id} = ${productNumber}`),
      )
      .leftJoin(
        internationalProducts,
        and(eq(offers.kind, 'international'), eq(internationalProducts.id, offers.eraItemId)),
      )
      .where(which)
      .orderBy(...order)
      .limit(limit)

  const withHistories = async <Row extends OfferRow>(rows: readonly Row[]) => {
    const historyOf = await readCustomerHistories(db, [...new Set(rows.map(({ customerId }) => customerId))])
    return rows.map((row) => ({ ...row, history: historyOf(row.customerId), revision: offerRevision(row) }))
  }

  return {
    async list({ queue, kind, market, search, after }: ShopOffersQuery) {
      const which = and(
        isIn[queue],
        kind && eq(offers.kind, kind),
        market && eq(offers.market, market),
        await narrowToFew({ db }, { table: offers, id: offers.id, where: search ? matches(search) : undefined }),
        isAfter(queue, after),
      )
      const order = queue === 'waiting' ? [asc(offers.answerBy), asc(offers.id)] : [desc(offers.id)]
      const found = await select(which, order, pageSize + 1)
      const rows = found.slice(0, pageSize)
      const last = found.length > pageSize ? rows.at(-1) : undefined
      const next = last ? (queue === 'waiting' ? `${last.deadline}_${last.id}` : last.id) : null
      return { offers: (await withHistories(rows)) satisfies readonly ShopOffer[], next }
    },

    async find(id: string): Promise<ShopOffer | undefined> {
      if (!cursor.test(id)) return undefined
      return (await withHistories(await select(eq(offers.id, id), [], 1)))[0]
    },
  }
}
