import type { International } from '@dvaput/backend/international/international'
import { importedProductTag } from '@dvaput/domain/catalogue/catalogue-tags'
import { categoryTree } from '@dvaput/domain/international/category-tree'
import { importedConditions } from '@dvaput/domain/international/imported-condition'
import { formatImportedQuery, type ImportedQuery } from '@dvaput/domain/international/listing-query'
import { parseImportedQuery } from '@dvaput/domain/international/parse-imported-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import { redirect } from 'react-router'
import type { Text } from '../../i18n/catalogue.ts'
import { loadText } from '../../i18n/load-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { cacheable, uncached } from '../../lib/loading/cacheable.ts'
import type { CategoryEntry, ConditionChoice, ImportedListingPage } from './imported-listing.ts'
import { isToday } from './is-today.server.ts'

type Listing = Pick<International, 'list'>

const toEntries = (language: Locale['language']): readonly CategoryEntry[] =>
  categoryTree(language).map(({ id, name, subcategories }) => ({
    id,
    name,
    subcategories: subcategories.map((each) => ({ id: each.id, name: each.name })),
  }))

type Counts = ReadonlyMap<string, number> | null

/** What is for parts is chosen with the warnings. */
const toConditions = (text: Text<'products'>, counts: Counts): readonly ConditionChoice[] =>
  importedConditions
    .filter((value) => value !== 'for-parts')
    .map((value) => ({ value, label: text(`condition.${value}.name`), count: counts && (counts.get(value) ?? 0) }))

/** A page past the last one leads to the last; `lang` is kept. */
const lastPageUrl = (url: URL, query: ImportedQuery, pages: number): string | null => {
  const page = Math.min(query.page, Math.max(1, pages))
  if (page === query.page) return null
  const language = url.searchParams.get('lang')
  const search = [formatImportedQuery({ ...query, page }), language && `lang=${encodeURIComponent(language)}`]
    .filter(Boolean)
    .join('&')
  return url.pathname + (search === '' ? '' : `?${search}`)
}

export const loadListing = async (international: Listing, locale: Locale, url: URL) => {
  const query = parseImportedQuery(url.searchParams)
  const [text, productText] = await Promise.all([
    loadText(locale.language, 'international'),
    loadText(locale.language, 'products'),
  ])
  const page: ImportedListingPage = {
    kind: 'listing',
    head: { title: text('listing.title'), description: text('listing.description'), path: '/international-products' },
    query,
    categories: toEntries(locale.language),
    conditions: toConditions(productText, null),
    listing: null,
  }
  try {
    const {
      products,
      total,
      pages,
      withheld,
      conditions: counts,
      confirmedAt,
    } = await international.list(query, locale)
    const elsewhere = lastPageUrl(url, query, pages)
    if (elsewhere !== null) throw redirect(elsewhere)
    const isConfirmedToday = confirmedAt !== null && isToday(confirmedAt, locale.market)
    const listing = { products, total, page: query.page, pages, withheld, confirmedAt, isConfirmedToday }
    const counted = { ...page, conditions: toConditions(productText, counts), listing }
    // Until the first sync has ended, and of nothing, there is no tag that would drop the page.
    if (confirmedAt === null || products.length === 0) return uncached(counted, 200)
    const tags = products.map(({ handle }) => importedProductTag(handle))
    return cacheable(counted, { tags })
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return uncached(page, 503)
  }
}
