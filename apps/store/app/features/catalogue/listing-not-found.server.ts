import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import { emptyListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { findListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import type { Locale } from '@dvaput/domain/markets/locale'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { redirect } from 'react-router'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'

type Names = { readonly category?: string | undefined; readonly subcategory?: string | undefined }

const pathOf = ({ category, subcategory }: Names) =>
  ['/products', category, subcategory]
    .flatMap((name, at) => (name === undefined ? [] : at === 0 ? [name] : [encodeURIComponent(name)]))
    .join('/')

/** A redirect to the lower-case path if that exists, else a 404 that names the other market that has the listing. */
export const listingNotFound = async (
  catalogue: Pick<Catalogue, 'list'>,
  { market: here, language }: Locale,
  names: Names,
  search: string,
): Promise<Response> => {
  const isListed = async (market: Locale['market'], { category, subcategory }: Names): Promise<boolean> => {
    const scope = findListingScope(category, subcategory, market.capabilities)
    if (scope?.kind !== 'shop-collection' && scope?.kind !== 'subcategory') return scope !== undefined
    try {
      return (await catalogue.list({ market, language }, scope, emptyListingQuery)) !== null
    } catch (error) {
      if (isIntegrationError(error)) return false
      throw error
    }
  }
  const small = { category: names.category?.toLowerCase(), subcategory: names.subcategory?.toLowerCase() }
  const path = pathOf(small)
  if (path !== pathOf(names) && (await isListed(here, small))) return redirect(path + search, 301)
  for (const id of marketIds)
    if (id !== here.id && (await isListed(markets[id], names))) return Response.json({ market: id }, { status: 404 })
  return new Response(null, { status: 404 })
}
