import { renderWholePage } from '@dvaput/ui/render-whole-page.server.ts'
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
  unsavedFormContext,
  visitContext,
} from './context.ts'

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return renderWholePage(
    (scriptMark) => <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />,
    { status, headers, onError: (error) => void context.get(errorReportContext)(error) },
  )
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(errorReportContext)(error)
}
