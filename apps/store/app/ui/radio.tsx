import type { ComponentProps, ReactNode } from 'react'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & { readonly children: ReactNode }

/** The browser's own button under our drawing, as the checkbox is. */
export const Radio = ({ children, ...rest }: RadioProps) => (
  <label className="flex min-h-6 cursor-pointer items-start gap-3 py-1 pointer-coarse:py-2.5">
    <input
      {...rest}
      type="radio"
      className="size-6 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-surface transition-colors checked:border-[7px] checked:border-accent hover:border-ink-soft"
    />
    <span className="min-w-0">{children}</span>
  </label>
)
