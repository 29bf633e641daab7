import { gradeTable } from '@dvaput/domain/catalogue/condition/grade-table'
import { checklistOf, kindOf } from './kinds.ts'
import type { LocalizedText } from './localized-text.ts'
import type { DemoProduct } from './product.ts'
import { createRandom, type Random } from './random.ts'
import { newBattery } from './texts/new-battery.ts'
import { proses } from './texts/prose.ts'
import type { Part, ProseBank } from './texts/prose-bank.ts'
import type { Condition, Grade } from './texts/state.ts'
import { resultOf } from './texts/test-results.ts'
import { hardlyWorn, noneWorse, onSomeUnits, wear, type Zone } from './texts/wear.ts'

/** How the units of a batch are; made up, but always the same. */
export type UnitState = {
  readonly condition: Condition
  readonly grade?: Grade
  /** Per cent of what it held when new, guaranteed for every unit; measured where there is only one. */
  readonly batteryHealth?: number
  readonly warrantyMonths: number
  readonly notes: readonly LocalizedText[]
  readonly tested: readonly LocalizedText[]
  readonly replaced: readonly Part[]
  /** Of all variants together. */
  readonly units: number
}

type Worn = Exclude<Condition, 'new'>

const warrantyMonths = { new: 24, refurbished: 12, used: 6 } as const satisfies Record<Condition, number>
/** Per cent of what the battery held when new. */
const batteryRange = {
  refurbished: [82, 97],
  used: [71, 91],
} as const satisfies Record<Worn, readonly [number, number]>
/** In a hundred: how many are grade A, how many A or B. */
const gradeShares = { refurbished: [55, 92], used: [30, 78] } as const satisfies Record<Worn, readonly [number, number]>

const pickGrade = (condition: Worn, random: Random): Grade => {
  const [shareA, shareAOrB] = gradeShares[condition]
  const drawn = random.below(100)
  if (drawn < shareA) return 'A'
  return drawn < shareAOrB ? 'B' : 'C'
}

const pickZones = (product: DemoProduct, grade: Grade, replaced: readonly Part[], random: Random): readonly Zone[] => {
  if (grade === 'A') return []
  const worn = kindOf(product).zones.filter((zone) => !replaced.some(({ renews }) => renews === zone))
  return random.pickSome(worn, 2)
}

/** Of one unit, its marks; of several, what some of them have and that none is worse. // divergences D-20 */
const pickNotes = (zones: readonly Zone[], grade: Grade, units: number, random: Random): LocalizedText[] => {
  if (grade === 'A') return [random.pick(hardlyWorn[units === 1 ? 'single' : 'batch'])]
  const marks = zones.map((zone, index) => random.pick(wear[zone][grade === 'C' && index === 0 ? 'C' : 'B']))
  return units === 1 ? marks : [...marks.map(onSomeUnits), noneWorse(grade)]
}

/** Steps in which a battery is guaranteed for a whole batch. */
const batteryStep = 5
const guaranteed = (health: number, units: number): number =>
  units === 1 ? health : Math.floor(health / batteryStep) * batteryStep

export const decideState = (product: DemoProduct, key: string, units: number): UnitState => {
  if (product.fresh)
    return { condition: 'new', warrantyMonths: warrantyMonths.new, notes: [], tested: [], replaced: [], units }
  const random = createRandom(`state ${key}`)
  const { battery, prose: proseName } = kindOf(product)
  const prose: ProseBank = proses[proseName]
  const condition = random.chance(0.6) ? 'refurbished' : 'used'
  const drawn = pickGrade(condition, random)
  const grade = product.grade ?? (product.featured ? 'A' : drawn)
  const isOpened = condition === 'refurbished' && random.chance(0.6)
  const replaced = isOpened ? random.pickSome(prose.parts, random.between(1, 2)) : []
  const [lowest, highest] = batteryRange[condition]
  const health = Math.max(random.between(lowest, highest), gradeTable[grade].batteryPercent)
  const batteryHealth = replaced.includes(newBattery) ? 100 : guaranteed(health, units)
  const zones = pickZones(product, grade, replaced, random)
  const tested = { zones, units, health: battery && batteryHealth }
  return {
    condition,
    grade,
    ...(battery && { batteryHealth }),
    warrantyMonths: warrantyMonths[condition],
    notes: pickNotes(zones, grade, units, random),
    tested: checklistOf(product).map((name) => resultOf(name, tested)),
    replaced,
    units,
  }
}
