import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { warrantySentence } from '@dvaput/domain/markets/figure-sentences'
import { formatSpan } from '@dvaput/domain/markets/format-figure'
import type { Locale } from '@dvaput/domain/markets/locale'
import { loadText } from '../../i18n/load-text.ts'
import type { WarrantyText } from './product-detail-view.ts'

/** Months that the shop promises whatever the product says; the minimum is 30 days. */
const leastMonths = ({ condition }: Pick<ProductDetail, 'condition'>, { market }: Locale): number =>
  condition === 'refurbished' ? market.figures.warrantyRefurbished.to : 1

export const toWarrantyText = async (
  product: Pick<ProductDetail, 'condition' | 'warrantyMonths'>,
  locale: Locale,
): Promise<WarrantyText> => {
  const { market, language } = locale
  if (product.warrantyMonths !== null && product.warrantyMonths >= leastMonths(product, locale)) {
    const text = await loadText(language, 'product-details')
    return { text: text('warranty.months', { count: product.warrantyMonths }), figures: 'productWarranty' }
  }
  return {
    text: warrantySentence[language]((name) => formatSpan(market.figures[name], language)),
    figures: 'warrantyMinimum warrantyRefurbished',
  }
}
