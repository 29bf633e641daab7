import type { PageMatch } from './find-page.ts'

/**
 * The query of a URL with only the parameters that its page reads, in the order of the route table: whatever else a
 * link carries makes no new page.
 */
export const knownSearch = (search: string, { access, routeIds }: PageMatch, language: string): string => {
  if (search.length < 2) return ''
  const given = new URLSearchParams(search)
  const known = new URLSearchParams()
  const names = 'query' in access ? access.query : []
  for (const name of names) for (const value of given.getAll(name)) known.append(name, value)
  // A language that is not offered changes nothing.
  if (given.get('lang') === language) known.append('lang', language)
  // A client navigation names the routes whose data it has not got.
  const requested = given.get('_routes')?.split(',')
  const routes = requested ? routeIds.filter((id) => requested.includes(id)) : []
  if (routes.length > 0) known.append('_routes', routes.join(','))
  return known.size === 0 ? '' : `?${known}`
}
