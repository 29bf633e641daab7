import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { errorReportContext, pageContext } from './context.ts'
import { RequestId } from './lib/request-id.ts'
import { RenderTurns } from './ui/render-turn.ts'

/** The server fills these for each request. */
export {
  clientIpContext,
  errorReportContext,
  grantedContext,
  guardContext,
  isCustomerContext,
  pageContext,
  personContext,
  refusalContext,
  rootLoaderRan,
  servicesContext,
} from './context.ts'

const renderTimeoutMs = 5_000

let lastTurn: Promise<unknown> = Promise.resolve()

/** React renders a page in one go. With a part of one in each turn of the event loop, cached pages wait for that alone. */
const nextTurn = () => {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)))
  return lastTurn
}

/** The page is rendered whole: the scripts marked here are hashed into the policy header, and it is cached compressed. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await nextTurn()
  return new Promise((resolve, reject) => {
    const report = context.get(errorReportContext)
    const scriptMark = randomUUID()
    const { pipe, abort } = renderToPipeableStream(
      <RequestId value={context.get(pageContext).requestId}>
        <RenderTurns value={nextTurn}>
          <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />
        </RenderTurns>
      </RequestId>,
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
        onError: report,
      },
    )
    const timer = setTimeout(() => abort(new DOMException('rendering took too long', 'TimeoutError')), renderTimeoutMs)
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(errorReportContext)(error)
}
