import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { SearchResult } from './search-result.ts'

type SearchResultsProps = { readonly query: string; readonly results: readonly SearchResult[] }

export const SearchResults = ({ query, results }: SearchResultsProps) => {
  const text = useText('search')
  if (!query)
    return (
      <Page title={text('search.title')}>
        <p className="text-lg text-ink-soft">{text('search.start')}</p>
      </Page>
    )
  if (results.length === 0)
    return (
      <Page title={text('search.nothing', { query })}>
        <p className="mb-6 text-lg text-ink-soft">{text('search.nothingText')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/faq">{text('nav.faq')}</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            {text('nav.contact')}
          </ButtonLink>
        </div>
      </Page>
    )
  return (
    <Page title={text('search.found', { count: results.length, query })}>
      <ul className="grid grid-cols-1 gap-4">
        {results.map(({ path, page, title, excerpt }) => (
          <li key={path} className="rounded-xl border border-line bg-surface p-5">
            <p className="text-sm text-ink-soft">{page}</p>
            <h2 className="mt-1 text-xl">
              <Link to={path} prefetch="intent" className="text-accent hover:underline">
                {title}
              </Link>
            </h2>
            <p className="mt-2 text-ink-soft">{excerpt}</p>
          </li>
        ))}
      </ul>
    </Page>
  )
}

const Page = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <div className="max-w-prose py-10 sm:py-14">
    <h1 className="mb-6 text-3xl">{title}</h1>
    {children}
  </div>
)
