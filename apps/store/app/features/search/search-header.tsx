import type { ReactNode } from 'react'

type SearchHeaderProps = {
  readonly title: string
  /** Notes about how the query was changed. */
  readonly notes: readonly string[]
  /** Help results above the products. */
  readonly children?: ReactNode
}

export const SearchHeader = ({ title, notes, children }: SearchHeaderProps) => (
  <header className="flex flex-col gap-2">
    <h1 className="text-3xl wrap-anywhere">{title}</h1>
    {children && <div className="my-2">{children}</div>}
    {notes.map((note) => (
      <p key={note} className="text-ink-soft">
        {note}
      </p>
    ))}
  </header>
)
