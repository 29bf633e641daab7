import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { type ReactNode, useId } from 'react'
import { HiddenFields } from './hidden-fields.tsx'

type SelectFormProps<Value extends string> = {
  readonly action: string
  /** The other parameters of the URL. */
  readonly query: string
  readonly name: string
  readonly label: string
  readonly applyLabel: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly nameOf: (value: Value) => ReactNode
  readonly onChoose: (value: Value) => void
  readonly className?: string
}

/** A choice that is applied at once; without scripts by its button. */
export const SelectForm = <Value extends string>({
  action,
  query,
  name,
  label,
  applyLabel,
  value,
  values,
  nameOf,
  onChoose,
  className,
}: SelectFormProps<Value>) => {
  const id = useId()
  return (
    <form action={action} className={joinClasses('flex min-w-0 items-center gap-2 noscript:flex-wrap', className)}>
      <HiddenFields query={query} />
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
        {label}
      </label>
      <PlainSelect
        id={id}
        name={name}
        className="sm:w-56"
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </PlainSelect>
      <div className="hidden shrink-0 noscript:block">
        <Button type="submit" variant="secondary">
          {applyLabel}
        </Button>
      </div>
    </form>
  )
}
