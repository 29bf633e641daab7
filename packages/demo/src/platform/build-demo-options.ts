import { type Language, languages } from '@dvaput/domain/text/language'
import type { OptionInput } from '@dvaput/platform/catalogue/product-input'
import { type OptionName, optionNames } from './demo-labels.ts'
import { type Colour, colours } from './pictures/colours.ts'
import type { DemoProduct } from './product.ts'
import { createRandom } from './random.ts'
import { formatGigabytes } from './specs.ts'

type Choice = { readonly name: OptionName; readonly values: readonly (number | Colour)[] }

const choicesOf = ({ memories = [], storages = [], colours: painted = [] }: DemoProduct): Choice[] =>
  (
    [
      { name: 'memory', values: memories },
      { name: 'storage', values: storages },
      { name: 'colour', values: painted },
    ] as const
  ).filter(({ values }) => values.length > 0)

const nameOf = (value: number | Colour, language: Language): string =>
  typeof value === 'number' ? formatGigabytes(value, language) : colours[value][language]

const buildOption = ({ name, values }: Choice, first: Language): OptionInput => ({
  name: optionNames[name][first],
  values: values.map((value) => nameOf(value, first)),
  translations: Object.fromEntries(
    languages
      .filter((language) => language !== first)
      .map((language) => [
        language,
        { name: optionNames[name][language], values: values.map((value) => nameOf(value, language)) },
      ]),
  ),
  swatches: Object.fromEntries(
    values.flatMap((value) => (typeof value === 'number' ? [] : [[nameOf(value, first), colours[value].hex]])),
  ),
})

export const buildOptions = (product: DemoProduct, first: Language): OptionInput[] =>
  choicesOf(product).map((choice) => buildOption(choice, first))

export type Combination = {
  readonly values: readonly string[]
  readonly colour?: Colour
  /** How many steps its price is above the first. */
  readonly steps: number
}

/** Every combination of the choices in their order; of many, one was never made. */
export const combineOptions = (product: DemoProduct, first: Language): readonly Combination[] => {
  let combinations: readonly Combination[] = [{ values: [], steps: 0 }]
  for (const { values } of choicesOf(product))
    combinations = combinations.flatMap((combination) =>
      values.map((value, index) => ({
        values: [...combination.values, nameOf(value, first)],
        // A colour costs nothing.
        ...(typeof value === 'number'
          ? { steps: combination.steps + index }
          : { steps: combination.steps, colour: value }),
      })),
    )
  if (combinations.length < 4) return combinations
  const missing = createRandom(`missing ${product.title}`).between(1, combinations.length - 1)
  return combinations.toSpliced(missing, 1)
}
