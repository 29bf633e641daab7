import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/plain-select.tsx'
import { Form } from 'react-router'

export type Filter = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Filters of a list, which its URL holds. */
export const FilterSelects = ({ filters, show }: { readonly filters: readonly Filter[]; readonly show: string }) => (
  <Form role="search" className="flex max-w-prose flex-wrap gap-2" key={filters.map(({ value }) => value).join(' ')}>
    {filters.map(({ name, label, value, options }) => (
      <PlainSelect key={name} name={name} aria-label={label} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </PlainSelect>
    ))}
    <Button type="submit" variant="secondary">
      {show}
    </Button>
  </Form>
)
