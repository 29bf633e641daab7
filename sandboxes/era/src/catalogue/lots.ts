import { lotConditions } from './condition.ts'
import { configurationsOf, type Draft, piecesIn, priceOf, weightOf } from './draft.ts'
import type { Model } from './model.ts'
import type { Random } from './random.ts'

type LotRule = {
  readonly from: readonly string[]
  /** Pieces in a box or on a pallet. */
  readonly sizes: readonly number[]
  readonly packingGrams: number
}

const pallet = 18_000
const box = 900

/** Which items are sold by the lot, and in which lots. */
const lotRules = {
  'lotes-notebooks': {
    from: ['notebooks-empresariales', 'chromebooks', 'macbook-air', 'notebooks-2-en-1'],
    sizes: [5, 10, 20, 30, 60],
    packingGrams: pallet,
  },
  'lotes-desktop': {
    from: ['torres', 'small-form-factor', 'mini-pc', 'todo-en-uno'],
    sizes: [5, 10, 20, 40],
    packingGrams: pallet,
  },
  'lotes-celulares': {
    from: ['samsung-galaxy', 'google-pixel', 'otros-android', 'iphone'],
    sizes: [10, 20, 50, 100],
    packingGrams: box,
  },
  'lotes-tablets': {
    from: ['tablets-android', 'ipad', 'lectores-electronicos'],
    sizes: [5, 10, 25, 50],
    packingGrams: box,
  },
  'lotes-monitores': { from: ['monitores'], sizes: [6, 12, 24, 36], packingGrams: pallet },
  'lotes-memorias-y-discos': {
    from: ['componentes', 'discos', 'partes-de-servidor'],
    sizes: [10, 25, 50, 100, 200],
    packingGrams: box,
  },
  'lotes-redes-y-servidores': {
    from: ['switches', 'access-points', 'servidores', 'firewalls', 'routers'],
    sizes: [4, 8, 10, 20],
    packingGrams: pallet,
  },
} as const satisfies Record<string, LotRule>

const lotsOfEach = 30
/** Per cent of the price of the pieces. */
const lotPercent = 82

const toLot = (model: Model, subcategory: string, { sizes, packingGrams }: LotRule, random: Random): Draft => {
  const configuration = random.pick(configurationsOf(model).filter((each) => piecesIn(each) === 1))
  const condition = random.pick(lotConditions)
  const lot = random.pick(sizes)
  const item = { model, configuration, condition, subcategory, type: 'Wholesale Lot' } as const
  const each = Math.round((priceOf(model, configuration, condition) * lotPercent) / 100)
  const grams = weightOf(model, configuration)
  // A third is not packed yet: sold by the piece, from a heap of hundreds.
  return random.chance(1 / 3)
    ? { ...item, quantity: random.between(lot, lot * 12), usdCents: each, grams }
    : { ...item, lot, quantity: random.between(1, 12), usdCents: each * lot, grams: grams * lot + packingGrams }
}

export const draftLots = (models: readonly Model[], random: Random): Draft[] =>
  Object.entries<LotRule>(lotRules).flatMap(([subcategory, rule]) => {
    const sources = random.shuffle(models.filter((model) => rule.from.includes(model.subcategory)))
    return Array.from({ length: lotsOfEach }, (_, index) =>
      toLot(sources[index % sources.length] as Model, subcategory, rule, random),
    )
  })
