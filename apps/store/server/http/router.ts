import { join } from 'node:path'
import type { Person } from '@dvaput/backend/customers/person'
import { describeError } from '@dvaput/backend/log/describe-error'
import type { Logger } from 'pino'
import {
  createRequestHandler,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type * as contexts from '../../app/context.ts'
import type { PageContext, Services } from '../../app/context.ts'
import type { Guard } from '../../app/lib/page-access.ts'

/** The built app exports its contexts, because a context is known by identity and not by name. */
type AppBuild = ServerBuild & { readonly entry: { readonly module: typeof contexts } }

/** What a page may know of its reader: of a shared page, nothing. */
export type PageReader = {
  readonly person?: Person
  readonly clientIp?: string
  readonly guard?: Guard
  readonly granted?: boolean
  /** The status with which the page is refused, whatever it would show. */
  readonly refusal?: number
}

export type Render = (request: Request, page: PageContext, reader: PageReader) => Promise<Response>

export const loadBuild = async (folder: string): Promise<AppBuild> => import(join(folder, 'server/index.js'))

/** Only a page with an action takes a write. */
const allowedMethods = ({ routes }: AppBuild, url: string): string => {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId ? [{ path: route.path ?? '', id: route.id }] : [],
  )
  const [page] = matchRoutes(pages, new URL(url).pathname) ?? []
  return page && routes[page.route.id]?.module.action ? 'GET, HEAD, POST' : 'GET, HEAD'
}

/** Puts React Router behind a plain function from request and page context to response. */
export const createRenderer = (
  build: () => Promise<AppBuild> | AppBuild,
  { services, log }: { readonly services: Services; readonly log: Logger },
  mode: 'production' | 'development',
): Render => {
  let known: { readonly app: AppBuild; readonly handle: ReturnType<typeof createRequestHandler> } | undefined
  /** Made once for a build: it ranks all routes. */
  const handlerOf = (app: AppBuild) => {
    if (known?.app !== app) known = { app, handle: createRequestHandler(app, mode) }
    return known.handle
  }
  const contextOf = ({ entry }: AppBuild, page: PageContext, reader: PageReader) => {
    const { pageContext, servicesContext, errorReportContext, refusalContext, ...contexts } = entry.module
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    context.set(servicesContext, services)
    context.set(refusalContext, reader.refusal ?? null)
    context.set(contexts.guardContext, reader.guard ?? 'anyone')
    context.set(contexts.grantedContext, reader.granted ?? false)
    if (reader.person) context.set(contexts.personContext, reader.person)
    if (reader.clientIp !== undefined) context.set(contexts.clientIpContext, reader.clientIp)
    context.set(errorReportContext, (error) => {
      // A wrong URL or method is the visitor's mistake; the request line of the log has its status.
      if (!isRouteErrorResponse(error) || error.status >= 500) log.error({ error: describeError(error) }, 'page failed')
    })
    return context
  }
  return async (request, page, reader) => {
    const app = await build()
    const context = contextOf(app, page, reader)
    const first = await handlerOf(app)(request, context)
    const isPage = first.headers.get('Content-Type')?.startsWith('text/html') === true
    if (!isPage || context.get(app.entry.module.rootLoaderRan)) return first
    // When a guard or an action refuses or fails, React Router renders the error page without running the root loader,
    // so it has no language: render it again as a GET, which needs to know nobody.
    await first.body?.cancel()
    const response = await handlerOf(app)(new Request(request.url), contextOf(app, page, { refusal: first.status }))
    if (first.status === 405) response.headers.set('Allow', allowedMethods(app, request.url))
    return response
  }
}
