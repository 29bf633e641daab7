import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { errorReportContext, framedContext, refusalContext, servicesContext, visitContext } from './context.ts'
import { RequestId } from './lib/request-id.ts'

/** Handed out to the server, which fills them for each request. */
export { errorReportContext, framedContext, refusalContext, servicesContext, visitContext }

const renderTimeoutMs = 5_000

/** The page is rendered whole: its inline scripts are hashed into the policy header, and it is cached compressed. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const report = context.get(errorReportContext)
    const { pipe, abort } = renderToPipeableStream(
      <RequestId value={context.get(visitContext).requestId}>
        <ServerRouter context={routerContext} url={request.url} />
      </RequestId>,
      {
        onAllReady() {
          clearTimeout(timer)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          buffer(pipe(new PassThrough())).then(
            (body) => resolve(new Response(body as Buffer<ArrayBuffer>, { status, headers })),
            reject,
          )
        },
        // Else a large part that comes late in the page would be put in its place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellError: reject,
        onError: report,
      },
    )
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeoutMs)
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(errorReportContext)(error)
}
