import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { MarketId } from '@dvaput/domain/markets/market'
import { productPath } from '@dvaput/domain/products/product-path'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'
import type { SourceFailure } from '../../lib/failures/source-failure.ts'
import type { PageHead } from '../../lib/meta/page-meta.ts'
import type { ProductDetailView } from './product-detail-view.ts'

export type FoundPage = {
  readonly kind: 'found'
  readonly head: PageHead
  /** From the home page to the subcategory. */
  readonly trail: readonly { readonly label: string; readonly to: string }[]
  readonly product: ProductDetailView
  readonly similar: readonly CardProduct[]
  /** Price and stock were just refreshed. */
  readonly isLive?: boolean
}

/** Exactly one of four, once it is loaded. // PDP-26 */
export type ProductPage =
  | FoundPage
  | {
      readonly kind: 'gone'
      readonly head: PageHead
      readonly title: string
      readonly similar: readonly CardProduct[]
    }
  | {
      readonly kind: 'unknown'
      readonly head: PageHead
      /** Another market sells it. */
      readonly elsewhere?: { readonly market: MarketId; readonly title: string; readonly similar: string }
    }
  | { readonly kind: 'failed'; readonly head: PageHead; readonly failure: SourceFailure }

export const toFailedPage = async (
  failure: SourceFailure,
  { handle, language }: { readonly handle: string; readonly language: Language },
): Promise<ProductPage> => {
  const text = await loadText(language, 'product-page')
  const title = text('failed.title')
  const head = { title, description: title, path: productPath('local', handle), hidden: true }
  return { kind: 'failed', head, failure }
}
