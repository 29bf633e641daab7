import type { ProductView } from '@dvaput/backend/catalogue/catalogue-views'
import { addDays, toCalendarDay } from '@dvaput/domain/calendar/calendar-day'
import { momentOf } from '@dvaput/domain/calendar/local-time'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { withWarnings } from '@dvaput/domain/catalogue/warnings/warning-texts'
import type { Locale } from '@dvaput/domain/markets/locale'
import { markets } from '@dvaput/domain/markets/markets'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { productPath } from '@dvaput/domain/products/product-path'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'
import { toSpecificationRows } from '../../i18n/specification-rows.server.ts'
import type { PageHead } from '../../lib/meta/page-meta.ts'
import type { OrderDay } from './product-detail-view.ts'
import type { ProductElsewhere } from './product-elsewhere.server.ts'
import type { ProductPage } from './product-page.ts'
import { toWarrantyText } from './warranty-text.server.ts'

type Crumb = { readonly label: string; readonly to: string }

/** One row of cards on a desktop. */
const rowLength = 4

const headOf = async (product: ProductDetail, { market, language }: Locale): Promise<PageHead> => {
  const [text, productText] = await Promise.all([
    loadText(language, 'product-on-server'),
    loadText(language, 'products'),
  ])
  const { title, condition, grade, pictures, inStock } = product
  const price = currentPrice(product)
  const state = [condition && productText(`condition.${condition}.name`), grade && productText(`grade.${grade}.name`)]
  const [picture] = pictures
  return {
    title,
    description: text('head.description', {
      // A link that somebody shares says it before the price.
      title: withWarnings(title, product.warnings),
      state: state.filter(Boolean).join(', ') || productText(inStock ? 'stock.some' : 'stock.out'),
      price: formatMoney(price, language),
      city: market.city,
    }),
    path: productPath(product.source, product.handle),
    ownMarketOnly: true,
    offer: { price, inStock },
    ...(picture && { image: { url: picture.url, alt: picture.alt || title } }),
  }
}

/** Home, collection, subcategory; the page adds the product itself. */
const trailOf = async ({ collection, subcategory }: ProductDetail, language: Language): Promise<readonly Crumb[]> => {
  const text = await loadText(language, 'shell')
  const trail = [{ label: text('nav.home'), to: '/' }]
  if (!collection) return [...trail, { label: text('listing.all'), to: '/products' }]
  trail.push({ label: text(`collection.${collection}`), to: `/products/${collection}` })
  if (subcategory) trail.push({ label: text(`type.${subcategory}`), to: `/products/${collection}/${subcategory}` })
  // A collection with one subcategory has the same name.
  return trail.filter(({ label }, at) => label !== trail[at + 1]?.label)
}

const toOrderDay = (now: Date, timeZone: string): OrderDay => {
  const day = toCalendarDay(now.toISOString(), timeZone)
  return { day, endsAt: momentOf(addDays(day, 1), '00:00', timeZone) }
}

/** Loader data of a product page. */
export const toProductPage = async (
  result: Exclude<ProductView, { kind: 'moved' }>,
  handle: string,
  { elsewhere, ...locale }: Locale & { readonly elsewhere?: ProductElsewhere | undefined },
): Promise<ProductPage> => {
  const { language, market } = locale
  if (result.kind !== 'found') {
    const text = await loadText(language, 'not-found')
    const hidden = { path: productPath('local', handle), hidden: true }
    if (result.kind === 'unknown' && elsewhere) {
      const { title, similar } = elsewhere
      const name = markets[elsewhere.market].name[language]
      return {
        kind: 'unknown',
        head: {
          ...hidden,
          title: text('elsewhere.title', { title }),
          description: text('elsewhere.text', { market: name }),
        },
        elsewhere: { market: elsewhere.market, title, similar },
      }
    }
    if (result.kind === 'unknown')
      return {
        kind: 'unknown',
        head: { ...hidden, title: text('missing.title'), description: text('missing.text') },
      }
    const { title } = result
    const similar = result.similar.slice(0, rowLength)
    const head = { ...hidden, title: text('gone.title', { title }), description: text('gone.text') }
    return { kind: 'gone', head, title, similar }
  }
  const { specifications, allTags, picture, warrantyMonths, ...product } = result.product
  const [head, trail, warranty] = await Promise.all([
    headOf(result.product, locale),
    trailOf(result.product, language),
    toWarrantyText(result.product, locale),
  ])
  const facts = toSpecificationRows(specifications, language)
  return {
    kind: 'found',
    head,
    trail,
    product: { ...product, specifications: facts, warranty, orderDay: toOrderDay(new Date(), market.timeZone) },
    similar: result.similar.slice(0, rowLength),
  }
}
