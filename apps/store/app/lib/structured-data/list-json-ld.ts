import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { productPath } from '@dvaput/domain/products/product-path'
import type { MetaContext } from '../meta/page-meta.ts'
import { pageUrl } from '../paths/page-urls.ts'

type Crumb = { readonly label: string; readonly to: string }

/** The breadcrumb, the page itself last. */
export const breadcrumbJsonLd = (trail: readonly Crumb[], { origins, marketId, language }: MetaContext) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: pageUrl(origins, marketId, language, to),
  })),
})

type Listed = Pick<CardProduct, 'source' | 'handle' | 'title'>
type Range = {
  /** Of the whole listing. */
  readonly total: number
  /** Products on the pages before this one. */
  readonly before: number
}

/** The products of one page, numbered from the start of the listing. */
export const itemListJsonLd = (
  products: readonly Listed[],
  { total, before }: Range,
  { origins, marketId, language }: MetaContext,
) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: products.map(({ source, handle, title }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: title,
    url: pageUrl(origins, marketId, language, productPath(source, handle)),
  })),
})
