import { Icon } from '@dvaput/ui/icon.tsx'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { clampQuantity } from './clamp-quantity.ts'
import { parseQuantity } from './parse-quantity.ts'

type StepperProps = {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly min?: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
  /** Called when a quantity over the maximum was typed and reduced to it. */
  readonly onExceed?: () => void
}

const step =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md transition-colors hover:bg-sunken disabled:text-line-strong disabled:hover:bg-transparent'

export const Stepper = ({ label, value, max, min = 1, disabled = false, onChange, onExceed }: StepperProps) => {
  const text = useText('shell')
  /** The text while typing: "1" on the way to "12" must not set 1. */
  const [draft, setDraft] = useState<string>()
  const change = (requested: number) => {
    setDraft(undefined)
    const next = clampQuantity(requested, { min, max }, value)
    if (next !== value) onChange(next)
    if (requested > max) onExceed?.()
  }
  const commit = () => {
    if (draft !== undefined) change(parseQuantity(draft))
  }
  const steps: Readonly<Record<string, number>> = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }
  const onKeyDown = (event: KeyboardEvent) => {
    const requested = steps[event.key]
    if (event.key === 'Enter') commit()
    if (requested === undefined) return
    event.preventDefault()
    change(requested)
  }
  return (
    <fieldset
      disabled={disabled}
      aria-label={label}
      className="inline-flex items-center rounded-md border border-line-strong bg-surface disabled:border-line disabled:bg-sunken disabled:text-ink-soft"
    >
      <button
        type="button"
        aria-label={text('ui.decrease')}
        disabled={value <= min}
        className={step}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className="h-11 w-9 min-w-0 bg-transparent text-center font-semibold tabular-nums"
      />
      <button
        type="button"
        aria-label={text('ui.increase')}
        disabled={value >= max}
        className={step}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
