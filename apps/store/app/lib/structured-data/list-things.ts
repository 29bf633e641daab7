import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { productPath } from '@dvaput/domain/products/product-path'
import { addressIn } from '../addresses.ts'
import type { VisitOfPage } from '../page-meta.ts'

type Crumb = { readonly label: string; readonly to: string }

/** The way to a page, the page itself last, as its breadcrumb shows it. */
export const breadcrumbThing = (trail: readonly Crumb[], { origins, marketId, language }: VisitOfPage) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: addressIn(origins, marketId, language, to),
  })),
})

type Listed = Pick<CardProduct, 'source' | 'handle' | 'title'>
type Range = {
  /** All that the listing has, on every page of it. */
  readonly total: number
  /** How many stand on the pages before. */
  readonly before: number
}

/** The goods of one page of a listing, each at its place in the whole. */
export const itemListThing = (
  products: readonly Listed[],
  { total, before }: Range,
  { origins, marketId, language }: VisitOfPage,
) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: products.map(({ source, handle, title }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: title,
    url: addressIn(origins, marketId, language, productPath(source, handle)),
  })),
})
