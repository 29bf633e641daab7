import { useText } from '../../i18n/use-text.ts'

type SearchHeaderProps = {
  readonly text: string
  readonly isFound: boolean
  /** What was looked for instead. */
  readonly correction: string | null
  readonly ignored: readonly string[]
}

/** What was understood: of a word that was changed or left out the shopper is told. */
export const SearchHeader = ({ text: query, isFound, correction, ignored }: SearchHeaderProps) => {
  const text = useText('search')
  const words = ignored.map((word) => text('search.word', { word })).join(', ')
  return (
    <header className="flex flex-col gap-2">
      <h1 className="text-3xl wrap-anywhere">
        {isFound ? text('search.results', { query: correction ?? query }) : text('search.nothing', { query })}
      </h1>
      {correction !== null && <p className="text-ink-soft">{text('search.corrected', { query, correction })}</p>}
      {isFound && words !== '' && (
        <p className="text-ink-soft">{text('search.ignored', { count: ignored.length, words })}</p>
      )}
    </header>
  )
}
