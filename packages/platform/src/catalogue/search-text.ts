import type { TranslatedField, Translations } from '../tables/products.table.ts'
import { toWords } from '../text/to-words.ts'

type Searchable = {
  readonly title: string
  readonly descriptionHtml?: string
  readonly productType?: string
  readonly vendor?: string
  readonly tags?: readonly string[]
  readonly translations?: Translations<TranslatedField>
  readonly options: readonly { readonly values: readonly string[] }[]
  readonly variants: readonly { readonly sku?: string | null; readonly barcode?: string | null }[]
}

const maxWordsOfBody = 500

const withoutMarkup = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&#?\w+;/g, ' ')

const line = (texts: readonly (string | null | undefined)[]): string =>
  [...new Set(texts.flatMap((text) => (text ? [toWords(text).join(' ')] : [])))].join(' ')

/**
 * What a product is found by, in four lines: the database makes one vector of the first, one of two and one of all.
 * Titles; type, vendor and option values; tags and codes; description. In every language.
 */
export const toSearchText = (product: Searchable): string => {
  const translations = Object.values(product.translations ?? {})
  const bodies = [product.descriptionHtml, ...translations.map(({ descriptionHtml }) => descriptionHtml)]
  return [
    line([product.title, ...translations.map(({ title }) => title)]),
    line([
      product.productType,
      ...translations.map(({ productType }) => productType),
      product.vendor,
      ...product.options.flatMap(({ values }) => values),
    ]),
    line([...(product.tags ?? []), ...product.variants.flatMap(({ sku, barcode }) => [sku, barcode])]),
    line(
      bodies.map((body) =>
        toWords(withoutMarkup(body ?? ''))
          .slice(0, maxWordsOfBody)
          .join(' '),
      ),
    ),
  ].join('\n')
}
