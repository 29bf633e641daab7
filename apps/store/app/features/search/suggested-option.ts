import type { SuggestionsView } from '@dvaput/backend/catalogue/catalogue-views'
import { subcategoryPath } from '@dvaput/domain/catalogue/menus/collection-menus'
import { productTypesOf, type SubcategorySlug } from '@dvaput/domain/catalogue/menus/subcategories'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { Picture } from '@dvaput/domain/catalogue/source-product'
import type { Money } from '@dvaput/domain/money/money'
import { productPath } from '@dvaput/domain/products/product-path'
import type { Text } from '../../i18n/catalogue.ts'

/** An option of the list. */
export type SuggestedOption = { readonly to: string; readonly label: string } & (
  | { readonly kind: 'correction' | 'all' }
  | { readonly kind: 'category'; readonly count: number | null }
  | { readonly kind: 'product'; readonly picture: Picture | null; readonly price: Money }
)

const searchFor = (query: string) => `/search?query=${encodeURIComponent(query)}`

const toCategory = (
  category: SuggestionsView['categories'][number],
  text: Text<'shell'>,
): SuggestedOption | undefined => {
  const { kind, label, count } = category
  if (kind === 'collection')
    return { kind: 'category', to: `/products/${encodeURIComponent(category.handle)}`, label, count }
  // A product type that only the shop knows has no page.
  if (!productTypesOf(category.slug)) return undefined
  const slug = category.slug as SubcategorySlug
  return { kind: 'category', to: subcategoryPath(slug), label: text(`type.${slug}`), count }
}

/** In display order, which is also the order of the arrow keys. */
export const toOptions = (
  query: string,
  { products, categories, correction }: SuggestionsView,
  text: Text<'shell'>,
): readonly SuggestedOption[] => {
  const matches: SuggestedOption[] = [
    ...categories.map((each) => toCategory(each, text)).filter((option) => option !== undefined),
    ...products.map((product) => ({
      kind: 'product' as const,
      to: productPath(product.source, product.handle),
      label: product.title,
      picture: product.picture,
      price: currentPrice(product),
    })),
  ]
  return [
    ...(correction ? [{ kind: 'correction' as const, to: searchFor(correction), label: correction }] : []),
    ...matches,
    ...(matches.length > 0 ? [{ kind: 'all' as const, to: searchFor(query), label: query }] : []),
  ]
}
