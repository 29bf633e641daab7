import { ApiError } from '../../lib/api.ts'
import { languageOf, loadDetails } from '../../lib/loading/load-details.ts'
import { cacheDetails, findCachedDetails } from './details-cache.ts'
import { readLiveStock } from './live-stock.ts'
import { withLiveStock } from './product-detail-view.ts'
import { type FoundPage, type ProductPage, toFailedPage } from './product-page.ts'

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

type LoaderArgs = { readonly params: { readonly handle: string }; readonly request: Request }

/** Client-side navigation: cached details are not loaded again. // PDP-27 */
export const openProduct = async (
  { params: { handle }, request }: LoaderArgs,
  loadFromServer: () => Promise<ProductPage>,
): Promise<ProductPage> => {
  const language = languageOf(request.url)
  const cached = findCachedDetails(handle, language)
  const refreshed = cached && (await refreshOnce(cached))
  if (refreshed) return refreshed
  const page = await loadDetails(loadFromServer, {
    language,
    toFailed: (failure) => toFailedPage(failure, { handle, language }),
  })
  if (page.kind === 'found') cacheDetails(page, language)
  return page
}
