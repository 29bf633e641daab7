import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/plain-select.tsx'
import { TextField } from '@dvaput/ui/text-field.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { productStatuses, stockFilters } from './list-query.ts'

type Props = {
  readonly query: Readonly<Record<'q' | 'shop' | 'status' | 'kind' | 'stock', string>>
  readonly kinds: readonly string[]
}

/** The list is one shop's, of one status. */
export const ProductFilters = ({ query, kinds }: Props) => {
  const text = useText('products')
  const filters = [
    {
      name: 'shop',
      label: text('products.shop'),
      isOptional: false,
      options: shopHandles.map((value) => ({ value, label: text(`shop.${value}`) })),
    },
    {
      name: 'status',
      label: text('products.status'),
      isOptional: false,
      options: productStatuses.map((value) => ({ value, label: text(`status.${value}`) })),
    },
    {
      name: 'kind',
      label: text('products.kind'),
      isOptional: true,
      options: kinds.map((value) => ({ value, label: value })),
    },
    {
      name: 'stock',
      label: text('products.stock'),
      isOptional: true,
      options: stockFilters.map((value) => ({ value, label: text(`stock.${value}`) })),
    },
  ] as const
  return (
    <Form role="search" className="grid gap-3" key={JSON.stringify(query)}>
      <TextField label={text('products.search')} name="q" type="search" defaultValue={query.q} maxLength={200} />
      <div className="flex flex-wrap items-center gap-2">
        {filters.map(({ name, label, isOptional, options }) => (
          <PlainSelect key={name} name={name} aria-label={label} defaultValue={query[name]}>
            {isOptional && <option value="">{text('products.any', { name: label })}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </PlainSelect>
        ))}
        <Button type="submit" variant="secondary">
          {text('products.show')}
        </Button>
      </div>
    </Form>
  )
}
