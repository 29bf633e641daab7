import type { Currency } from '@dvaput/domain/money/money'
import type { OptionInput, ProductChanges, VariantInput } from '../../catalogue/product-input.ts'
import { parseDecimal } from '../../graphql/decimal-money.ts'
import type { Metafields, ProductStatus } from '../../tables/products.table.ts'
import type { UserError } from '../admin-context.ts'
import { mergeMetafields } from '../metafields.ts'

type Maybe<Value> = Value | null | undefined
type MetafieldInputs = Maybe<readonly Partial<Record<'namespace' | 'key' | 'type' | 'value', string | null>>[]>
type OptionValueInput = { name?: Maybe<string>; optionName?: Maybe<string>; optionId?: Maybe<string> }

export type ProductFactsInput = Readonly<
  Partial<Record<'title' | 'handle' | 'descriptionHtml' | 'productType' | 'vendor', Maybe<string>>>
> & {
  readonly tags?: Maybe<readonly string[]>
  readonly status?: Maybe<'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED'>
  readonly seo?: Maybe<{ title?: Maybe<string>; description?: Maybe<string> }>
  readonly metafields?: MetafieldInputs
  readonly productOptions?: Maybe<
    readonly { name?: Maybe<string>; values?: Maybe<readonly { name?: Maybe<string> }[]> }[]
  >
}

export type VariantFactsInput = {
  readonly id?: Maybe<string>
  readonly price?: Maybe<string>
  readonly compareAtPrice?: Maybe<string>
  readonly sku?: Maybe<string>
  readonly barcode?: Maybe<string>
  readonly inventoryPolicy?: Maybe<'CONTINUE' | 'DENY'>
  readonly inventoryItem?: Maybe<{
    sku?: Maybe<string>
    tracked?: Maybe<boolean>
    requiresShipping?: Maybe<boolean>
    measurement?: Maybe<{ weight?: Maybe<{ unit: keyof typeof gramsIn; value: number }> }>
  }>
  readonly metafields?: MetafieldInputs
  readonly optionValues?: Maybe<readonly OptionValueInput[]>
}

export type Parsed<Value> = { readonly value: Value } | { readonly error: UserError }

const gramsIn = { GRAMS: 1, KILOGRAMS: 1_000, OUNCES: 28.349523125, POUNDS: 453.59237 } as const

/** Without the names that were not given: undefined would mean "nothing" to the tables. */
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>
  }

const isTitleOnly = ({ name, values }: OptionInput) =>
  name === 'Title' && values.length === 1 && values[0] === 'Default Title'

/** A product without options has one option `Title` with one value in this API. */
export const parseOptions = (options: ProductFactsInput['productOptions']): readonly OptionInput[] => {
  const parsed = (options ?? []).map(({ name, values }) => ({
    name: name ?? '',
    values: (values ?? []).map((value) => value.name ?? ''),
  }))
  return parsed.length === 1 && parsed.every(isTitleOnly) ? [] : parsed
}

export const parseProductFacts = (input: ProductFactsInput, before: Metafields): Parsed<ProductChanges> => {
  const merged = mergeMetafields(before, input.metafields)
  if ('error' in merged) return merged
  return {
    value: {
      ...given({
        title: input.title,
        handle: input.handle,
        descriptionHtml: input.descriptionHtml,
        productType: input.productType,
        vendor: input.vendor,
        tags: input.tags,
        status: input.status?.toLowerCase() as ProductStatus | undefined,
      }),
      ...(input.seo ? { seoTitle: input.seo.title ?? null, seoDescription: input.seo.description ?? null } : {}),
      ...(input.metafields ? { metafields: merged.metafields } : {}),
    },
  }
}

const parseOptionValues = (
  inputs: readonly OptionValueInput[],
  options: readonly (OptionInput & { id?: number })[],
): readonly string[] | undefined => {
  const values = options.map(
    ({ name, id }) =>
      inputs.find((each) => each.optionName === name || (id !== undefined && each.optionId?.endsWith(`/${id}`)))?.name,
  )
  return values.every((value) => value != null) ? values : undefined
}

/** What is given of a variant; `before` are the metafields it has. */
export const parseVariantFacts = (
  input: VariantFactsInput,
  index: number,
  { currency, options, before }: { currency: Currency; options: readonly OptionInput[]; before: Metafields },
): Parsed<Partial<VariantInput>> => {
  const wrong = (field: string, message: string) => ({
    error: { field: ['variants', String(index), field], message, code: 'INVALID' },
  })
  const price = input.price == null ? undefined : parseDecimal(input.price, currency)
  if (input.price != null && price === undefined) return wrong('price', 'Price is not a number')
  const compareAtPrice = input.compareAtPrice == null ? undefined : parseDecimal(input.compareAtPrice, currency)
  if (input.compareAtPrice != null && compareAtPrice === undefined)
    return wrong('compareAtPrice', 'Compare at price is not a number')
  const optionValues = input.optionValues ? parseOptionValues(input.optionValues, options) : undefined
  if (input.optionValues && !optionValues)
    return wrong('optionValues', 'You need to add option values for every option')
  const merged = mergeMetafields(before, input.metafields)
  if ('error' in merged) return merged
  const weight = input.inventoryItem?.measurement?.weight
  return {
    value: {
      ...given({
        price,
        barcode: input.barcode,
        sku: input.sku ?? input.inventoryItem?.sku,
        tracked: input.inventoryItem?.tracked,
        requiresShipping: input.inventoryItem?.requiresShipping,
        weightGrams: weight ? Math.round(weight.value * gramsIn[weight.unit]) : undefined,
        continueSelling: input.inventoryPolicy == null ? undefined : input.inventoryPolicy === 'CONTINUE',
        optionValues,
      }),
      ...(input.compareAtPrice === undefined ? {} : { compareAtPrice: compareAtPrice ?? null }),
      ...(input.metafields ? { metafields: merged.metafields } : {}),
    },
  }
}
