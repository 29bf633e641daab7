import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { errorReportContext, pageContext } from './context.ts'
import { RequestId } from './lib/request-id.ts'
import { RenderTurns } from './ui/render-turn.ts'
import { renderWholePage } from './ui/render-whole-page.server.ts'

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

let lastTurn: Promise<unknown> = Promise.resolve()

/** React renders a page in one go. With a part of one in each turn of the event loop, cached pages wait for that alone. */
const nextTurn = () => {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)))
  return lastTurn
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await nextTurn()
  return renderWholePage(
    (scriptMark) => (
      <RequestId value={context.get(pageContext).requestId}>
        <RenderTurns value={nextTurn}>
          <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />
        </RenderTurns>
      </RequestId>
    ),
    { status, headers, onError: context.get(errorReportContext) },
  )
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(errorReportContext)(error)
}
