import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  readonly children: ReactNode
  readonly error?: string | undefined
}

/** The browser's own box under our drawing: it works before any script does, and needs no inline style. */
export const Checkbox = ({ children, error, ...rest }: CheckboxProps) => {
  const errorId = useId()
  return (
    <div>
      <label className="flex min-h-6 cursor-pointer items-start gap-3 py-1 pointer-coarse:py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
        <span className="relative flex size-6 shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer size-6 cursor-[inherit] appearance-none rounded-sm border border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-ink-soft aria-invalid:border-danger disabled:border-line disabled:bg-sunken"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0.5 stroke-[2.5] text-on-accent opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-soft"
          />
        </span>
        <span className="min-w-0">{children}</span>
      </label>
      {error && (
        <p id={errorId} className="flex gap-1.5 text-xs font-medium text-danger">
          <Icon name="alert" className="size-4 translate-y-px" />
          {error}
        </p>
      )}
    </div>
  )
}
