import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'

type SearchHeaderProps = {
  readonly text: string
  readonly isFound: boolean
  /** What was looked for instead. */
  readonly correction: string | null
  /** What else was understood than what was typed: it is about the goods below. */
  readonly notes: readonly string[]
  /** Answers that come before the goods. */
  readonly children?: ReactNode
}

export const SearchHeader = ({ text: query, isFound, correction, notes, children }: SearchHeaderProps) => {
  const text = useText('search')
  return (
    <header className="flex flex-col gap-2">
      <h1 className="text-3xl wrap-anywhere">
        {isFound ? text('search.results', { query: correction ?? query }) : text('search.nothing', { query })}
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
