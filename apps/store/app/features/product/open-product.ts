import { sourceTimeoutsMs } from '@dvaput/domain/catalogue/lifetimes'
import { isLanguage, type Language } from '@dvaput/domain/text/language'
import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { foreignBody, refusalTextOf } from '../../lib/lost-connection.ts'
import { isFailure } from '../../lib/page-loader.ts'
import { cookieNames } from '../../state/preference-names.ts'
import { cacheDetails, findCachedDetails } from './details-cache.ts'
import { readLiveStock } from './live-stock.ts'
import { withLiveStock } from './product-detail-view.ts'
import { type FoundPage, type ProductPage, toFailedPage } from './product-page.ts'
import { type SourceFailure, toHttpFailure } from './source-failure.ts'

/** The language the server will use: from the URL, else the cookie, else this page. */
const languageOf = (url: string): Language => {
  const chosen = new RegExp(`(?:^|; )${cookieNames.language}=(\\w+)`).exec(document.cookie)?.[1]
  const current = document.documentElement.dataset.language
  return [new URL(url).searchParams.get('lang'), chosen, current].find(isLanguage) ?? 'bcs'
}

/** Show the cached page when stock takes longer than 3 s. */
const stockTimeoutMs = 3_000

/**
 * Refreshes price and stock of cached details. Returns the cached page when no response comes, and undefined when the
 * server refuses, so that its page is loaded.
 */
const refresh = async (page: FoundPage): Promise<FoundPage | undefined> => {
  try {
    const live = await readLiveStock(page.product.handle, AbortSignal.timeout(stockTimeoutMs))
    return { ...page, product: withLiveStock(page.product, live), isLive: true }
  } catch (error) {
    return error instanceof ApiError && error.code ? undefined : page
  }
}

const refreshing = new Map<FoundPage, Promise<FoundPage | undefined>>()

/** After a failure the page and its retry load at the same time: one request for both. */
const refreshOnce = (page: FoundPage) => {
  const begun = refreshing.get(page) ?? refresh(page).finally(() => refreshing.delete(page))
  refreshing.set(page, begun)
  return begun
}

/** Redirects and our own bugs are rethrown. A refusal of ours is shown by its code, by its status what somebody else sent. */
const failureOf = async (error: unknown, language: Language): Promise<SourceFailure> => {
  if (error instanceof Response) throw error
  if (!isRouteErrorResponse(error)) return { kind: 'unknown' }
  if (isFailure(error.data)) throw error
  const message = await refusalTextOf(foreignBody(error) ?? '', language)
  if (message) return { kind: 'refused', message }
  return toHttpFailure(error.status, error.statusText)
}

const timeoutAfter = (ms: number) =>
  new Promise<'timeout'>((resolve) => {
    setTimeout(() => resolve('timeout'), ms)
  })

type LoaderArgs = { readonly params: { readonly handle: string }; readonly request: Request }

/** Client-side navigation: cached details are not loaded again. // spec §4 Product detail loading */
export const openProduct = async (
  { params: { handle }, request }: LoaderArgs,
  loadFromServer: () => Promise<ProductPage>,
): Promise<ProductPage> => {
  const language = languageOf(request.url)
  const cached = findCachedDetails(handle, language)
  const refreshed = cached && (await refreshOnce(cached))
  if (refreshed) return refreshed
  try {
    const page = await Promise.race([loadFromServer(), timeoutAfter(sourceTimeoutsMs.detail)])
    if (page === 'timeout') return await toFailedPage({ kind: 'timeout' }, { handle, language })
    if (page.kind === 'found') cacheDetails(page, language)
    return page
  } catch (error) {
    return await toFailedPage(await failureOf(error, language), { handle, language })
  }
}
