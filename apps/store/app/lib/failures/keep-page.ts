import type { Language } from '@dvaput/domain/text/language'
import { createPath, type DataRouter, type DataStrategyResult, type MiddlewareFunction } from 'react-router'
import { loadText } from '../../i18n/load-text.ts'
import { notify } from '../../ui/popups/toast.ts'
import { foreignBody, LostConnection, markOutdated, refusalTextOf } from './lost-connection.ts'

type Handle = {
  /** URLs of one path with the same value show one view: it stays when loading the next URL fails. */
  readonly viewOf?: (url: URL) => string
}

/** Keeps the data of a page that is loaded again or whose view stays; any other page gets a `LostConnection` to show. */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  const { state } = (window as unknown as { readonly __reactRouterDataRouter: DataRouter }).__reactRouterDataRouter
  const language: Language = state.loaderData.root?.language ?? 'en'
  const nextUrl = new URL(request.url)
  const url = new URL(createPath(state.location), nextUrl)
  const isWrite = request.method !== 'GET'
  const isAgain = isWrite || nextUrl.pathname + nextUrl.search === url.pathname + url.search
  let needsNotice = false
  for (const [id, { type, result }] of Object.entries(results)) {
    const body = type === 'error' ? foreignBody(result) : undefined
    if (body === undefined || request.signal.aborted) continue
    const data = isWrite || state.loaderData[id]
    const { viewOf }: Handle = state.matches.find(({ route }) => route.id === id)?.route.handle ?? {}
    const staysInView = viewOf && nextUrl.pathname === url.pathname && viewOf(nextUrl) === viewOf(url)
    if (data && (isAgain || staysInView)) {
      results[id] = { type: 'data', result: isWrite ? undefined : isAgain ? data : markOutdated(data) }
      needsNotice ||= isAgain
    } else {
      results[id] = { type: 'error', result: new LostConnection(await refusalTextOf(body, language)) }
    }
  }
  if (needsNotice && !Object.values(results).some(({ type }) => type === 'error')) {
    const text = await loadText(language, 'shell')
    notify({ type: 'error', message: text('ui.failed'), id: 'lost' })
  }
}
