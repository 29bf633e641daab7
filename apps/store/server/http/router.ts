import { join } from 'node:path'
import { describeError } from '@dvaput/backend/log/describe-error'
import type { Logger } from 'pino'
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as contexts from '../../app/context.ts'
import type { PageContext, Services } from '../../app/context.ts'

/** The built app exports its contexts, because a context is known by identity and not by name. */
type AppBuild = ServerBuild & { readonly entry: { readonly module: typeof contexts } }

export const loadBuild = async (folder: string): Promise<AppBuild> => import(join(folder, 'server/index.js'))

/** Puts React Router behind a plain function from request and page context to response. */
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
  const contextOf = ({ entry }: AppBuild, page: PageContext, refusal: number | null) => {
    const { pageContext, servicesContext, errorReportContext, refusalContext } = entry.module
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    context.set(servicesContext, services)
    context.set(refusalContext, refusal)
    context.set(errorReportContext, (error) => {
      // A wrong URL or method is the visitor's mistake; the request line of the log has its status.
      if (!isRouteErrorResponse(error) || error.status >= 500) log.error({ error: describeError(error) }, 'page failed')
    })
    return context
  }
  return async (request: Request, page: PageContext): Promise<Response> => {
    const app = await build()
    const context = contextOf(app, page, null)
    const first = await handlerOf(app)(request, context)
    const isPage = first.headers.get('Content-Type')?.startsWith('text/html') === true
    if (!isPage || context.get(app.entry.module.rootLoaderRan)) return first
    // When an action is refused or fails, React Router renders the error page without running the root loader, so it
    // has no language: render it again as a GET.
    await first.body?.cancel()
    const asGet = new Request(request.url, { headers: request.headers })
    const response = await handlerOf(app)(asGet, contextOf(app, page, first.status))
    if (first.status === 405) response.headers.set('Allow', 'GET, HEAD')
    return response
  }
}
