import { cacheLifetimesMs } from '@dvaput/domain/catalogue/lifetimes'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { LiveProduct, ReadLiveProducts } from '@dvaput/integrations/storefront/read-live-products'
import { shownVariant } from '@dvaput/integrations/storefront/shown-variant'
import type { CatalogueProduct } from './catalogue-products.table.ts'

type Row = Pick<
  CatalogueProduct,
  'shop' | 'id' | 'gid' | 'available' | 'stock' | 'priceMinor' | 'compareAtMinor' | 'variants'
>

type Needs = {
  readonly read: Readonly<Record<ShopHandle, ReadLiveProducts>>
  /** Told of products whose copy says something else, so that it can be mended. */
  readonly onDifference: (shop: ShopHandle, ids: readonly number[]) => void
  readonly now?: () => number
}

/** Null for what the shop has no more. */
type Kept = { readonly live: LiveProduct | null; readonly until: number }

const askedAtOnce = 100
const maxKept = 20_000

const isSame = (one: Row, other: Row) =>
  one.available === other.available &&
  one.stock === other.stock &&
  one.priceMinor === other.priceMinor &&
  one.compareAtMinor === other.compareAtMinor

const joinOne = <Given extends Row>(row: Given, live: LiveProduct | null | undefined): Given => {
  if (live === undefined) return row
  if (live === null) return { ...row, available: false, stock: 0 }
  const variants = row.variants.map((variant) => ({ ...variant, ...live.variants.get(variant.gid) }))
  const shown = shownVariant(variants)
  return {
    ...row,
    variants,
    available: live.available,
    stock: live.stock,
    priceMinor: shown?.priceMinor ?? row.priceMinor,
    compareAtMinor: shown ? shown.compareAtMinor : row.compareAtMinor,
  }
}

/** Our copy joined with price and stock as they are now, no older than half a minute. // spec §9 Time: stock 30 s */
export const createLiveProducts = ({ read, onDifference, now = Date.now }: Needs) => {
  const kept = new Map<string, Kept>()
  const keyOf = ({ shop, gid }: Pick<Row, 'shop' | 'gid'>) => `${shop} ${gid}`

  const isFresh = (row: Row) => (kept.get(keyOf(row))?.until ?? 0) > now()

  const readSome = async (shop: ShopHandle, gids: readonly string[], signal: AbortSignal | undefined) => {
    const found = new Map((await read[shop](gids, { signal })).map((live) => [live.gid, live]))
    for (const gid of gids) {
      const key = keyOf({ shop, gid })
      kept.delete(key)
      kept.set(key, { live: found.get(gid) ?? null, until: now() + cacheLifetimesMs.stock })
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break
      kept.delete(oldest)
    }
  }

  const readMissing = async (rows: readonly Row[], signal: AbortSignal | undefined) => {
    const asking: Promise<void>[] = []
    for (const [shop, some] of Map.groupBy(rows, (row) => row.shop)) {
      const gids = [...new Set(some.map(({ gid }) => gid))]
      for (let from = 0; from < gids.length; from += askedAtOnce)
        asking.push(readSome(shop, gids.slice(from, from + askedAtOnce), signal))
    }
    await Promise.all(asking)
  }

  return {
    /** Throws where the shop cannot be asked: the rows as they are then are another source's answer. */
    async join<Given extends Row>(rows: readonly Given[], signal?: AbortSignal): Promise<Given[]> {
      await readMissing(
        rows.filter((row) => !isFresh(row)),
        signal,
      )
      const joined = rows.map((row) => joinOne(row, kept.get(keyOf(row))?.live))
      const different = rows.filter((row, index) => !isSame(row, joined[index] ?? row))
      for (const [shop, some] of Map.groupBy(different, (row) => row.shop))
        onDifference(
          shop,
          some.map(({ id }) => id),
        )
      return joined
    },
  }
}
