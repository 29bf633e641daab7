import type { Database } from '@dvaput/database/open-database'
import type { AddRefusal, Cart } from '@dvaput/domain/cart/cart'
import { lineKey } from '@dvaput/domain/cart/cart-line'
import type { CartChange, CartSync } from '@dvaput/domain/cart/cart-sync'
import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import type { Locale } from '@dvaput/domain/markets/locale'
import { formatProductIdentity, type ProductIdentity } from '@dvaput/domain/products/product-identity'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ImportedProducts } from '../international/imported-products.ts'
import type { CartLines } from './cart-lines.ts'
import { createDescribeLines, type DescribedLine } from './describe-lines.ts'
import { resolveCartSync } from './resolve-cart-sync.ts'
import { lockCart, readLiveLines, toCart, writeCart } from './server-cart-rows.ts'

type Needs = {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'details'>
  readonly imported: Pick<ImportedProducts, 'findByIds'>
  readonly cartLines: CartLines
}

type Synced = {
  readonly cart: Cart
  readonly revision: number
  /** Products that could not be stored; the browser keeps them. */
  readonly notStored: readonly string[]
}

const rememberedKeys = 20

type FormChange = Omit<CartChange, 'agoMs'>

/** Made on a page of ours at this moment, so newer than anything stored. */
const changesNow = (changes: readonly FormChange[]): CartSync => ({
  revision: 0,
  changes: changes.map((change) => ({ ...change, agoMs: 0 })),
})

const orNothing = (error: unknown): never[] => {
  if (error instanceof IntegrationError) return []
  throw error
}

export type ServerCart = ReturnType<typeof createServerCart>

/** The cart of a customer in one market, the same on every device. */
export const createServerCart = ({ database, catalogue, imported, cartLines }: Needs) => {
  const describeLines = createDescribeLines({ catalogue, imported, cartLines })
  const ownerOf = (customerId: string, { market }: Pick<Locale, 'market'>) => ({ customerId, market: market.id })

  const read = async (customerId: string, locale: Pick<Locale, 'market'>): Promise<Cart> =>
    toCart(await readLiveLines(database, ownerOf(customerId, locale)))

  /** Products that the cart does not hold, so that a line of theirs can be stored. */
  const describeNew = async (customerId: string, locale: Locale, identities: readonly ProductIdentity[]) => {
    const held = new Set((await read(customerId, locale)).map(lineKey))
    const missing = identities.filter((identity) => !held.has(formatProductIdentity(identity)))
    return describeLines(locale, missing, customerId)
  }

  const write = (
    customerId: string,
    locale: Locale,
    toSync: (cart: Cart) => CartSync,
    described: ReadonlyMap<string, DescribedLine> = new Map(),
  ): Promise<Synced> => {
    const owner = ownerOf(customerId, locale)
    return database.inTransaction(async (tx) => {
      const { now, ...stored } = await lockCart(tx, owner)
      const sync = toSync(toCart(stored.lines))
      const { written, lines, notStored, isNewCart, revision } = resolveCartSync(stored, sync, { now, described })
      if (written.length === 0 && !isNewCart) return { cart: toCart(lines), revision: stored.revision, notStored }
      const keys = isNewCart && sync.guestCart ? [...stored.mergedKeys, sync.guestCart.key] : stored.mergedKeys
      await writeCart(tx, owner, { revision, lines: written, mergedKeys: keys.slice(-rememberedKeys) })
      return { cart: toCart(lines), revision, notStored }
    })
  }

  return {
    read,

    /** With price and stock of now; nothing where no source answers. */
    async check(customerId: string, locale: Locale): Promise<{ cart: Cart; checked: readonly CheckedLine[] }> {
      const cart = await read(customerId, locale)
      return { cart, checked: await cartLines(locale, cart, customerId).catch(orNothing) }
    },

    /** Merges what the browser has, and says what the cart is now. */
    async sync(customerId: string, locale: Locale, sync: CartSync): Promise<Synced> {
      const wanted = [...(sync.guestCart?.lines ?? []), ...sync.changes].filter(({ quantity }) => quantity > 0)
      const described = await describeNew(
        customerId,
        locale,
        wanted.map(({ identity }) => identity),
      ).catch((error: unknown) => new Map<string, DescribedLine>(orNothing(error)))
      return write(customerId, locale, () => sync, described)
    },

    /** Adds to the quantity of a line, up to the stock. // CART-09, CART-11 */
    async add(
      customerId: string,
      locale: Locale,
      identity: ProductIdentity,
      quantity: number,
    ): Promise<AddRefusal | null> {
      const key = formatProductIdentity(identity)
      const described = await describeLines(locale, [identity], customerId)
      const limit = described.get(key)?.limit ?? 0
      if (limit < 1) return 'sold-out'
      if (quantity > limit) return 'exceeds-stock'
      let isTooMany = false
      const grow = (cart: Cart): CartSync => {
        const wanted = (cart.find((line) => lineKey(line) === key)?.quantity ?? 0) + quantity
        isTooMany = wanted > limit
        return changesNow([{ identity, quantity: Math.min(wanted, limit) }])
      }
      const { notStored } = await write(customerId, locale, grow, described)
      if (notStored.length > 0) return 'cart-full'
      return isTooMany ? 'exceeds-stock' : null
    },

    /** A quantity from 1 to the stock, or 0 to remove the line. */
    async setQuantity(customerId: string, locale: Locale, identity: ProductIdentity, quantity: number): Promise<void> {
      const described =
        quantity > 0 ? await describeLines(locale, [identity], customerId) : new Map<string, DescribedLine>()
      const limit = described.get(formatProductIdentity(identity))?.limit ?? 0
      const clamped = limit > 0 ? Math.min(quantity, limit) : quantity
      await write(customerId, locale, () => changesNow([{ identity, quantity: clamped }]))
    },

    async clear(customerId: string, locale: Locale): Promise<void> {
      await write(customerId, locale, (cart) => changesNow(cart.map(({ identity }) => ({ identity, quantity: 0 }))))
    },
  }
}
