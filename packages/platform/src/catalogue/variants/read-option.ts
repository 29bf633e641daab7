import type { Language } from '@dvaput/domain/text/language'
import type { ProductOption, ProductVariant } from '../../tables/products.table.ts'

export type ReadOptionValue = {
  readonly __typename: 'ProductOptionValue'
  readonly id: number
  readonly productId: number
  /** Where its option stands among the product's, and it among the option's values. */
  readonly optionIndex: number
  readonly valueIndex: number
  readonly name: string
  /** As the variants have it. */
  readonly writtenName: string
  readonly color: string | null
}

export type ReadOption = {
  readonly __typename: 'ProductOption'
  readonly id: number
  readonly name: string
  readonly writtenName: string
  readonly values: readonly ReadOptionValue[]
}

/** No option has more values, so that a value's id determines its option. */
const valuesAnOption = 10_000
const defaultTitle = 'Default Title'

export const optionOfValue = (valueId: number): number => Math.floor(valueId / valuesAnOption)

/** A product without options has one, as on the hosted platform: `Title`, with its only value. */
export const onlyOption = (
  productId: number,
): Pick<ProductOption, 'id' | 'name' | 'position' | 'values' | 'translations' | 'swatches'> => ({
  id: productId,
  name: 'Title',
  position: 1,
  values: [defaultTitle],
  translations: {},
  swatches: {},
})

/** In the language of the query. */
export const toReadOptions = (
  productId: number,
  rows: readonly ProductOption[],
  language: Language,
): readonly ReadOption[] =>
  (rows.length === 0 ? [onlyOption(productId)] : rows).map((option, optionIndex) => {
    const translation = option.translations[language]
    return {
      __typename: 'ProductOption',
      id: option.id,
      name: translation?.name ?? option.name,
      writtenName: option.name,
      values: option.values.map((writtenName, valueIndex) => ({
        __typename: 'ProductOptionValue',
        id: option.id * valuesAnOption + valueIndex,
        productId,
        optionIndex,
        valueIndex,
        name: translation?.values?.[valueIndex] ?? writtenName,
        writtenName,
        color: option.swatches[writtenName] ?? null,
      })),
    }
  })

/** The variant's values as places in the lists of the options' values. */
export const toPlaces = (
  options: readonly ReadOption[],
  { optionValues }: Pick<ProductVariant, 'optionValues'>,
): readonly number[] =>
  options.map(({ values }, index) =>
    values.findIndex(({ writtenName }) => writtenName === (optionValues[index] ?? defaultTitle)),
  )
