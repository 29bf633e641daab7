import type { ReadOption } from './read-option.ts'

export type SelectedOption = { readonly name: string; readonly value: string }

export type Matching = {
  readonly selectedOptions?: readonly SelectedOption[] | null
  readonly ignoreUnknownOptions?: boolean | null
  readonly caseInsensitiveMatch?: boolean | null
}

/** By the place of an option: the position of the requested value. Undefined where the product cannot have it. */
export type Selection = ReadonlyMap<number, number>

/** Names may be given as written, or in the language of the query. */
export const readSelection = (
  options: readonly ReadOption[],
  { selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch }: Matching,
): Selection | undefined => {
  const isSame = (one: string, other: string) =>
    caseInsensitiveMatch ? one.toLowerCase() === other.toLowerCase() : one === other
  const isNamed = (text: string) => (each: { name: string; writtenName: string }) =>
    isSame(each.name, text) || isSame(each.writtenName, text)
  const requested = new Map<number, number>()
  for (const { name, value } of selectedOptions ?? []) {
    const optionPlace = options.findIndex(isNamed(name))
    if (optionPlace === -1 && ignoreUnknownOptions) continue
    const valuePlace = options[optionPlace]?.values.findIndex(isNamed(value)) ?? -1
    if (valuePlace === -1) return undefined
    requested.set(optionPlace, valuePlace)
  }
  return requested
}

type Placed = { readonly places: readonly number[] }

export const matches = (requested: Selection, { places }: Placed): boolean =>
  [...requested].every(([option, value]) => places[option] === value)

/** The one variant that has exactly this; null where an option is left open. */
export const findSelected = <Variant extends Placed>(
  variants: readonly Variant[],
  requested: Selection | undefined,
): Variant | undefined =>
  variants.find((variant) => requested?.size === variant.places.length && matches(requested, variant))

export const isNeighbour = (one: readonly number[], other: readonly number[]): boolean =>
  one.filter((place, index) => place !== other[index]).length === 1
