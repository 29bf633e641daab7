import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'

type SearchHeaderProps = {
  readonly text: string
  readonly isFound: boolean
  /** The corrected query. */
  readonly correction: string | null
  /** Notes about how the query was changed. */
  readonly notes: readonly string[]
  /** Help results above the products. */
  readonly children?: ReactNode
}

export const SearchHeader = ({ text: query, isFound, correction, notes, children }: SearchHeaderProps) => {
  const text = useText('search')
  return (
    <header className="flex flex-col gap-2">
      <h1 className="text-3xl wrap-anywhere">
        {isFound ? text('search.results', { query: correction ?? query }) : text('search.noResults', { query })}
      </h1>
      {children && <div className="my-2">{children}</div>}
      {notes.map((note) => (
        <p key={note} className="text-ink-soft">
          {note}
        </p>
      ))}
    </header>
  )
}
