import { cacheLifetimesMs } from '@dvaput/domain/catalogue/lifetimes'
import type { Language } from '@dvaput/domain/text/language'
import { skipPrefetch } from '../../lib/prefetch-details.ts'
import type { FoundPage } from './product-page.ts'

/** The cache lives as long as the document. */
const mostKept = 60

/** A cache of product details, ten minutes each. // readings C-26 */
export const createDetailsCache = <Details>(now: () => number = () => performance.now()) => {
  const kept = new Map<string, { readonly details: Details; readonly until: number }>()
  return {
    get(key: string): Details | undefined {
      const found = kept.get(key)
      if (found && found.until > now()) return found.details
      kept.delete(key)
      return undefined
    },
    set(key: string, details: Details): void {
      kept.delete(key)
      kept.set(key, { details, until: now() + cacheLifetimesMs.productDetails })
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
  }
}

/** The market is not in the key, because another market is another document. */
const kept = createDetailsCache<FoundPage>()

const keyOf = (handle: string, language: Language) => `${language} ${handle}`

export const cacheDetails = (page: FoundPage, language: Language): void => {
  kept.set(keyOf(page.product.handle, language), page)
  skipPrefetch(page.head.path)
}

export const findCachedDetails = (handle: string, language: Language): FoundPage | undefined =>
  kept.get(keyOf(handle, language))
