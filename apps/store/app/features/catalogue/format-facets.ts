import type { ListingFacet } from '@dvaput/backend/search/to-facets'
import { type Condition, parseGrade } from '@dvaput/domain/catalogue/condition/condition'
import { gradesPath } from '@dvaput/domain/catalogue/condition/grades-path'
import { type ColumnFacet, type FacetName, isFieldFacet } from '@dvaput/domain/catalogue/listings/listing-facets'
import { productTypesOf, type SubcategorySlug } from '@dvaput/domain/catalogue/menus/subcategories'
import { formatSpecification } from '@dvaput/domain/catalogue/specifications/format-specification'
import { fieldOfFilter } from '@dvaput/domain/catalogue/specifications/product-fields'
import { formatNumber } from '@dvaput/domain/text/format-number'
import type { Language } from '@dvaput/domain/text/language'
import type { Text } from '../../i18n/catalogue.ts'
import { loadText } from '../../i18n/load-text.ts'

type Texts = {
  readonly language: Language
  readonly listingText: Text<'listings'>
  readonly categories: Text<'shell'>
  readonly productText: Text<'products'>
}

type Choice = ListingFacet['values'][number]

/** A facet value with its label. */
export type FacetChoice = { readonly value: string; readonly label: string; readonly count: number }
export type FacetView = {
  readonly name: FacetName
  readonly title: string
  readonly values: readonly FacetChoice[]
  /** A link to what the values mean. */
  readonly help?: { readonly to: string; readonly children: string }
}

/** 1024 GB is not written as 1 TB, because 1000 GB is 1 TB too. */
const formatGigabytes = (value: string): string =>
  Number(value) >= 1000 && Number(value) % 1000 === 0 ? `${Number(value) / 1000} TB` : `${value} GB`

const formatInches = (value: string, language: Language): string => `${formatNumber(Number(value), language)}″`

const isKnownType = (slug: string): slug is SubcategorySlug => productTypesOf(slug) !== undefined

const formats = {
  type: ({ value, label }, { categories: text }) => (isKnownType(value) ? text(`type.${value}`) : (label ?? value)),
  condition: ({ value }, { productText }) => productText(`condition.${value as Condition}.name`),
  grade: ({ value }, { productText }) => {
    const grade = parseGrade(value)
    return grade === null ? value : productText(`grade.${grade}.name`)
  },
  brand: ({ value }) => value,
  processor: ({ value }) => value,
  memory: ({ value }) => `${value} GB`,
  storage: ({ value }) => formatGigabytes(value),
  screen: ({ value }, { language }) => formatInches(value, language),
  battery: ({ value }, { listingText }) => listingText('facet.batteryAtLeast', { percent: value }),
} as const satisfies Record<ColumnFacet, (choice: Choice, texts: Texts) => string>

const titleOf = (name: FacetName, { language, listingText: text }: Texts): string =>
  isFieldFacet(name) ? (fieldOfFilter(name)?.label[language] ?? name) : text(`facet.${name}`)

const labelOf = (name: FacetName, choice: Choice, texts: Texts): string => {
  if (!isFieldFacet(name)) return formats[name](choice, texts)
  const { key = name, type } = fieldOfFilter(name) ?? {}
  return formatSpecification(key, type === 'number' ? Number(choice.value) : choice.value, texts.language)
}

/** A facet with one value filters nothing, unless it is selected. */
const matters = ({ values }: ListingFacet): boolean => values.length > 1 || values.some(({ selected }) => selected)

/** Facets with labels in a language. Formatted on the server, so that the browser needs no tables. */
export const formatFacets = async (facets: readonly ListingFacet[], language: Language): Promise<FacetView[]> => {
  const [listingText, categories, productText, searchText] = await Promise.all([
    loadText(language, 'listings'),
    loadText(language, 'shell'),
    loadText(language, 'products'),
    loadText(language, 'search'),
  ])
  const texts = { language, listingText, categories, productText }
  return facets.filter(matters).map(({ name, values, isLeftOut }) => ({
    name,
    title: titleOf(name, texts),
    ...(name === 'grade' && { help: { to: gradesPath, children: searchText('search.grades') } }),
    values: values.map((choice) => {
      const label = labelOf(name, choice, texts)
      return {
        value: choice.value,
        label: isLeftOut ? listingText('facet.leftOut', { choice: label }) : label,
        count: choice.count,
      }
    }),
  }))
}
