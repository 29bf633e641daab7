import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray, sql } from '@dvaput/database/query'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Money } from '@dvaput/domain/money/money'
import type { ProductIdentity } from '@dvaput/domain/products/product-identity'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import type { Ids } from '../clock/ids.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { findItem, findNamedItem, type TargetItem } from './find-item.ts'
import { createListWatched } from './list-watched.ts'
import { isOwnedBy, type TargetOwner } from './owned-by.ts'
import { defineSendReached, isReachedBy, pricesForSale } from './send-reached.ts'
import { defineSendReachedImported } from './send-reached-imported.ts'
import { targetPrices } from './target-prices.table.ts'
import { createTellReached, hashStopToken } from './tell-reached.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Jobs
  readonly mail: Pick<Mail, 'queue'>
  readonly limiter: RateLimiter
  readonly ids: Ids
  readonly homes: Readonly<Record<MarketId, string>>
}

type StockAlert = Locale & {
  readonly handle: string
  readonly variantId?: string | undefined
  readonly email: string
}

type Wanted = {
  readonly customer: TargetOwner
  readonly locale: Locale
  readonly identity: ProductIdentity
  /** Null: any price will do. */
  readonly amount: Money | null
}

export type TargetPrices = ReturnType<typeof createTargetPrices>

/** Limits the alerts for one e-mail and day, so that nobody fills a stranger's mailbox. */
const emailLimit = { class: 'stock-alert-address', limit: 10, windowSeconds: 24 * 60 * 60 }

const customerLimit = { class: 'target-prices', limit: 60, windowSeconds: 60 * 60 }

const { shop, item, email, mailedAt } = targetPrices
const once = [shop, item, email]

/** What people would pay, and whom to tell when the shop asks no more than that. */
export const createTargetPrices = ({ limiter, ids, mail, homes, ...needs }: Needs) => {
  const { database, jobs } = needs
  const tell = createTellReached({ mail, homes })
  const { sendReached, sendMissed } = defineSendReached({ ...needs, tell })
  const sendReachedImported = defineSendReachedImported({ ...needs, tell })

  const toRow = ({ customer, locale, amount }: Wanted, found: TargetItem) => ({
    ...found,
    email: customer.email.toLowerCase(),
    customerId: customer.id,
    market: locale.market.id,
    language: locale.language,
    amount: amount?.minor ?? null,
    currency: amount?.currency ?? null,
  })

  return {
    /** `taken` whether the e-mail is known, waits already or has asked too often: the response reveals nothing about anybody. */
    async create({ market, language, ...named }: StockAlert): Promise<'taken' | 'unknown-product'> {
      const found = await findNamedItem(database, { ...named, shop: market.shop })
      if (!found) return 'unknown-product'
      const { allowed } = await limiter.consume({ ...emailLimit, key: named.email })
      if (!allowed) return 'taken'
      const row = { ...found, email: named.email, market: market.id, language }
      await database.db
        .insert(targetPrices)
        .values({ id: ids.next(), ...row })
        .onConflictDoUpdate({
          target: once,
          set: {
            id: sql`excluded.id`,
            market: sql`excluded.market`,
            language: sql`excluded.language`,
            createdAt: sql`excluded.created_at`,
            amount: null,
            currency: null,
            watches: true,
            mailedAt: null,
            stopTokenHash: null,
          },
          setWhere: sql`${mailedAt} IS NOT NULL OR NOT ${targetPrices.watches}`,
        })
      return 'taken'
    },

    /** For a logged-in customer: writes or changes the one row of this product. */
    async keep(wanted: Wanted): Promise<'taken' | 'unknown-product' | 'too-many'> {
      const found = await findItem(database, wanted.identity)
      if (!found) return 'unknown-product'
      const { allowed } = await limiter.consume({ ...customerLimit, key: wanted.customer.id })
      if (!allowed) return 'too-many'
      const row = { ...toRow(wanted, found), watches: true, mailedAt: null, stopTokenHash: null }
      await database.db
        .insert(targetPrices)
        .values({ id: ids.next(), ...row })
        .onConflictDoUpdate({
          target: once,
          set: { ...row, id: sql`excluded.id`, createdAt: sql`excluded.created_at` },
          setWhere: isOwnedBy(wanted.customer),
        })
      return 'taken'
    },

    /** The amount of an offer is what its customer would pay; whether they wait for a mail stays as it was. */
    async recordOffer(tx: Transaction, wanted: Wanted): Promise<void> {
      const found = await findItem(tx, wanted.identity)
      if (!found) return
      const { customerId: id, amount, currency, ...row } = toRow(wanted, found)
      await tx.db
        .insert(targetPrices)
        .values({ id: ids.next(), ...row, customerId: id, amount, currency, watches: false })
        .onConflictDoUpdate({
          target: once,
          set: { customerId: id, amount, currency },
          setWhere: isOwnedBy(wanted.customer),
        })
    },

    listWatched: createListWatched(database),

    /** Somebody else's changes nothing. The amount of an offer stays known to the shop. */
    async stopWatching(id: string, owner: TargetOwner): Promise<void> {
      await database.db
        .update(targetPrices)
        .set({ watches: false })
        .where(and(eq(targetPrices.id, id), isOwnedBy(owner)))
    },

    /** Part of the transaction that wrote these products: the job sends their mails after the commit. */
    async afterWriting(tx: Transaction, of: ShopHandle, written: readonly CatalogueRecord[]): Promise<void> {
      const gids = written.flatMap((product) => [...pricesForSale(product).keys()])
      if (gids.length === 0) return
      const waiting = await tx.db
        .selectDistinct({ item })
        .from(targetPrices)
        .where(and(eq(shop, of), inArray(item, gids), targetPrices.watches))
      const items = new Set(waiting.map((row) => row.item))
      for (const product of written) {
        if (![...pricesForSale(product).keys()].some((gid) => items.has(gid))) continue
        const [reached] = await tx.db
          .select({ id: targetPrices.id })
          .from(targetPrices)
          .where(isReachedBy(of, product))
          .limit(1)
        if (reached) await jobs.enqueue(tx, sendReached, { shop: of, productId: product.id })
      }
    },

    sendMissed,
    sendReachedImported,

    /** Deletes everything that this e-mail waits for. An unknown or used token changes nothing. */
    async stop(token: string): Promise<void> {
      const owner = database.db
        .select({ email })
        .from(targetPrices)
        .where(eq(targetPrices.stopTokenHash, hashStopToken(token)))
      await database.db.delete(targetPrices).where(inArray(email, owner))
    },
  }
}
