import { Icon } from '@dvaput/ui/icon.tsx'
import { type ReactNode, useState } from 'react'

type FilterSectionProps = { readonly title: string; readonly chosen: number; readonly children: ReactNode }

/** A native details element, so that it folds before hydration. */
export const FilterSection = ({ title, chosen, children }: FilterSectionProps) => {
  // Only the initial state; later the shopper opens and closes it.
  const [open] = useState(true)
  return (
    <details open={open} className="group/section border-b border-line py-1 last:border-b-0">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-sm font-semibold hover:text-accent">
        <span>
          {title}
          {chosen > 0 && (
            <span className="ml-2 rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent tabular-nums">
              {chosen}
            </span>
          )}
        </span>
        <Icon name="down" className="size-4 text-ink-soft transition-transform group-open/section:rotate-180" />
      </summary>
      <fieldset className="pb-3 text-sm">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}
