import { isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import type { Log } from '@dvaput/database/log'
import type { Language } from '@dvaput/domain/text/language'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ShopEndpoint, ShopEndpointEnv } from '../shops/shop-endpoint.ts'
import { checkoutMessages } from './messages/checkout-messages.ts'
import { noticePage } from './notice-page.ts'
import { pageLanguage } from './page-language.ts'

type Own = Partial<Pick<Parameters<typeof noticePage>[0], 'text' | 'actions' | 'headers'>>

type Visit = { readonly endpoint: ShopEndpoint; readonly language: Language }

/** Nothing is wrong with the request: the same one may be answered in a moment. */
export const unavailablePage = ({ endpoint, language }: Visit, { headers, ...own }: Own = {}): Promise<Response> => {
  const messages = checkoutMessages[language]
  return noticePage({
    ...{ endpoint, language, title: messages.unavailableTitle, status: 503 },
    reference: messages.request(endpoint.requestId),
    ...own,
    text: messages.unavailable,
    headers: { ...headers, 'Retry-After': '5' },
  })
}

/** `text` is shown where the error is ours; an unavailable database has its own text. */
export const failurePage = (error: unknown, visit: Visit, own: Own = {}): Promise<Response> => {
  if (isDatabaseUnavailable(error)) return unavailablePage(visit, own)
  const { endpoint, language } = visit
  const messages = checkoutMessages[language]
  return noticePage({
    ...{ endpoint, language, title: messages.brokenTitle, text: messages.broken, status: 500 },
    reference: messages.request(endpoint.requestId),
    ...own,
  })
}

/** For `onError` of routes that show pages: the failure is logged under the request id that the page shows. */
export const handleFailure =
  (log: Log, what: string, ownOf: (language: Language) => Own = () => ({})) =>
  (error: Error, c: Context<ShopEndpointEnv>): Response | Promise<Response> => {
    if (error instanceof HTTPException) return error.getResponse()
    const { endpoint } = c.env
    log.error({ err: error, request: endpoint.requestId }, `${what} failed`)
    const language = pageLanguage(c.req.raw, endpoint.shop)
    return failurePage(error, { endpoint, language }, ownOf(language))
  }
