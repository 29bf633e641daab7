import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'
import { toSpecificationRows } from '../../i18n/specification-rows.server.ts'
import type { Fact } from '../../ui/products/fact-table.tsx'
import type { ComparedProduct } from './compared-rows.ts'

/** Facts about the unit come before those of the model. */
const stateFacts = async (product: ProductDetail, language: Language): Promise<readonly Fact[]> => {
  const [text, productText] = await Promise.all([loadText(language, 'compare'), loadText(language, 'products')])
  const { condition, grade, batteryHealthPercent, warrantyMonths } = product
  const facts: (Fact | null)[] = [
    condition && {
      name: 'condition',
      label: productText('condition.label'),
      value: productText(`condition.${condition}.name`),
    },
    grade && { name: 'grade', label: productText('grade.label'), value: productText(`grade.${grade}.name`) },
    batteryHealthPercent === null
      ? null
      : {
          name: 'battery',
          label: text('compare.battery'),
          value: text('compare.batteryAtLeast', { percent: batteryHealthPercent }),
        },
    warrantyMonths === null
      ? null
      : {
          name: 'warranty',
          label: text('compare.warranty'),
          value: text('compare.months', { count: warrantyMonths }),
        },
  ]
  return facts.filter((fact) => fact !== null)
}

const toCompared = async (product: ProductDetail, language: Language): Promise<ComparedProduct> => {
  const state = await stateFacts(product, language)
  const rows = toSpecificationRows(product.specifications, language)
  const { id, handle, title, price, salePrice, variantId, sku, category, stock, isStockKnown, inStock } = product
  const { variantTitle, isNew, onSale, isFeatured, condition, grade, keyFacts, source, shop, picture, tags } = product
  const sold = { id, handle, title, price, salePrice, variantId, sku, category, stock, isStockKnown, inStock }
  return {
    ...{ ...sold, variantTitle, isNew, onSale, isFeatured, condition, grade, keyFacts, source, shop, picture, tags },
    ...(product.warnings && { warnings: product.warnings }),
    // Prefixed, because a specification may have the same name as one of ours.
    facts: [...state, ...rows.map((row) => ({ ...row, name: `spec ${row.name}` }))],
  }
}

export const toComparedProducts = (
  products: readonly ProductDetail[],
  language: Language,
): Promise<readonly ComparedProduct[]> => Promise.all(products.map((product) => toCompared(product, language)))
