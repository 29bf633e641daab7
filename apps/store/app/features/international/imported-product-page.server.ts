import { parseDescription } from '@dvaput/domain/catalogue/description/parse-description'
import { explainWarning, withWarnings } from '@dvaput/domain/catalogue/warnings/warning-texts'
import { promiseDelivery } from '@dvaput/domain/delivery/promised-delivery'
import { categoryName } from '@dvaput/domain/international/category-tree'
import { conditionMeaning, parseImportedCondition } from '@dvaput/domain/international/imported-condition'
import { type ImportedCard, type ImportedProduct, toImportedCard } from '@dvaput/domain/international/imported-product'
import { chooseShippingRate, parcelRates, totalGrams } from '@dvaput/domain/international/shipping-rate'
import type { Locale } from '@dvaput/domain/markets/locale'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { productPath } from '@dvaput/domain/products/product-path'
import { formatDay } from '@dvaput/domain/text/format-day'
import { formatNumber } from '@dvaput/domain/text/format-number'
import { loadText } from '../../i18n/load-text.ts'
import type { PageHead } from '../../lib/meta/page-meta.ts'
import type { Fact } from '../../ui/products/fact-table.tsx'
import type { FoundImportedPage, ImportedCondition, ImportedProductPage } from './imported-product-page.ts'
import { isToday } from './is-today.server.ts'

/** At most so many similar products are below the page. // IPDP-09 */
const mostRelated = 6

const listPath = '/international-products'

const headOf = async (product: ImportedProduct, card: ImportedCard, { language }: Locale): Promise<PageHead> => {
  const text = await loadText(language, 'international-product')
  const { price, handle, pictures } = product
  const { title } = card
  // A link that somebody shares says it before the price.
  const named = { title: withWarnings(title, card.warnings) }
  const [picture] = pictures
  return {
    title,
    description:
      price.kind === 'sold'
        ? text('head.description', { ...named, price: formatMoney(price.pesos, language) })
        : text('head.descriptionOnRequest', named),
    path: productPath('international', handle),
    // Open to whoever has the link; an index of all would be the listing that the gate closes. // divergences S-04
    hidden: true,
    // A placeholder is nobody's price. // divergences D-10
    ...(price.kind === 'sold' && { offer: { price: price.pesos, inStock: card.inStock } }),
    ...(picture && { image: { url: picture.url, alt: picture.alt || title } }),
  }
}

/** Home, international list, category, subcategory; the page adds the product itself. */
const trailOf = async ({ category, subcategory }: ImportedProduct, { language }: Locale) => {
  const [shell, text] = await Promise.all([loadText(language, 'shell'), loadText(language, 'international-product')])
  const within = (name: string, id: string) => ({
    label: categoryName(id, language),
    to: `${listPath}?${name}=${encodeURIComponent(id)}`,
  })
  return [
    { label: shell('nav.home'), to: '/' },
    { label: text('trail.international'), to: listPath },
    ...(category === '' ? [] : [within('categoria', category)]),
    ...(subcategory === '' ? [] : [within('subcategoria', subcategory)]),
  ]
}

const conditionOf = async (product: ImportedProduct, { language }: Locale): Promise<ImportedCondition> => {
  const text = await loadText(language, 'products')
  const known = parseImportedCondition(product.condition)
  return {
    name: known === null ? product.condition?.trim() || null : text(`condition.${known}.name`),
    meaning: known && conditionMeaning(known, language),
    warnings: product.warnings.map((warning) => explainWarning(warning, language)),
  }
}

const factsOf = async ({ vendor, grams }: ImportedProduct, { language }: Locale): Promise<Fact[]> => {
  const text = await loadText(language, 'international-product')
  const fact = (name: string, label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ name, label, value }]
  return [
    ...fact('vendor', text('facts.vendor'), vendor),
    ...fact(
      'weight',
      text('facts.weight'),
      grams === null ? null : text('facts.weightValue', { weight: formatNumber(grams / 1_000, language) }),
    ),
  ]
}

/** The same day that cart, checkout and mail will say. */
const arrivalDay = ({ market, language }: Locale, now: Date): string => {
  const way = { isPickup: false, isImported: true, city: '' }
  return formatDay(promiseDelivery(now.toISOString(), way, market).lastDay, language)
}

export const toImportedPage = async (
  product: ImportedProduct,
  related: readonly ImportedCard[],
  locale: Locale,
): Promise<FoundImportedPage> => {
  const { market, language } = locale
  const now = new Date()
  const card = toImportedCard(product, { market, language, now })
  const grams = totalGrams([{ grams: product.grams, quantity: 1 }])
  const [head, trail, facts, condition] = await Promise.all([
    headOf(product, card, locale),
    trailOf(product, locale),
    factsOf(product, locale),
    conditionOf(product, locale),
  ])
  return {
    kind: 'found',
    head,
    trail,
    product: {
      card,
      pictures: product.pictures,
      price: product.price,
      weight: { grams, isKnown: product.grams !== null },
      shipping: chooseShippingRate(grams, parcelRates),
      arrivalDay: card.inStock && card.isPriceConfirmed ? arrivalDay(locale, now) : null,
      description: parseDescription(product.descriptionHtml),
      condition,
      facts,
      confirmedAt: product.confirmedAt,
      isConfirmedToday: isToday(product.confirmedAt, market, now),
    },
    related: related.slice(0, mostRelated),
  }
}

export const toUnknownImportedPage = async (handle: string, { language }: Locale): Promise<ImportedProductPage> => {
  const text = await loadText(language, 'international-product')
  const head = {
    title: text('missing.title'),
    description: text('missing.text'),
    path: productPath('international', handle),
    hidden: true,
  }
  return { kind: 'unknown', head }
}
