import { join } from 'node:path'
import { describeError } from '@dvaput/backend/log/describe-error'
import { isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { isThrottled } from '@dvaput/integrations/http/read-graphql-response'
import type { Logger } from 'pino'
import {
  createRequestHandler,
  isRouteErrorResponse,
  matchRoutes,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'

/** What every app of ours exports from its entry, because a context is known by identity and not by name. */
export type BaseContexts = {
  readonly pageContext: RouterContext<PageContext>
  readonly refusalContext: RouterContext<number | null>
  readonly rootLoaderRan: RouterContext<boolean>
  readonly errorReportContext: RouterContext<(error: unknown) => 500 | 503>
}

export type BuiltApp<Contexts extends BaseContexts> = ServerBuild & { readonly entry: { readonly module: Contexts } }

type BaseReader = {
  /** The status with which the page is refused, whatever it would show. */
  readonly refusal?: number
}

/** A shop or another service that may answer a little later. */
const isServiceUnavailable = (error: unknown): boolean =>
  error instanceof IntegrationError &&
  (error.kind === 'timeout' || error.kind === 'network' || error.status === 503 || isThrottled(error))

export type RenderApp<Reader> = (request: Request, page: PageContext, reader: Reader) => Promise<Response>

type Options<Contexts extends BaseContexts, Reader> = {
  readonly log: Logger
  readonly setContexts: (context: RouterContextProvider, contexts: Contexts, reader: Reader) => void
  /** Who reads the error page of a refused request. */
  readonly refusedReader: (reader: Reader, status: number) => Reader
}

export const loadBuild = async <Contexts extends BaseContexts>(folder: string): Promise<BuiltApp<Contexts>> =>
  import(join(folder, 'server/index.js'))

/** Only a page with an action takes a write. */
const allowedMethods = ({ routes, basename }: ServerBuild, url: string): string => {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId ? [{ path: route.path ?? '', id: route.id }] : [],
  )
  const [page] = matchRoutes(pages, new URL(url).pathname, basename) ?? []
  return page && routes[page.route.id]?.module.action ? 'GET, HEAD, POST' : 'GET, HEAD'
}

/** Puts React Router behind a plain function from request and page context to response. */
export const createAppRenderer = <Contexts extends BaseContexts, Reader extends BaseReader>(
  build: () => Promise<BuiltApp<Contexts>> | BuiltApp<Contexts>,
  { log, setContexts, refusedReader }: Options<Contexts, Reader>,
  mode: 'production' | 'development',
): RenderApp<Reader> => {
  let known: { readonly app: ServerBuild; readonly handle: ReturnType<typeof createRequestHandler> } | undefined
  /** Made once for a build: it ranks all routes. */
  const handlerOf = (app: ServerBuild) => {
    if (known?.app !== app) known = { app, handle: createRequestHandler(app, mode) }
    return known.handle
  }
  const contextOf = ({ entry }: BuiltApp<Contexts>, page: PageContext, reader: Reader, onUnavailable: () => void) => {
    const { pageContext, errorReportContext, refusalContext } = entry.module
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    context.set(refusalContext, reader.refusal ?? null)
    setContexts(context, entry.module, reader)
    context.set(errorReportContext, (error) => {
      if (isDatabaseUnavailable(error)) {
        onUnavailable()
        log.warn({ error: describeError(error) }, 'database unavailable')
        return 503
      }
      // The machine has too much to do: a proxy asks another process, and a reader a little later.
      if (error instanceof Error && error.name === 'TimeoutError') {
        onUnavailable()
        log.warn({ error: describeError(error) }, 'rendering timed out')
        return 503
      }
      if (isServiceUnavailable(error)) {
        onUnavailable()
        log.warn({ error: describeError(error) }, 'service unavailable')
        return 503
      }
      // A wrong URL or method is the visitor's mistake; the request line of the log has its status.
      if (!isRouteErrorResponse(error) || error.status >= 500) log.error({ error: describeError(error) }, 'page failed')
      return 500
    })
    return context
  }
  return async (request, page, reader) => {
    const app = await build()
    let isUnavailable = false
    const open = (by: Reader) =>
      contextOf(app, page, by, () => {
        isUnavailable = true
      })
    /** React Router has one status for whatever a loader throws. */
    const withStatus = async (response: Response): Promise<Response> =>
      isUnavailable && response.status === 500
        ? new Response(await response.arrayBuffer(), { status: 503, headers: response.headers })
        : response
    const context = open(reader)
    const first = await withStatus(await handlerOf(app)(request, context))
    const isPage = first.headers.get('Content-Type')?.startsWith('text/html') === true
    if (!isPage || context.get(app.entry.module.rootLoaderRan)) return first
    // When a guard or an action refuses or fails, React Router renders the error page without running the root loader,
    // so it has no language: render it again as a GET.
    await first.body?.cancel()
    const again = open(refusedReader(reader, first.status))
    const response = await handlerOf(app)(new Request(request.url), again)
    if (first.status === 405) response.headers.set('Allow', allowedMethods(app, request.url))
    return response
  }
}
