import { countedProductTags } from '@dvaput/domain/catalogue/catalogue-tags'
import { chooseVariant } from '@dvaput/domain/catalogue/choose-variant'
import { cacheLifetimesMs } from '@dvaput/domain/catalogue/lifetimes'
import { createTaggedCache } from '@dvaput/domain/flow/tagged-cache'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { LiveProduct, ReadLiveProducts } from '@dvaput/integrations/storefront/read-live-products'
import type { CatalogueProduct } from '../catalogue-sync/catalogue-products.table.ts'

/** What price and stock of now are joined to. */
export type LiveRow = Pick<
  CatalogueProduct,
  'shop' | 'id' | 'gid' | 'handle' | 'available' | 'stock' | 'priceMinor' | 'compareAtMinor' | 'variants'
>

type Needs = {
  readonly read: Readonly<Record<ShopHandle, ReadLiveProducts>>
  /** Called with products whose replica differs, so that they can be synced. */
  readonly onDifference: (shop: ShopHandle, ids: readonly number[]) => void
  readonly now?: () => number
}

/** Null for what the shop has no more. */
type Cached = { readonly live: LiveProduct | null; readonly until: number }

const readAtOnce = 100
const maxCached = 20_000

const isSame = (one: LiveRow, other: LiveRow) =>
  one.available === other.available &&
  one.stock === other.stock &&
  one.priceMinor === other.priceMinor &&
  one.compareAtMinor === other.compareAtMinor

const joinOne = <Given extends LiveRow>(row: Given, live: LiveProduct | null | undefined): Given => {
  if (live === undefined) return row
  if (live === null) return { ...row, available: false, stock: 0 }
  const variants = row.variants.map((variant) => ({ ...variant, ...live.variants.get(variant.gid) }))
  const cheapest = chooseVariant(variants)
  return {
    ...row,
    variants,
    available: live.available,
    stock: live.stock,
    priceMinor: cheapest?.priceMinor ?? row.priceMinor,
    compareAtMinor: cheapest ? cheapest.compareAtMinor : row.compareAtMinor,
  }
}

export type LiveProducts = ReturnType<typeof createLiveProducts>

/** Joins rows of the replica with live price and stock, at most half a minute old. // CACHE-03 */
export const createLiveProducts = ({ read, onDifference, now = Date.now }: Needs) => {
  const cache = createTaggedCache<Cached>({ maxSize: maxCached })
  const keyOf = ({ shop, gid }: Pick<LiveRow, 'shop' | 'gid'>) => `${shop} ${gid}`

  const readSome = async (rows: readonly LiveRow[], signal: AbortSignal | undefined) => {
    const [first] = rows
    if (!first) return []
    const startedIn = cache.generation()
    const liveProducts = await read[first.shop](
      rows.map(({ gid }) => gid),
      { signal },
    )
    const byGid = new Map(liveProducts.map((live) => [live.gid, live]))
    return rows.map((row): [string, LiveProduct | null] => {
      const live = byGid.get(row.gid) ?? null
      const tags = countedProductTags(row.shop, [row.handle])
      cache.set(keyOf(row), { live, until: now() + cacheLifetimesMs.stock }, { tags, startedIn })
      return [keyOf(row), live]
    })
  }

  const readLive = async (rows: readonly LiveRow[], signal: AbortSignal | undefined) => {
    const fresh = rows.flatMap((row): [string, LiveProduct | null][] => {
      const known = cache.get(keyOf(row))
      return known && !known.isDropped && known.value.until > now() ? [[keyOf(row), known.value.live]] : []
    })
    const live = new Map(fresh)
    const missing = [...new Map(rows.filter((row) => !live.has(keyOf(row))).map((row) => [keyOf(row), row])).values()]
    const reading: ReturnType<typeof readSome>[] = []
    for (const some of Map.groupBy(missing, ({ shop }) => shop).values())
      for (let from = 0; from < some.length; from += readAtOnce)
        reading.push(readSome(some.slice(from, from + readAtOnce), signal))
    for (const [key, read] of (await Promise.all(reading)).flat()) live.set(key, read)
    return live
  }

  return {
    /** Throws where the shop is unavailable: the next source returns the rows without live prices. */
    async join<Given extends LiveRow>(rows: readonly Given[], signal?: AbortSignal): Promise<Given[]> {
      const live = await readLive(rows, signal)
      const joined = rows.map((row) => joinOne(row, live.get(keyOf(row))))
      const different = rows.filter((row, index) => !isSame(row, joined[index] ?? row))
      for (const [shop, some] of Map.groupBy(different, (row) => row.shop))
        onDifference(
          shop,
          some.map(({ id }) => id),
        )
      return joined
    },

    /** The replica has changed: a cached live price is older and would undo it. */
    drop: cache.drop,
  }
}
