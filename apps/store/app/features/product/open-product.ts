import { sourceTimeoutsMs } from '@dvaput/domain/catalogue/lifetimes'
import { isLanguage, type Language } from '@dvaput/domain/text/language'
import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { isFailure } from '../../lib/page-loader.ts'
import { cookieNames } from '../../state/preference-names.ts'
import { cacheDetails, findCachedDetails } from './details-cache.ts'
import { readLiveStock } from './live-stock.ts'
import { withLiveStock } from './product-detail-view.ts'
import { type FoundPage, type ProductPage, toFailedPage } from './product-page.ts'
import { type SourceFailure, toHttpFailure } from './source-failure.ts'

/** The one the server will answer in: of the address, else the choice of a moment ago, else that of this page. */
const languageOf = (address: string): Language => {
  const chosen = new RegExp(`(?:^|; )${cookieNames.language}=(\\w+)`).exec(document.cookie)?.[1]
  const shown = document.documentElement.dataset.language
  return [new URL(address).searchParams.get('lang'), chosen, shown].find(isLanguage) ?? 'bcs'
}

/** What is in hand is not kept back any longer for a fresher price. */
const longestForStockMs = 3_000

/**
 * The detail's own price and stock may be ten minutes old: they are asked for anew. Where no answer comes, the page is
 * shown as it was kept, and goes on asking; where the server refuses, it may have another page to show.
 */
const reopen = async (page: FoundPage): Promise<FoundPage | undefined> => {
  try {
    const live = await readLiveStock(page.product.handle, AbortSignal.timeout(longestForStockMs))
    return { ...page, product: withLiveStock(page.product, live), isLive: true }
  } catch (error) {
    return error instanceof ApiError ? undefined : page
  }
}

const reopening = new Map<FoundPage, Promise<FoundPage | undefined>>()

/** After a failure the page and what tried again for it ask at the same time. */
const reopenOnce = (page: FoundPage) => {
  const begun = reopening.get(page) ?? reopen(page).finally(() => reopening.delete(page))
  reopening.set(page, begun)
  return begun
}

/** A redirect and a bug of ours pass through. */
const failureOf = (error: unknown): SourceFailure => {
  if (error instanceof Response) throw error
  if (!isRouteErrorResponse(error)) return { kind: 'unknown' }
  if (isFailure(error.data)) throw error
  return toHttpFailure(error.status, error.statusText)
}

const lateAfter = (ms: number) =>
  new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), ms)
  })

type Asked = { readonly params: { readonly handle: string }; readonly request: Request }

/** On a navigation within the shop: what was seen in this session is not asked for again. // spec §4 Product detail loading */
export const openProduct = async (
  { params: { handle }, request }: Asked,
  askServer: () => Promise<ProductPage>,
): Promise<ProductPage> => {
  const language = languageOf(request.url)
  const seen = findCachedDetails(handle, language)
  const reopened = seen && (await reopenOnce(seen))
  if (reopened) return reopened
  try {
    const page = await Promise.race([askServer(), lateAfter(sourceTimeoutsMs.detail)])
    if (page === 'late') return await toFailedPage({ kind: 'timeout' }, { handle, language })
    if (page.kind === 'found') cacheDetails(page, language)
    return page
  } catch (error) {
    return await toFailedPage(failureOf(error), { handle, language })
  }
}
