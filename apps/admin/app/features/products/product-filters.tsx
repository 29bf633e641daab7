import { shopHandles } from '@dvaput/domain/markets/shop-handle'

import { useText } from '../../i18n/use-text.ts'
import { type Filter, FilterForm } from '../../ui/filter-form.tsx'
import { productStatuses, stockFilters } from './list-query.ts'

type Props = {
  readonly query: Readonly<Record<'q' | 'shop' | 'status' | 'kind' | 'stock', string>>
  readonly kinds: readonly string[]
}

/** The list is one shop's, of one status. */
export const ProductFilters = ({ query, kinds }: Props) => {
  const text = useText('products')
  const toFilter = <Value extends string>(
    name: keyof typeof query,
    label: string,
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ) => ({
    ...{ name, label, value: query[name] },
    options: values.map((value) => ({ value, label: labelOf(value) })),
  })
  const orAny = (filter: Filter): Filter => ({ ...filter, any: text('products.any', { name: filter.label }) })
  return (
    <FilterForm
      search={{ label: text('products.search'), value: query.q }}
      filters={[
        toFilter('shop', text('products.shop'), shopHandles, (value) => text(`shop.${value}`)),
        toFilter('status', text('products.status'), productStatuses, (value) => text(`status.${value}`)),
        orAny(toFilter('kind', text('products.kind'), kinds, (value) => value)),
        orAny(toFilter('stock', text('products.stock'), stockFilters, (value) => text(`stock.${value}`))),
      ]}
      show={text('products.show')}
    />
  )
}
