import { isStorable } from '../text/is-storable.ts'
import type { OptionInput, ProductChanges, VariantInput, WriteRefusal } from './product-input.ts'
import { toHandle } from './to-handle.ts'

const largestAmount = 10 ** 13
const largestInteger = 2 ** 31 - 1
const maxOptions = 3
const maxVariants = 2_048
const maxTitle = 255
const maxTags = 250

const refusal = (code: WriteRefusal['code'], field: readonly string[], message: string): WriteRefusal => ({
  code,
  field,
  message,
})

const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= largestAmount
const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= largestInteger

const checkVariant = (variant: VariantInput, options: readonly OptionInput[] | undefined): WriteRefusal | undefined => {
  const { price, compareAtPrice, weightGrams = 0, openingStock = 0, optionValues = [] } = variant
  if (!isAmount(price)) return refusal('INVALID', ['variants', 'price'], 'Price must be greater than or equal to 0')
  if (compareAtPrice != null && !isAmount(compareAtPrice))
    return refusal('INVALID', ['variants', 'compareAtPrice'], 'Compare at price must be greater than or equal to 0')
  if (!isCount(weightGrams)) return refusal('INVALID', ['variants', 'weight'], 'Weight is invalid')
  if (!isCount(openingStock)) return refusal('INVALID', ['variants', 'inventoryQuantities'], 'Quantity is invalid')
  if (!options) return undefined
  if (optionValues.length !== options.length)
    return refusal('INVALID', ['variants', 'optionValues'], 'You need to add option values for every option')
  const unknown = optionValues.find((value, index) => !options[index]?.values.includes(value))
  return unknown === undefined
    ? undefined
    : refusal('INVALID', ['variants', 'optionValues'], `Option value '${unknown}' does not exist`)
}

const checkVariants = (
  variants: readonly VariantInput[],
  options: readonly OptionInput[] | undefined,
): WriteRefusal | undefined => {
  if (variants.length === 0) return refusal('BLANK', ['variants'], 'A product must have at least one variant')
  if (variants.length > maxVariants)
    return refusal('TOO_LONG', ['variants'], `A product cannot have more than ${maxVariants} variants`)
  const seen = new Set<string>()
  for (const variant of variants) {
    const refused = checkVariant(variant, options)
    if (refused) return refused
    const combination = (variant.optionValues ?? []).join(' / ')
    if (seen.has(combination))
      return refusal('TAKEN', ['variants'], `The variant '${combination || 'Default Title'}' already exists.`)
    seen.add(combination)
  }
  return undefined
}

const checkOptions = (options: readonly OptionInput[]): WriteRefusal | undefined => {
  if (options.length > maxOptions)
    return refusal('TOO_LONG', ['options'], `Can only specify a maximum of ${maxOptions} options`)
  if (new Set(options.map(({ name }) => name.toLowerCase())).size !== options.length)
    return refusal('TAKEN', ['options'], 'Option names must be unique')
  const empty = options.some(
    ({ name, values }) => name.trim() === '' || values.length === 0 || values.some((value) => value.trim() === ''),
  )
  if (empty) return refusal('BLANK', ['options'], 'Options must have a name and values')
  return options.some(({ values }) => new Set(values).size !== values.length)
    ? refusal('TAKEN', ['options'], 'Option values must be unique')
    : undefined
}

/** Options that change bring their variants along; `options` are those the variants are read against. */
export const checkProduct = (
  changes: ProductChanges,
  options: readonly OptionInput[] | undefined,
): WriteRefusal | undefined => {
  const { title, handle, tags = [], variants } = changes
  if (!isStorable(changes)) return refusal('INVALID', ['title'], 'Text contains invalid characters')
  if (title !== undefined && title.trim() === '') return refusal('BLANK', ['title'], "Title can't be blank")
  if (title !== undefined && title.length > maxTitle)
    return refusal('TOO_LONG', ['title'], `Title is too long (maximum is ${maxTitle} characters)`)
  if (handle !== undefined && toHandle(handle) === '') return refusal('INVALID', ['handle'], 'Handle is invalid')
  if (tags.length > maxTags) return refusal('TOO_LONG', ['tags'], `Tags cannot be more than ${maxTags}`)
  if (changes.options && !variants) return refusal('BLANK', ['variants'], 'New options need their variants')
  return (changes.options && checkOptions(changes.options)) ?? (variants && checkVariants(variants, options))
}
