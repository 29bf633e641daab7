import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { HelpResult } from './help-result.ts'

type HelpResultsProps = {
  readonly results: readonly HelpResult[]
  /** Above the products, because the query is about the help. */
  readonly isFirst?: boolean
}

/** Help pages that match the search. */
export const HelpResults = ({ results, isFirst = false }: HelpResultsProps) => {
  const text = useText('search')
  if (results.length === 0) return null
  return (
    <section
      aria-labelledby="help-hits"
      className={isFirst ? 'rounded-xl border border-line bg-surface p-5 sm:p-6' : 'border-t border-line py-8'}
    >
      <h2 id="help-hits" className="text-xl">
        {text('search.help')}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
        {results.map(({ path, page, title, excerpt }) => (
          <li key={path}>
            <h3 className="font-text text-base font-semibold tracking-normal">
              <Link to={path} prefetch="intent" className="text-accent hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-1 line-clamp-2 text-sm text-ink-soft">
              {page}: {excerpt}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
