import { allModels } from '../models/all-models.ts'
import { describe } from '../texts/describe.ts'
import { writeTitle } from '../texts/title.ts'
import { parentOf } from './category-tree.ts'
import { type Draft, draftListings } from './draft.ts'
import type { Item, NoPrice } from './item.ts'
import { pictureKeys } from './looks.ts'
import { draftLots } from './lots.ts'
import { createRandom, type Random } from './random.ts'

const seed = 20_240_611
const firstNumber = 20_410_000
const batchSize = 45
/** Unsold items are listed anew after this time, so that there are always some that have just arrived. */
export const cycleMinutes = 180 * 24 * 60

const decidePrice = ({ usdCents }: Draft, random: Random): Item['price'] => {
  if (random.chance(0.03)) return random.pick<NoPrice>(['absent', 'null', 'zero'])
  if (!random.chance(0.12)) return { usdCents }
  return { usdCents, beforeUsdCents: Math.round((usdCents * random.between(112, 160)) / 10_000) * 100 }
}

const decideStock = ({ quantity }: Draft, random: Random): Pick<Item, 'quantity' | 'status'> => {
  if (random.chance(0.025)) return { quantity: 0, status: 'sold' }
  return { quantity, status: random.chance(0.01) ? 'draft' : 'active' }
}

const toSlug = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const toTags = ({ model, condition, subcategory, lot }: Draft): string[] => [
  ...new Set([
    ...parentOf(subcategory).tags,
    model.vendor,
    model.type,
    condition.name,
    ...(condition.grade ? [`grade-${condition.grade.toLowerCase()}`] : []),
    ...(lot ? [`lot of ${lot}`] : []),
    String(model.year),
  ]),
]

const toItem = (draft: Draft, index: number, random: Random): Item => {
  const { model, configuration, condition, subcategory, type, lot } = draft
  const batch = Math.floor(index / batchSize)
  const number = firstNumber + index * 7
  const description = describe(draft, random)
  const words = [
    lot ? `lot of ${lot}` : '',
    model.name,
    ...configuration,
    condition.grade ? `grade ${condition.grade}` : '',
  ]
  return {
    number,
    sku: `ERA-${type.slice(0, 3).toUpperCase()}-${(number * 31).toString(36).toUpperCase()}`,
    platformId: String(265_000_000_000 + number * 1_337),
    handle: `${toSlug(words.join(' '))}-${number}`,
    title: writeTitle(draft, batch, random),
    ...(description !== undefined && { description }),
    vendor: model.vendor,
    type,
    category: parentOf(subcategory).category,
    subcategory,
    tags: toTags(draft),
    condition: condition.name,
    ...(condition.grade && { grade: condition.grade }),
    price: decidePrice(draft, random),
    ...(!random.chance(0.06) && { grams: draft.grams }),
    ...decideStock(draft, random),
    pictures: random.chance(0.05) ? [] : pictureKeys(model).slice(0, random.between(1, 4)),
    batch,
    arrivalMinute: (batch * 3_413 + random.below(90)) % cycleMinutes,
  }
}

/** The whole inventory, the same in every run. */
export const generateItems = (): Item[] => {
  const random = createRandom(seed)
  const drafts = [
    ...allModels.flatMap((model) => draftListings(model, random.between(5, 7), random)),
    ...draftLots(allModels, random),
  ]
  return random.shuffle(drafts).map((draft, index) => toItem(draft, index, random))
}
