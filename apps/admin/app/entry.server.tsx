import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { errorReportContext } from './context.ts'

/** The server fills these for each request. */
export {
  accessContext,
  clientIpContext,
  errorReportContext,
  pageContext,
  refusalContext,
  rootLoaderRan,
  servicesContext,
  visitContext,
} from './context.ts'

const renderTimeoutMs = 5_000

/** The page is rendered whole: the scripts marked here are hashed into the policy header. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const scriptMark = randomUUID()
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />,
      {
        onAllReady() {
          clearTimeout(timer)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          headers.set('X-Script-Mark', scriptMark)
          buffer(pipe(new PassThrough())).then(
            (body) => resolve(new Response(body as Buffer<ArrayBuffer>, { status, headers })),
            reject,
          )
        },
        // Otherwise React streams a large part of the page late and moves it into place with a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        nonce: scriptMark,
        onShellError: reject,
        onError: context.get(errorReportContext),
      },
    )
    const timer = setTimeout(() => abort(new DOMException('rendering took too long', 'TimeoutError')), renderTimeoutMs)
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(errorReportContext)(error)
}
