import { kinds } from './kinds.ts'
import type { Model } from './model.ts'
import type { Random } from './random.ts'

export type Grade = 'A' | 'B' | 'C'
export type Condition = {
  /** As the warehouse writes it in item_condition. */
  readonly name: string
  readonly grade?: Grade
  /** Of the price in good used condition, in per cent. */
  readonly percent: number
}

const conditions = {
  new: { name: 'New', percent: 160 },
  openBox: { name: 'Open Box', percent: 132 },
  refurbished: { name: 'Refurbished', grade: 'A', percent: 120 },
  excellent: { name: 'Used - Excellent', grade: 'A', percent: 110 },
  good: { name: 'Used - Good', grade: 'B', percent: 100 },
  fair: { name: 'Used - Fair', grade: 'C', percent: 78 },
  parts: { name: 'For Parts', percent: 34 },
} as const satisfies Record<string, Condition>

const { new: fresh, openBox, refurbished, excellent, good, fair, parts } = conditions
/** Each as often as it stands here. */
const usual = [
  refurbished,
  refurbished,
  excellent,
  excellent,
  excellent,
  good,
  good,
  good,
  good,
  good,
  fair,
  fair,
  parts,
]
const alsoNew = [...usual, fresh, openBox]
const soldNewSince = 2019

export const pickCondition = ({ year, kind }: Model, random: Random): Condition =>
  random.pick(year >= soldNewSince || kinds[kind].isPart ? alsoNew : usual)

/** A pallet is graded as a whole. */
export const lotConditions = [excellent, good, good, fair, fair] as const
