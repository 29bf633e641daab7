import { limits } from '@dvaput/domain/catalogue/limits'
import type { ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { ListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import { mergeById } from '@dvaput/domain/catalogue/menus/retail-categories'
import type { SourceProduct } from '@dvaput/domain/catalogue/source-product'
import type { ListedPage, StorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import type { QueryOptions } from '@dvaput/integrations/storefront/storefront-client'
import { toTagQuery } from '@dvaput/integrations/storefront/to-tag-query'

/** What the shop listed, as far as it was read. */
export type ReadListing = {
  readonly title: string | null
  readonly products: readonly SourceProduct[]
  /** False: there are more. */
  readonly isAll: boolean
}

type Page = ListedPage & { readonly title?: string }
type IsEnough = (products: readonly SourceProduct[]) => boolean
type ReadPage = (after: string | null) => Promise<Page | null>

/** A page far down costs as many queries; this bounds them while the shop is the only source. */
const maxRequests = 5

export const quoteTerm = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** A listing reads at most 100 in one request, further ones by pages. // LIST-11 */
const readUntil = async (readPage: ReadPage, isEnough: IsEnough): Promise<ReadListing | null> => {
  const products: SourceProduct[] = []
  let after: string | null = null
  let title: string | null = null
  for (let requests = 0; requests < maxRequests; requests += 1) {
    const page: Page | null = await readPage(after)
    if (!page) return null
    products.push(...page.products)
    title = page.title ?? null
    if (page.next === null) return { title, products, isAll: true }
    if (isEnough(products)) break
    after = page.next
  }
  return { title, products, isAll: false }
}

/** The products of a listing, from the storefront. */
export const readStorefrontListing = async (
  catalogue: StorefrontCatalogue,
  scope: ListingScope,
  { sort }: ListingQuery,
  options: QueryOptions,
  isEnough: IsEnough,
): Promise<ReadListing | null> => {
  const first = limits.listingProducts
  const byQuery = (query: string | null) =>
    readUntil((after) => catalogue.listProducts({ first, after, query, sort }, options), isEnough)
  const byCollection = (handle: string, types: readonly string[] = []) =>
    readUntil((after) => catalogue.listCollection(handle, { first, after, sort, types }, options), isEnough)

  switch (scope.kind) {
    case 'all':
    case 'sale':
      return byQuery('available_for_sale:true')
    case 'collection':
      return byCollection(scope.collection)
    case 'shop-collection':
      return byCollection(scope.handle)
    case 'subcategory':
      return byCollection(scope.collection, scope.types)
    case 'tags': {
      if (scope.category !== 'todos') return byQuery(toTagQuery(scope.tags))
      // 50 of each, every product once. // CAT-16
      const ofTag = (tag: string) =>
        catalogue.listProducts({ first: limits.retailPerTag, query: toTagQuery([tag]), sort: 'newest' }, options)
      const lists = await Promise.all(scope.tags.map(ofTag))
      return { title: null, products: mergeById(lists.map(({ products }) => products)), isAll: true }
    }
  }
}
