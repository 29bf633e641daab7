import type { Condition } from '@dvaput/domain/catalogue/condition/condition'
import { formatDescriptionText } from '@dvaput/domain/catalogue/description/format-description'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { findField } from '@dvaput/domain/catalogue/specifications/product-fields'
import { withWarnings } from '@dvaput/domain/catalogue/warnings/warning-texts'
import { markets } from '@dvaput/domain/markets/markets'
import { withOwnProfile } from '@dvaput/domain/markets/own-profile'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import { productPath } from '@dvaput/domain/products/product-path'
import type { Fact } from '../../ui/products/fact-table.tsx'
import type { MetaContext } from '../meta/page-meta.ts'
import { pageUrl } from '../paths/page-urls.ts'
import { returnPolicy, shippingDetails } from './offer-terms.ts'

const itemConditions = {
  new: 'https://schema.org/NewCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
  used: 'https://schema.org/UsedCondition',
} as const satisfies Record<Condition, string>

/** The fields that both the domain's product and the page's have. */
type Described = Omit<ProductDetail, 'specifications' | 'allTags' | 'picture' | 'warrantyMonths'> & {
  readonly specifications: readonly Fact[]
}

const maxDescriptionLength = 5_000

const urlOf = ({ source, handle }: Described, { origins, marketId, language }: MetaContext) =>
  pageUrl(origins, marketId, language, productPath(source, handle))

const properties = ({ specifications }: Described) => {
  const told = specifications.filter(({ name }) => findField(name)?.isStructured)
  return (
    told.length > 0 && {
      additionalProperty: told.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    }
  )
}

const strikethrough = ({ price, salePrice }: Described) =>
  salePrice && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: formatDecimal(price),
      priceCurrency: price.currency,
    },
  }

const offer = (product: Described, visit: MetaContext) => {
  const price = currentPrice(product)
  const market = withOwnProfile(markets[visit.marketId], visit.own)
  return {
    '@type': 'Offer',
    url: urlOf(product, visit),
    price: formatDecimal(price),
    priceCurrency: price.currency,
    ...strikethrough(product),
    availability: product.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    ...(product.condition && { itemCondition: itemConditions[product.condition] }),
    seller: { '@type': 'ElectronicsStore', '@id': `${visit.origins[visit.marketId]}/#store`, name: 'Dvaput' },
    // Nobody knows when what is sold out arrives.
    ...(product.inStock && { shippingDetails: shippingDetails(market) }),
    hasMerchantReturnPolicy: returnPolicy(market),
  }
}

/**
 * No rating, no unknown condition and no offer without a price: search engines get facts. // divergences V-01, D-10
 */
export const productJsonLd = (product: Described, visit: MetaContext) => {
  const origin = visit.origins[visit.marketId]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: withWarnings(product.title, product.warnings),
    url: urlOf(product, visit),
    description: formatDescriptionText(product.description).slice(0, maxDescriptionLength).toWellFormed(),
    image: product.pictures.map(({ url }) => new URL(url, origin).href),
    ...(product.sku && { sku: product.sku }),
    ...(product.vendor && { brand: { '@type': 'Brand', name: product.vendor } }),
    ...(product.productType && { category: product.productType }),
    ...(product.condition && { itemCondition: itemConditions[product.condition] }),
    ...properties(product),
    ...(currentPrice(product).minor > 0 && { offers: offer(product, visit) }),
  }
}
