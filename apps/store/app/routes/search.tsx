import { searchHelp } from '../content.server/search-help.ts'
import { SearchResults } from '../features/search/search-results.tsx'
import { loadText } from '../i18n/create-text.ts'
import { pageLoader } from '../lib/page-loader.ts'
import { pageMeta } from '../lib/page-meta.ts'
import type { Route } from './+types/search'

export const meta = pageMeta

export const handle = { messages: ['search'] }

const maxQueryLength = 200

export const loader = pageLoader(async ({ market, language }, { request }) => {
  const { searchParams } = new URL(request.url)
  // readings C-10: both are understood, `query` wins
  const query = (searchParams.get('query') ?? searchParams.get('q') ?? '').trim().slice(0, maxQueryLength)
  const text = await loadText(language, 'search')
  const title = query ? text('search.titleFor', { query }) : text('search.title')
  return {
    head: { title, description: text('search.description'), path: '/search', hidden: true },
    query,
    results: searchHelp(query, market, language),
  }
})

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchResults query={loaderData.query} results={loaderData.results} />
}
