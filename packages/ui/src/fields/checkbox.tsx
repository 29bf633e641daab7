import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '../icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  readonly children: ReactNode
  readonly error?: string | undefined
}

/** A native checkbox with our styles: it works before hydration, and a listing has hundreds. */
export const Checkbox = ({ children, error, ...rest }: CheckboxProps) => {
  const errorId = useId()
  return (
    <>
      <label className="choice">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={error ? errorId : rest['aria-describedby']}
          className="check"
        />
        <span className="min-w-0">{children}</span>
      </label>
      {error && (
        <p id={errorId} className="flex gap-1.5 text-xs font-medium text-danger">
          <Icon name="alert" className="size-4 translate-y-px" />
          {error}
        </p>
      )}
    </>
  )
}
