import { renderWholePage } from '@dvaput/ui/render-whole-page.server.ts'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { errorReportContext, pageContext, rendersOnceContext } from './context.ts'
import { RequestId } from './lib/request-id.ts'
import { ScriptMark } from './lib/script-mark.ts'
import { RenderTurns } from './ui/hydration/render-turn.ts'
import { RenderedPartsContext } from './ui/hydration/rendered-once.tsx'
import { createRenderedParts } from './ui/hydration/rendered-parts.server.ts'

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
  rendersOnceContext,
  rootLoaderRan,
  servicesContext,
} from './context.ts'

let lastTurn: Promise<unknown> = Promise.resolve()

/** React renders a page in one go. With a part of one in each turn of the event loop, cached pages wait for that alone. */
const nextTurn = () => {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)))
  return lastTurn
}

const renderedParts = createRenderedParts(nextTurn)

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
        <ScriptMark value={scriptMark}>
          <RenderTurns value={nextTurn}>
            <RenderedPartsContext value={context.get(rendersOnceContext) ? renderedParts : null}>
              <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />
            </RenderedPartsContext>
          </RenderTurns>
        </ScriptMark>
      </RequestId>
    ),
    { status, headers, onError: (error) => void context.get(errorReportContext)(error) },
  )
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(errorReportContext)(error)
}
