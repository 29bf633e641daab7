import { toHandle } from '../catalogue/to-handle.ts'
import type { Shop } from '../tables/shops.table.ts'
import { demoGoods } from './demo-products.ts'
import type { Goods } from './product.ts'
import { createRandom, hashOf } from './random.ts'
import { chooseOpening } from './texts/describe.ts'
import type { Words } from './translations.ts'
import { decideState, type UnitState } from './unit-state.ts'

/** Goods as one shop has them. */
export type ShelfItem = {
  readonly goods: Goods
  readonly handle: string
  readonly state: UnitState
  /** How its description begins: otherwise than its neighbour's. */
  readonly opening: Words
  readonly isOnSale: boolean
  /** Units of each variant in turn; of more variants than these, none. */
  readonly stock: readonly number[]
  readonly hoursOld: number
}

/** A second shop has its own part of the range: the first of every type and every other one after them. */
const keptWhole = 6
const carries = (isWhole: boolean, turn: number): boolean => isWhole || turn < keptWhole || turn % 2 === 0

/** One in seven is reduced, one in twelve sold out; types with few goods keep all of theirs. */
const isReduced = (turn: number): boolean => turn % 7 === 3
const isSoldOut = (turn: number): boolean => turn % 12 === 7

const mostVariants = 9

const drawStock = ({ goods, key, turn }: { goods: Goods; key: string; turn: number }): number[] => {
  const random = createRandom(`stock ${key}`)
  if (isSoldOut(turn)) return []
  return Array.from({ length: mostVariants }, (_, index) => {
    if (goods.fresh) return random.between(2, 40)
    // The first variant is there while the product is.
    if (index > 0 && random.chance(0.2)) return 0
    return random.chance(0.4) ? 1 : random.between(2, goods.bam < 200 ? 24 : 9)
  })
}

const hoursInYear = 8760
const youngestHours = 2
/** More came lately than long ago: about one in forty within a day, one in twelve within a week. */
const hoursOfRank = (rank: number, count: number): number => youngestHours + hoursInYear * (rank / count) ** 1.6

const countVariants = ({ memories = [], storages = [], colours = [] }: Goods): number =>
  [memories, storages, colours].reduce((product, { length }) => product * Math.max(1, length), 1)

/** With their places among those of their type. */
const takeTurns = (all: readonly Goods[]): { goods: Goods; turn: number }[] => {
  const turns = new Map<string, number>()
  return all.map((goods) => {
    const turn = turns.get(goods.type) ?? 0
    turns.set(goods.type, turn + 1)
    return { goods, turn }
  })
}

/** What the shop has, in the order of its numbers; the same whenever it is asked. */
export const stockShelf = (shop: Pick<Shop, 'handle'>): readonly ShelfItem[] => {
  const carried = takeTurns(demoGoods).filter(({ turn }) => carries(shop.handle === 'main', turn))
  const own = takeTurns(carried.map(({ goods }) => goods))
  const keys = own.map(({ goods }) => `${shop.handle}/${goods.title}`)
  // Ranked by hash, so that what is new is not all of one kind.
  const ranks = new Map(keys.toSorted((one, other) => hashOf(one) - hashOf(other)).map((key, rank) => [key, rank]))
  const openings = new Map<string, Words>()
  return own.map(({ goods, turn }, index) => {
    const key = keys[index] ?? ''
    const stock = drawStock({ goods, key, turn }).slice(0, countVariants(goods))
    const units = stock.reduce((sum, count) => sum + count, 0)
    const state = decideState(goods, key, units)
    const opening = chooseOpening(goods, state, turn, openings.get(goods.type))
    openings.set(goods.type, opening)
    return {
      goods,
      stock,
      state,
      opening,
      handle: toHandle(goods.title),
      isOnSale: isReduced(turn) && goods.held !== 'no price',
      hoursOld: hoursOfRank(ranks.get(key) ?? 0, keys.length),
    }
  })
}
