import type { Condition } from '@dvaput/domain/catalogue/condition/condition'
import { findBreadcrumb } from '@dvaput/domain/catalogue/menus/breadcrumb'
import type { Product } from '@dvaput/domain/catalogue/product'
import { withWarnings } from '@dvaput/domain/catalogue/warnings/warning-texts'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Market } from '@dvaput/domain/markets/market'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { Money } from '@dvaput/domain/money/money'
import { productPath } from '@dvaput/domain/products/product-path'
import type { Language } from '@dvaput/domain/text/language'
import { messages as bcs } from '../../../app/i18n/messages/bcs/shell/categories.ts'
import { messages as en } from '../../../app/i18n/messages/en/shell/categories.ts'
import { messages as es } from '../../../app/i18n/messages/es/shell/categories.ts'
import { pageUrl } from '../../../app/lib/paths/page-urls.ts'
import type { Origins } from '../../markets-by-host.ts'
import { textElement } from './xml.ts'

export type FeedLocale = Locale & { readonly origins: Origins }

const names = { bcs, en, es } as const satisfies Record<Language, object>

/** The longest that readers of such feeds take. */
const longestTitle = 150
const longestText = 5_000

/** Unsaid means new to them, and of used products that must not be guessed. */
const conditions = { new: 'new', refurbished: 'refurbished', used: 'used' } as const satisfies Record<Condition, string>

const toAmount = (money: Money): string => `${formatDecimal(money)} ${money.currency}`

/** Not every reader knows the newest forms of pictures. */
const toPicture = (url: string, origin: string): string => {
  const pictureUrl = new URL(url, origin)
  pictureUrl.searchParams.set('format', 'jpg')
  return pictureUrl.href
}

const toKind = ({ productType, collectionHandles }: Product, language: Language): string => {
  const { collection, subcategory } = findBreadcrumb(productType, collectionHandles)
  const named = [
    collection && names[language][`collection.${collection}`],
    subcategory && names[language][`type.${subcategory}`],
  ].filter(Boolean)
  return named.length > 0 ? named.join(' > ') : productType
}

/** The dearest it can be: what is known only at checkout is not said. */
const shipping = ({ country, figures }: Market, inStock: boolean): string =>
  figures.deliveryPrice
    ? `<g:shipping>${[
        textElement('g:country', country),
        textElement('g:price', toAmount(figures.deliveryPrice.to)),
        // Nobody knows when what is sold out arrives.
        ...(inStock
          ? [
              textElement('g:min_handling_time', String(figures.dispatch.from)),
              textElement('g:max_handling_time', String(figures.dispatch.to)),
              textElement('g:min_transit_time', String(figures.deliveryInStockCity.from)),
              textElement('g:max_transit_time', String(figures.deliveryInStockElsewhere.to)),
            ]
          : []),
      ].join('')}</g:shipping>`
    : ''

/** One product as comparison sites and advertising read it, at the price and in the condition its page shows. */
export const writeFeedItem = (product: Product, { market, language, origins }: FeedLocale): string => {
  const origin = origins[market.id]
  const [first, ...others] = product.images.map(({ url }) => toPicture(url, origin))
  return `<item>${[
    textElement('g:id', product.id.split('/').at(-1)),
    textElement('g:title', withWarnings(product.title, product.warnings).slice(0, longestTitle)),
    textElement('g:description', product.description.slice(0, longestText) || product.title),
    textElement('g:link', pageUrl(origins, market.id, language, productPath(product.source, product.handle))),
    textElement('g:image_link', first),
    ...others.map((url) => textElement('g:additional_image_link', url)),
    textElement('g:availability', product.inStock ? 'in_stock' : 'out_of_stock'),
    textElement('g:price', toAmount(product.price)),
    textElement('g:sale_price', product.salePrice && toAmount(product.salePrice)),
    textElement('g:condition', conditions[product.condition ?? 'used']),
    textElement('g:brand', product.vendor),
    // Our own numbers are nobody's part numbers, and used products have no other.
    textElement('g:identifier_exists', 'no'),
    textElement('g:product_type', toKind(product, language)),
    textElement('g:custom_label_0', product.sku),
    textElement('g:custom_label_1', product.grade),
    shipping(market, product.inStock),
  ].join('')}</item>\n`
}
