import type { Language } from '@dvaput/domain/text/language'
import { toDecimal } from '../graphql/decimal-money.ts'
import type { Shop } from '../tables/shops.table.ts'
import type { Counts, FacetCount } from './count-facets.ts'
import { availabilityLabels, filterableMetafields, filterLabels } from './filter-labels.ts'

/** As many as the hosted platform lists. */
const maxValues = 100

/** Made once: comparing without one makes it anew for each pair. */
const byLabel = new Intl.Collator('en', { numeric: true })

const value = (id: string, label: string, count: number, input: unknown) => ({
  id,
  label,
  count,
  input: JSON.stringify(input),
  image: null,
  swatch: null,
})

const inputOf = ({ filterId, filterName, label }: FacetCount) => {
  if (filterId === 'filter.p.product_type') return { productType: label }
  if (filterId === 'filter.p.vendor') return { productVendor: label }
  if (filterId === 'filter.p.tag') return { tag: label }
  if (filterId.startsWith('filter.v.option.')) return { variantOption: { name: filterName, value: label } }
  const cut = filterName.lastIndexOf('.')
  return { productMetafield: { namespace: filterName.slice(0, cut), key: filterName.slice(cut + 1), value: label } }
}

const labelOf = ({ filterId, filterName, filterTranslations }: FacetCount, language: Language): string | undefined => {
  if (Object.hasOwn(filterLabels, filterId)) return filterLabels[filterId as keyof typeof filterLabels][language]
  if (filterId.startsWith('filter.v.option.')) return filterTranslations[language] ?? filterName
  return filterableMetafields[filterName]?.[language]
}

const toList = (facets: readonly FacetCount[], language: Language) => {
  const [first] = facets
  const label = first && labelOf(first, language)
  if (!first || label === undefined) return []
  const values = facets
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxValues)
    .map((facet) => value(facet.id, facet.translations[language] ?? facet.label, facet.count, inputOf(facet)))
    .toSorted((one, other) => byLabel.compare(one.label, other.label))
  return [{ id: first.filterId, label, type: 'LIST', presentation: 'TEXT', values }]
}

const rank = (filterId: string): number =>
  ['filter.p.product_type', 'filter.p.vendor'].indexOf(filterId) + 1 ||
  (filterId.startsWith('filter.v.option.') ? 3 : filterId === 'filter.p.tag' ? 5 : 4)

/** Filters with counts as the hosted platform lists them; a filter without values is not listed. */
export const toFilters = ({ facets, inStock, outOfStock, maxPrice }: Counts, shop: Shop, language: Language) => {
  if (maxPrice === undefined && inStock + outOfStock === 0) return []
  const availability = 'filter.v.availability'
  const price = filterLabels['filter.v.price'][language]
  const lists = [...Map.groupBy(facets, ({ filterId }) => filterId)].toSorted(
    ([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1),
  )
  return [
    {
      id: availability,
      label: filterLabels[availability][language],
      type: 'LIST',
      presentation: 'TEXT',
      values: [
        value(`${availability}.1`, availabilityLabels.inStock[language], inStock, { available: true }),
        value(`${availability}.0`, availabilityLabels.outOfStock[language], outOfStock, { available: false }),
      ],
    },
    {
      id: 'filter.v.price',
      label: price,
      type: 'PRICE_RANGE',
      presentation: null,
      values: [
        // The hosted platform gives the whole range as a value's input and no count.
        value('filter.v.price', price, 0, {
          price: { min: 0, max: Number(toDecimal(maxPrice ?? 0, shop.currency)) },
        }),
      ],
    },
    ...lists.flatMap(([, list]) => toList(list, language)),
  ]
}
