import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, arrayContains, asc, eq, isNull } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { OfferRule, OfferRuleScope } from '@dvaput/domain/offers/offer-rules'
import type { AdminRefusal } from '@dvaput/domain/refusals/admin-refusals'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import { catalogueProducts } from '../../catalogue-sync/catalogue-products.table.ts'
import { internationalProducts } from '../../international/international-products.table.ts'
import { createFindRuleTargets } from './find-rule-targets.ts'
import { offerRules } from './offer-rules.table.ts'

type Needs = { readonly database: Database; readonly audit: Pick<AuditLog, 'record'> }

type RuleKey = { readonly market: MarketId; readonly scope: OfferRuleScope; readonly key: string }

export type RuleChanged =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: AdminRefusal<'unknown-key'> }
  /** `current` is what stands there now; null where it is gone. */
  | { readonly ok: false; readonly code: AdminRefusal<'changed-meanwhile'>; readonly current: OfferRule | null }

/** What somebody saw before they changed it; null for a new one. */
type Seen = { readonly seen: OfferRule | null }

const isSame = (one: OfferRule | null, other: OfferRule | null): boolean =>
  one?.approveFromPercent === other?.approveFromPercent && one?.rejectBelowPercent === other?.rejectBelowPercent

export type ChangeOfferRules = ReturnType<typeof createChangeOfferRules>

/** The rules as the shop sees and changes them. */
export const createChangeOfferRules = ({ database, audit }: Needs) => {
  const { db, inTransaction } = database
  const { approveFromPercent, rejectBelowPercent } = offerRules

  const rowOf = ({ market, scope, key }: RuleKey) =>
    and(eq(offerRules.market, market), eq(offerRules.scope, scope), eq(offerRules.key, key))

  const lock = async (tx: Transaction, which: RuleKey): Promise<OfferRule | null> => {
    const columns = { approveFromPercent, rejectBelowPercent }
    return (await tx.db.select(columns).from(offerRules).where(rowOf(which)).for('update'))[0] ?? null
  }

  /** A product is named by its handle. */
  const findProductKey = async (market: MarketId, handle: string): Promise<string | undefined> => {
    const { shop } = markets[market]
    const ofShop = and(
      eq(catalogueProducts.shop, shop),
      eq(catalogueProducts.handle, handle),
      isNull(catalogueProducts.removedAt),
    )
    const [own] = await db.select({ id: catalogueProducts.id }).from(catalogueProducts).where(ofShop).limit(1)
    if (own) return `local:${shop}:${own.id}`
    const { id } = internationalProducts
    const ofEra = eq(internationalProducts.handle, handle)
    const [imported] = await db.select({ id }).from(internationalProducts).where(ofEra).limit(1)
    return imported && `international:${imported.id}`
  }

  const isCollection = async (market: MarketId, handle: string): Promise<boolean> => {
    const has = and(
      eq(catalogueProducts.shop, markets[market].shop),
      arrayContains(catalogueProducts.collections, [handle]),
    )
    return (await db.select({ id: catalogueProducts.id }).from(catalogueProducts).where(has).limit(1)).length > 0
  }

  const write = (by: AuditAuthor, which: RuleKey, { seen }: Seen, after: OfferRule | null): Promise<RuleChanged> =>
    inTransaction(async (tx): Promise<RuleChanged> => {
      const before = await lock(tx, which)
      if (!isSame(before, seen)) return { ok: false, code: 'changed-meanwhile', current: before }
      if (after === null) await tx.db.delete(offerRules).where(rowOf(which))
      else if (before !== null) await tx.db.update(offerRules).set(after).where(rowOf(which))
      else {
        const written = await tx.db
          .insert(offerRules)
          .values({ ...which, ...after })
          .onConflictDoNothing()
          .returning({ key: offerRules.key })
        if (written.length === 0) return { ok: false, code: 'changed-meanwhile', current: await lock(tx, which) }
      }
      const subject = { kind: 'offer-rule', id: [which.market, which.scope, which.key].filter(Boolean).join(':') }
      await audit.record(tx, { by, action: 'offer.rules', subject, before, after })
      return { ok: true }
    })

  return {
    targets: createFindRuleTargets(database),

    list: () =>
      db.select().from(offerRules).orderBy(asc(offerRules.market), asc(offerRules.scope), asc(offerRules.key)),

    /** `name` is empty for the market, or the handle of a collection or of a product. */
    async add(by: AuditAuthor, { market, scope, name }: Omit<RuleKey, 'key'> & { name: string }, rule: OfferRule) {
      const unknown: RuleChanged = { ok: false, code: 'unknown-key' }
      if (scope === 'market') return write(by, { market, scope, key: '' }, { seen: null }, rule)
      if (scope === 'collection' && !(await isCollection(market, name))) return unknown
      const key = scope === 'product' ? await findProductKey(market, name) : name
      return key === undefined ? unknown : write(by, { market, scope, key }, { seen: null }, rule)
    },

    /** `seen` is null where a removed one is put back. */
    change: (by: AuditAuthor, which: RuleKey, seen: OfferRule | null, rule: OfferRule): Promise<RuleChanged> =>
      write(by, which, { seen }, rule),

    remove: (by: AuditAuthor, which: RuleKey, seen: OfferRule): Promise<RuleChanged> =>
      write(by, which, { seen }, null),
  }
}
