import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import { matchRoutes, type RouteObject } from 'react-router'
import type { PageAccess, PageRoute } from '../../../app/lib/loading/page-access.ts'
import { isMalformed } from '../request/malformed-url.ts'

export type PageMatch = {
  /** The one spelling of the path: React Router also takes capitals and needless escapes. */
  readonly path: string
  /** Data for a client navigation, instead of HTML. */
  readonly isData: boolean
  /** Of the route table, so that metrics are counted by screen and not by URL. */
  readonly pattern: string
  readonly access: PageAccess
  /** Of the routes whose loaders run, the root first. */
  readonly routeIds: readonly string[]
}

/** An undeclared page counts as personal: it is never cached. */
const undeclared: Omit<PageMatch, 'path' | 'isData'> = {
  pattern: '/*',
  access: { kind: 'personal', guard: 'anyone' },
  routeIds: [],
}

/** So much memory a flood of made-up paths may take. */
const mostRemembered = 2_000
const longestRemembered = 200

/** An id as React Router gives it to a route that has none of its own. */
const toRouteObject = ({ path, index, file, access }: PageRoute): RouteObject => {
  const route = { id: file.replace(/\.\w+$/, ''), handle: access, ...(path !== undefined && { path }) }
  return index ? { ...route, index } : route
}

/** The path of the page whose data a client navigation requests. */
const withoutData = (path: string): string => path.replace(/\/_?\.data$/, '/').replace(/\.data$/, '')

const withData = (path: string): string => (path === '/' ? '/_.data' : `${path}.data`)

/** Fixed parts as the route table has them, parameters escaped in one way. */
const oneSpelling = (path: string, pattern: string): string => {
  const [, ...table] = pattern.split('/')
  const parts = path.split('/').filter((part) => part !== '')
  const spelled = parts.map(decodeURIComponent).map((part, index) => {
    const fixed = table[index]
    return fixed?.toLowerCase() === part.toLowerCase() ? fixed : encodeURIComponent(part)
  })
  return `/${spelled.join('/')}`
}

/** Finds the line of the route table that a path belongs to, as React Router does. */
export const createFindPage = (table: readonly PageRoute[]) => {
  const tree = table.map(toRouteObject)
  const known = createBoundedCache<PageMatch>({ maxSize: mostRemembered })

  const find = (path: string): PageMatch => {
    const pagePath = withoutData(path)
    const isData = pagePath !== path
    const matches = isMalformed(path) ? null : matchRoutes(tree, pagePath)
    const leaf = matches?.at(-1)
    if (!matches || !leaf) return { ...undeclared, path, isData }
    const pattern = `/${matches.map(({ route }) => route.path ?? '').join('/')}`
    const spelled = oneSpelling(pagePath, pattern)
    return {
      path: pattern.endsWith('*') ? path : isData ? withData(spelled) : spelled,
      isData,
      pattern,
      access: leaf.route.handle ?? undeclared.access,
      routeIds: ['root', ...matches.map(({ route }) => route.id ?? '')],
    }
  }

  return (path: string): PageMatch => {
    const remembered = known.get(path)
    if (remembered) return remembered
    const match = find(path)
    if (path.length <= longestRemembered) known.set(path, match)
    return match
  }
}

export type FindPage = ReturnType<typeof createFindPage>

/** Served by the server itself. */
const ownPaths = new Set([
  ...['/api', '/assets', '/health', '/metrics', '/mailbox', '/market'],
  ...['/robots.txt', '/sitemap.xml', '/sitemaps', '/feeds'],
])

/** The pattern of any path, for the log and the metrics. */
export const createRouteOf =
  (findPage: FindPage) =>
  (path: string): string => {
    const firstPart = `/${path.split('/', 2)[1] ?? ''}`
    return ownPaths.has(firstPart) ? firstPart : findPage(path).pattern
  }
