import type { Database } from '@dvaput/database/open-database'
import { and, count, desc, eq, sql } from '@dvaput/database/query'
import type { RequestedLine } from '@dvaput/domain/cart/checked-line'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import {
  formatProductIdentity,
  type ProductIdentity,
  parseProductIdentity,
} from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { type CheckedItem, maxWishlistItems, type WishlistItem } from '@dvaput/domain/wishlist/wishlist-item'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { CartLines } from '../cart/cart-lines.ts'
import { createProductFacts, unknownFacts } from '../cart/product-facts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ImportedProducts } from '../international/imported-products.ts'
import { wishlistItems } from './wishlist-items.table.ts'

type Needs = {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'details'>
  readonly imported: Pick<ImportedProducts, 'findByIds'>
  readonly cartLines: CartLines
}

/** Whose list, of which market. */
export type WishlistOwner = { readonly customerId: string; readonly market: { readonly id: MarketId } }

type Added =
  | { readonly ok: true; readonly isNew: boolean }
  | { readonly ok: false; readonly refusal: Refusal<'product-not-found' | 'wishlist-full'> }

type Row = typeof wishlistItems.$inferSelect

const { customerId: ownerColumn, market: marketColumn, product: productColumn, addedAt } = wishlistItems

const ownedBy = ({ customerId, market }: WishlistOwner) => and(eq(ownerColumn, customerId), eq(marketColumn, market.id))

const isProduct = (owner: WishlistOwner, identity: ProductIdentity) =>
  and(ownedBy(owner), eq(productColumn, formatProductIdentity(identity)))

/** A row whose identity is not understood is left out. */
const toItems = ({
  product,
  priceMinor,
  currency,
  name,
  image,
  handle,
  category,
  vendor,
  ...row
}: Row): WishlistItem[] => {
  const identity = parseProductIdentity(product)
  if (!identity) return []
  const price = { minor: priceMinor, currency }
  return [{ identity, name, price, image, handle, category, vendor, addedAt: row.addedAt }]
}

const has = async (db: Database['db'], owner: WishlistOwner, identity: ProductIdentity): Promise<boolean> => {
  const rows = await db.select({ productColumn }).from(wishlistItems).where(isProduct(owner, identity))
  return rows.length > 0
}

const toLine = ({ identity, price }: Pick<WishlistItem, 'identity' | 'price'>): RequestedLine => ({
  identity,
  price,
  quantity: 1,
})

export type Wishlist = ReturnType<typeof createWishlist>

/** The products a customer wants to remember: one list for each market, the same on every device. */
export const createWishlist = ({ database, catalogue, imported, cartLines }: Needs) => {
  const { db } = database
  const readFacts = createProductFacts({ catalogue, imported })

  /** As they were added, the newest first. */
  const items = async (owner: WishlistOwner): Promise<WishlistItem[]> => {
    const rows = await db.select().from(wishlistItems).where(ownedBy(owner)).orderBy(desc(addedAt), productColumn)
    return rows.flatMap(toItems)
  }

  /** What the item shows, at the price of this moment; undefined for what is not sold here. */
  const describeProduct = async (locale: Locale, identity: ProductIdentity) => {
    const anyPrice = { minor: 0, currency: locale.market.currency }
    const [line] = await cartLines(locale, [toLine({ identity, price: anyPrice })])
    if (!line?.current) return undefined
    const { handle, name, price } = line.current
    const facts = await readFacts(locale, [{ identity, handle }])
    const { image, category, vendor } = facts.get(formatProductIdentity(identity)) ?? unknownFacts
    return { name, handle, priceMinor: price.minor, currency: price.currency, image, category, vendor }
  }

  return {
    items,

    /** With price and stock of now, in two queries however many there are. Where no source answers they are unknown. */
    async list(customerId: string, locale: Locale): Promise<CheckedItem[]> {
      const stored = await items({ customerId, market: locale.market })
      const checked = await cartLines(locale, stored.map(toLine)).catch((error: unknown) => {
        if (error instanceof IntegrationError) return []
        throw error
      })
      return stored.map((item, index) => {
        const { state = 'unknown', current = null } = checked[index] ?? {}
        return { ...item, state, current }
      })
    },

    /** A product that is there already stays as it was added. // WISH-11 */
    async add(customerId: string, locale: Locale, identity: ProductIdentity): Promise<Added> {
      const owner = { customerId, market: locale.market }
      if (await has(db, owner, identity)) return { ok: true, isNew: false }
      const described = await describeProduct(locale, identity)
      if (!described) return { ok: false, refusal: { code: 'product-not-found' } }
      return database.inTransaction(async (tx) => {
        // Those of one customer follow each other, so that many at a time do not pass the limit together.
        await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wishlist ${customerId}`}, 0))`)
        if (await has(tx.db, owner, identity)) return { ok: true, isNew: false }
        const [held] = await tx.db.select({ total: count() }).from(wishlistItems).where(ownedBy(owner))
        if (held && held.total >= maxWishlistItems) return { ok: false, refusal: { code: 'wishlist-full' } }
        const row = { ...described, customerId, market: locale.market.id, product: formatProductIdentity(identity) }
        const { rowCount } = await tx.db.insert(wishlistItems).values(row).onConflictDoNothing()
        return { ok: true, isNew: rowCount === 1 }
      })
    },

    /** Whether it was there. */
    async remove(owner: WishlistOwner, identity: ProductIdentity): Promise<boolean> {
      const { rowCount } = await db.delete(wishlistItems).where(isProduct(owner, identity))
      return rowCount === 1
    },

    async clear(owner: WishlistOwner): Promise<void> {
      await db.delete(wishlistItems).where(ownedBy(owner))
    },
  }
}
