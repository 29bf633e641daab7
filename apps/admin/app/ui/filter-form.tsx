import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import type { ReactNode } from 'react'
import { Form } from 'react-router'

export type Filter = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The choice of none of them. */
  readonly any?: string
}

type Props = {
  /** Words that are looked for, above the filters. */
  readonly search?: { readonly label: string; readonly value: string }
  readonly filters?: readonly Filter[]
  /** The button. */
  readonly show: string
  /** Boxes beside the filters, and what they are set to: the form begins anew where that changes. */
  readonly children?: ReactNode
  readonly boxes?: string
}

/** What a list is narrowed by; its URL holds it. */
export const FilterForm = ({ search, filters = [], show, children, boxes = '' }: Props) => (
  <Form
    role="search"
    className="grid gap-3"
    key={[search?.value, ...filters.map(({ value }) => value), boxes].join(' ')}
  >
    {search && <TextField label={search.label} name="q" type="search" defaultValue={search.value} maxLength={200} />}
    <div className="flex flex-wrap items-center gap-2">
      {filters.map(({ name, label, value, options, any }) => (
        <PlainSelect key={name} name={name} aria-label={label} defaultValue={value}>
          {any !== undefined && <option value="">{any}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </PlainSelect>
      ))}
      {children}
      <Button type="submit" variant="secondary">
        {show}
      </Button>
    </div>
  </Form>
)
