import type { ReactNode } from 'react'

/** A small heading over a row of choices; the row names itself for those who listen. */
export const Choice = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="grid gap-1.5">
    <p aria-hidden="true" className="text-xs font-semibold text-ink-soft">
      {title}
    </p>
    {children}
  </div>
)
