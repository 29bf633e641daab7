import { type Condition, pickCondition } from './condition.ts'
import { type Kind, kinds } from './kinds.ts'
import type { Model } from './model.ts'
import type { Random } from './random.ts'

/** What lies in the warehouse, before a clerk has written about it. */
export type Draft = {
  readonly model: Model
  readonly configuration: readonly string[]
  readonly condition: Condition
  readonly subcategory: string
  readonly type: string
  readonly quantity: number
  /** Pieces sold as one. */
  readonly lot?: number
  readonly usdCents: number
  readonly grams: number
}

const piecesOf = { 'matched pair': 2, 'set of 4': 4 } as Readonly<Record<string, number>>
export const pickQuantity = (kind: Kind, random: Random): number => {
  const heap = random.pick<number>(kinds[kind].heaps)
  return heap === 1 ? 1 : random.between(Math.ceil(heap * 0.6), heap)
}

/** All ways to choose, the cheapest first. */
export const configurationsOf = ({ choices }: Model): string[][] =>
  choices.reduce<string[][]>((made, list) => made.flatMap((some) => list.map((value) => [...some, value])), [[]])

export const piecesIn = (configuration: readonly string[]) =>
  configuration.reduce((pieces, value) => pieces * (piecesOf[value] ?? 1), 1)

/** Of one in this configuration and condition; ends in 95 or 99 cents above ten dollars, as price tags do. */
export const priceOf = ({ kind, choices, usd }: Model, configuration: readonly string[], { percent }: Condition) => {
  const steps = configuration.reduce(
    (sum, value, index) => sum + (piecesOf[value] ? 0 : (choices[index]?.indexOf(value) ?? 0)),
    0,
  )
  const cents = (usd * (100 + steps * kinds[kind].step) * percent * piecesIn(configuration)) / 100
  const tagged = Math.round(cents / 100) * 100
  return tagged > 1000 ? tagged - (steps % 2 === 0 ? 1 : 5) : Math.max(99, Math.round(cents))
}

export const weightOf = ({ grams }: Model, configuration: readonly string[]) => grams * piecesIn(configuration)

/** Some listings of a model, no two of the same configuration and condition. */
export const draftListings = (model: Model, count: number, random: Random): Draft[] => {
  const configurations = random.shuffle(configurationsOf(model))
  const taken = new Set<string>()
  const drafts: Draft[] = []
  for (let index = 0; index < count * 3 && drafts.length < count; index += 1) {
    const configuration = configurations[index % configurations.length] ?? []
    const condition = pickCondition(model, random)
    const key = `${configuration.join()} ${condition.name}`
    if (taken.has(key)) continue
    taken.add(key)
    drafts.push({
      model,
      configuration,
      condition,
      subcategory: model.subcategory,
      type: model.type,
      quantity: pickQuantity(model.kind, random),
      usdCents: priceOf(model, configuration, condition),
      grams: weightOf(model, configuration),
    })
  }
  return drafts
}
