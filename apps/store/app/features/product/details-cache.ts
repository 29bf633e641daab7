import { cacheLifetimesMs } from '@dvaput/domain/catalogue/lifetimes'
import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import type { Language } from '@dvaput/domain/text/language'
import { skipPrefetch } from '../../lib/loading/prefetch-details.ts'
import type { FoundPage } from './product-page.ts'

/** The cache lives as long as the document. */
const maxEntries = 60

/** A cache of product details, ten minutes each. // PDP-27 */
export const createDetailsCache = <Details>(now: () => number = () => performance.now()) => {
  const cache = createBoundedCache<{ readonly details: Details; readonly until: number }>({ maxSize: maxEntries })
  return {
    get(key: string): Details | undefined {
      const entry = cache.get(key)
      if (entry && entry.until > now()) return entry.details
      cache.delete(key)
      return undefined
    },
    set(key: string, details: Details): void {
      cache.set(key, { details, until: now() + cacheLifetimesMs.productDetails })
    },
  }
}

/** The market is not in the key, because another market is another document. */
const cache = createDetailsCache<FoundPage>()

const keyOf = (handle: string, language: Language) => `${language} ${handle}`

export const cacheDetails = (page: FoundPage, language: Language): void => {
  cache.set(keyOf(page.product.handle, language), page)
  skipPrefetch(page.head.path)
}

export const findCachedDetails = (handle: string, language: Language): FoundPage | undefined =>
  cache.get(keyOf(handle, language))
