import { toHandle } from '@dvaput/platform/catalogue/to-handle'
import type { Shop } from '@dvaput/platform/tables/shops.table'
import { demoProducts } from './demo-products.ts'
import type { LocalizedText } from './localized-text.ts'
import type { DemoProduct } from './product.ts'
import { createRandom, hashOf } from './random.ts'
import { chooseOpening } from './texts/describe.ts'
import { decideState, type UnitState } from './unit-state.ts'

/** Products as one shop has them. */
export type ShelfItem = {
  readonly product: DemoProduct
  readonly handle: string
  readonly state: UnitState
  /** How its description begins: otherwise than its neighbour's. */
  readonly opening: LocalizedText
  readonly isOnSale: boolean
  /** Units of each variant in turn; of more variants than these, none. */
  readonly stock: readonly number[]
  readonly hoursOld: number
}

/** A second shop has its own part of the range: the first of every type and every other one after them. */
const alwaysCarried = 6
const carries = (isFullRange: boolean, turn: number): boolean => isFullRange || turn < alwaysCarried || turn % 2 === 0

/** One in seven is reduced, one in twelve sold out; types with few products keep all of theirs. */
const isReduced = (turn: number): boolean => turn % 7 === 3
const isSoldOut = (turn: number): boolean => turn % 12 === 7

const maxVariants = 9

const pickStock = ({ product, key, turn }: { product: DemoProduct; key: string; turn: number }): number[] => {
  const random = createRandom(`stock ${key}`)
  if (isSoldOut(turn)) return []
  return Array.from({ length: maxVariants }, (_, index) => {
    if (product.fresh) return random.between(2, 40)
    // The first variant is there while the product is.
    if (index > 0 && random.chance(0.2)) return 0
    return random.chance(0.4) ? 1 : random.between(2, product.bam < 200 ? 24 : 9)
  })
}

const hoursInYear = 8760
const youngestHours = 2
/** More came lately than long ago: about one in forty within a day, one in twelve within a week. */
const hoursOfRank = (rank: number, count: number): number => youngestHours + hoursInYear * (rank / count) ** 1.6

const countVariants = ({ memories = [], storages = [], colours = [] }: DemoProduct): number =>
  [memories, storages, colours].reduce((product, { length }) => product * Math.max(1, length), 1)

/** With their places among those of their type. */
const takeTurns = (all: readonly DemoProduct[]): { product: DemoProduct; turn: number }[] => {
  const turns = new Map<string, number>()
  return all.map((product) => {
    const turn = turns.get(product.type) ?? 0
    turns.set(product.type, turn + 1)
    return { product, turn }
  })
}

/** What the shop has, in the order of its numbers; the same whenever it is asked. */
export const stockShelf = (shop: Pick<Shop, 'handle'>): readonly ShelfItem[] => {
  const carried = takeTurns(demoProducts).filter(({ turn }) => carries(shop.handle === 'main', turn))
  const own = takeTurns(carried.map(({ product }) => product))
  const keys = own.map(({ product }) => `${shop.handle}/${product.title}`)
  // Ranked by hash, so that what is new is not all of one kind.
  const ranks = new Map(keys.toSorted((one, other) => hashOf(one) - hashOf(other)).map((key, rank) => [key, rank]))
  const openings = new Map<string, LocalizedText>()
  return own.map(({ product, turn }, index) => {
    const key = keys[index] ?? ''
    const stock = pickStock({ product, key, turn }).slice(0, countVariants(product))
    const units = stock.reduce((sum, count) => sum + count, 0)
    const state = decideState(product, key, units)
    const opening = chooseOpening(product, state, turn, openings.get(product.type))
    openings.set(product.type, opening)
    return {
      product,
      stock,
      state,
      opening,
      handle: toHandle(product.title),
      isOnSale: isReduced(turn) && product.held !== 'no price',
      hoursOld: hoursOfRank(ranks.get(key) ?? 0, keys.length),
    }
  })
}
