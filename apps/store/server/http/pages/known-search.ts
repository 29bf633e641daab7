import { readPage } from '@dvaput/domain/catalogue/listings/read-page'
import type { PageMatch } from './find-page.ts'
import type { PageVariant } from './page-context.ts'

/** All numbers that show the first page are one page: anybody could think up more of them. */
const spellPage = (raw: string): string | null => {
  const page = readPage(raw)
  return page === 1 ? null : String(page)
}

/**
 * The query of a URL with only the parameters that its page reads, each spelled in one way and in one order: whatever
 * else a link carries makes no new page.
 */
export const knownSearch = (
  given: URLSearchParams,
  { access, routeIds, isData }: PageMatch,
  { market, language }: Pick<PageVariant, 'market' | 'language'>,
): string => {
  if (given.size === 0) return ''
  const known = new URLSearchParams()
  const { query, lists } = 'query' in access ? access : { query: [], lists: [] }
  for (const name of query) {
    const raw = given.get(name)
    const value = name === 'page' && raw !== null ? spellPage(raw) : raw
    if (value !== null) known.append(name, value)
  }
  for (const name of lists) for (const value of new Set(given.getAll(name).sort())) known.append(name, value)
  // A language that is not offered changes nothing, and the market's own is that of the page without it.
  if (given.get('lang') === language && language !== market.languages[0]) known.append('lang', language)
  // A client navigation names the routes whose data it has not got.
  const requested = isData ? given.get('_routes')?.split(',') : undefined
  const routes = requested ? routeIds.filter((id) => requested.includes(id)) : []
  if (routes.length > 0) known.append('_routes', routes.join(','))
  return known.size === 0 ? '' : `?${known}`
}
