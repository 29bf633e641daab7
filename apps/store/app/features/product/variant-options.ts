import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { DetailVariant } from '@dvaput/domain/catalogue/product-detail'
import type { Money } from '@dvaput/domain/money/money'

type Options = Pick<DetailVariant, 'title' | 'options'>

/** Without options the variants themselves are the choices. */
const optionsOf = ({ options, title }: Options) => (options.length > 0 ? options : [{ name: '', value: title }])

const valueIn = (variant: Options, name: string) => optionsOf(variant).find((option) => option.name === name)?.value

export type OptionValue = {
  readonly value: string
  readonly chosen: boolean
  /** Of the variant with the other options unchanged, else of the nearest with this value. */
  readonly inStock: boolean
  /** The nearest that can be bought, where the other options are not available with this value. */
  readonly elsewhere?: { readonly changed: readonly string[]; readonly price: Money }
}

export type OptionGroup = { readonly name: string; readonly values: readonly OptionValue[] }

const agreements = (one: Options, other: Options) =>
  optionsOf(one).filter(({ name, value }) => valueIn(other, name) === value).length

/** The variant with this value that shares most options with the current one; in stock first. */
export const chooseValue = <Variant extends DetailVariant>(
  variants: readonly Variant[],
  current: Variant,
  { name, value }: { readonly name: string; readonly value: string },
): Variant => {
  const worth = (variant: Variant) => 2 * agreements(variant, current) + (variant.inStock ? 1 : 0)
  const [nearest = current] = variants
    .filter((variant) => valueIn(variant, name) === value)
    .toSorted((one, other) => worth(other) - worth(one))
  return nearest
}

/** Each option with its values, in the order of the variants. */
export const optionGroups = (variants: readonly DetailVariant[], current: DetailVariant): readonly OptionGroup[] => {
  if (variants.length < 2) return []
  return optionsOf(current).map(({ name, value: chosen }) => ({
    name,
    values: [...new Set(variants.map((variant) => valueIn(variant, name) ?? ''))].map((value) => {
      const others = optionsOf(current).filter((option) => option.name !== name)
      const exact = variants.find(
        (variant) =>
          valueIn(variant, name) === value && others.every((other) => valueIn(variant, other.name) === other.value),
      )
      if (exact) return { value, chosen: value === chosen, inStock: exact.inStock }
      const nearest = chooseValue(variants, current, { name, value })
      const changed = others.flatMap((other) => {
        const nearestValue = valueIn(nearest, other.name)
        return nearestValue === undefined || nearestValue === other.value ? [] : [nearestValue]
      })
      return {
        value,
        chosen: false,
        inStock: nearest.inStock,
        ...(nearest.inStock && { elsewhere: { changed, price: currentPrice(nearest) } }),
      }
    }),
  }))
}

/** The number at the end of the id, as in the URL. */
export const variantNumber = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** The variant of the URL, else the product's default. */
export const findVariant = (
  variants: readonly DetailVariant[],
  defaultId: string | null,
  requested: string | null,
): DetailVariant | undefined =>
  variants.find(({ id }) => variantNumber(id) === requested) ??
  variants.find(({ id }) => id === defaultId) ??
  variants[0]
