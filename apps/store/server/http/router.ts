import { join } from 'node:path'
import { describeFailure } from '@dvaput/backend/log/describe-failure'
import type { Logger } from 'pino'
import {
  createRequestHandler,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type * as contexts from '../../app/context.ts'
import type { Services, Visit } from '../../app/context.ts'
import { isMalformed } from './malformed-address.ts'

/** The built app exports its contexts, because a context is known by identity and not by name. */
type AppBuild = ServerBuild & { readonly entry: { readonly module: typeof contexts } }

const routeTree = (build: ServerBuild, parentId?: string): RouteObject[] =>
  Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({ id: route?.id, path: route?.path, children: routeTree(build, route?.id) }) as RouteObject)

export const loadBuild = async (folder: string): Promise<AppBuild> => import(join(folder, 'server/index.js'))

/** Puts React Router behind a plain function from request and visit to answer. */
export const createRenderer = (
  build: () => Promise<AppBuild> | AppBuild,
  { services, log }: { readonly services: Services; readonly log: Logger },
  mode: 'production' | 'development',
) => {
  let known: { readonly app: AppBuild; readonly handle: ReturnType<typeof createRequestHandler> } | undefined
  /** Made once for a build: it ranks all routes. */
  const handlerOf = (app: AppBuild) => {
    if (known?.app !== app) known = { app, handle: createRequestHandler(app, mode) }
    return known.handle
  }
  const contextOf = ({ entry }: AppBuild, visit: Visit, refusal: number | null) => {
    const { visitContext, servicesContext, errorReportContext, refusalContext } = entry.module
    const context = new RouterContextProvider()
    context.set(visitContext, visit)
    context.set(servicesContext, services)
    context.set(refusalContext, refusal)
    context.set(errorReportContext, (error) => {
      // A wrong address or method is the visitor's doing; the request line tells its status.
      if (!isRouteErrorResponse(error) || error.status >= 500)
        log.error({ failure: describeFailure(error) }, 'a page failed')
    })
    return context
  }
  return async (request: Request, visit: Visit): Promise<Response> => {
    const app = await build()
    const context = contextOf(app, visit, null)
    const answer = await handlerOf(app)(request, context)
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') === true
    if (!isPage || context.get(app.entry.module.framedContext)) return answer
    // Where a write is refused or fails, React Router draws the page without having asked who is visiting, and so in
    // no language: it is drawn once more, as if it had been read.
    await answer.body?.cancel()
    const asRead = new Request(request.url, { headers: request.headers })
    const page = await handlerOf(app)(asRead, contextOf(app, visit, answer.status))
    if (answer.status === 405) page.headers.set('Allow', 'GET, HEAD')
    return page
  }
}

/** The pattern of the page an address belongs to, so that figures are by screen and not by address. */
export const createRouteOf = (build: ServerBuild) => {
  const tree = routeTree(build)
  const firstPart = (path: string) => `/${path.split('/')[1] ?? ''}`
  const own = new Set([
    ...['/api', '/assets', '/health', '/metrics', '/mailbox', '/market'],
    ...['/robots.txt', '/sitemap.xml', '/sitemaps', '/feeds'],
  ])
  return (path: string): string => {
    const part = firstPart(path)
    if (own.has(part)) return part
    if (isMalformed(path)) return '/*'
    const matches = matchRoutes(tree, path.replace(/(\/_root)?\.data$/, '') || '/')
    return matches?.map(({ route }) => route.path ?? '').join('/') || '/'
  }
}
