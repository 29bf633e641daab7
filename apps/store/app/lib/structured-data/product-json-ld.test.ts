import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { createMoney } from '@dvaput/domain/money/money'
import { describe, expect, it } from 'vitest'
import { productJsonLd } from './product-json-ld.ts'

const origins = { ba: 'https://dvaput.example', cl: 'https://cl.dvaput.example' }
const inBosnia = { marketId: 'ba', language: 'bcs', origins } as const
const inChile = { marketId: 'cl', language: 'en', origins } as const

const picture = (url: string) => ({ url, alt: null, width: 1600, height: 1200 })

const laptop: Omit<ProductDetail, 'specifications'> & { readonly specifications: readonly [] } = {
  id: 'gid://shopify/Product/1',
  handle: 'thinkpad-t14',
  title: 'ThinkPad T14',
  price: createMoney(150_000, 'BAM'),
  salePrice: createMoney(123_450, 'BAM'),
  variantId: 'gid://shopify/ProductVariant/1',
  variantTitle: null,
  sku: 'T14-A',
  category: 'Laptop',
  stock: 3,
  isStockKnown: true,
  inStock: true,
  isNew: false,
  onSale: true,
  isFeatured: false,
  condition: 'refurbished',
  grade: 'A',
  source: 'local',
  shop: 'main',
  picture: picture('/cdn/shop/files/a.avif'),
  keyFacts: [],
  tags: [],
  vendor: 'Lenovo',
  productType: 'Laptop',
  collection: 'racunari-i-laptopi',
  subcategory: 'laptop',
  pictures: [picture('/cdn/shop/files/a.avif'), picture('https://cdn.example/b.jpg')],
  allTags: [],
  description: [{ tag: 'p', children: ['Solid </script> & quiet'] }],
  variants: [],
  specifications: [],
  batteryHealthPercent: null,
  warrantyMonths: null,
  conditionNotes: null,
  tested: [],
  replaced: [],
  inTheBox: [],
  updatedAt: '2026-11-01T00:00:00.000Z',
}

describe('a product in words for search engines', () => {
  it('names what does not work as such', () => {
    const broken = { ...laptop, warnings: ['Ne radi: za dijelove ili popravku'] }
    expect(productJsonLd(broken, inBosnia).name).toBe('ThinkPad T14 · Ne radi: za dijelove ili popravku')
  })

  it('is what its page shows', () => {
    expect(productJsonLd(laptop, inBosnia)).toMatchObject({
      '@type': 'Product',
      name: 'ThinkPad T14',
      url: 'https://dvaput.example/product/thinkpad-t14',
      description: 'Solid </script> & quiet',
      image: ['https://dvaput.example/cdn/shop/files/a.avif', 'https://cdn.example/b.jpg'],
      sku: 'T14-A',
      brand: { '@type': 'Brand', name: 'Lenovo' },
      itemCondition: 'https://schema.org/RefurbishedCondition',
      offers: {
        '@type': 'Offer',
        url: 'https://dvaput.example/product/thinkpad-t14',
        price: '1234.50',
        priceCurrency: 'BAM',
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '1500.00' },
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/RefurbishedCondition',
        seller: { '@id': 'https://dvaput.example/#store' },
      },
    })
  })

  it.each([
    ['new', 'NewCondition'],
    ['refurbished', 'RefurbishedCondition'],
    ['used', 'UsedCondition'],
  ] as const)('that is %s says %s', (condition, name) => {
    const thing = productJsonLd({ ...laptop, condition }, inBosnia)
    expect(thing.itemCondition).toBe(`https://schema.org/${name}`)
  })

  it('says how it is typed on, and leaves the other specifications to the page', () => {
    const specifications = [
      { name: 'memoryGb', label: 'Memory (RAM)', value: '16 GB' },
      { name: 'keyboardLayout', label: 'Keyboard layout', value: 'German (QWERTZ)' },
    ]
    expect(productJsonLd({ ...laptop, specifications }, inBosnia).additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Keyboard layout', value: 'German (QWERTZ)' },
    ])
    expect(productJsonLd(laptop, inBosnia)).not.toHaveProperty('additionalProperty')
  })

  it('never has a rating, and says nothing that is not known', () => {
    const bare = productJsonLd({ ...laptop, condition: null, sku: null, vendor: '', productType: '' }, inBosnia)
    expect(JSON.stringify(bare)).not.toMatch(/rating|review|itemCondition|"sku"|brand|"category"|null|undefined/i)
    expect(JSON.stringify(productJsonLd(laptop, inBosnia))).not.toMatch(/rating|review/i)
  })

  it('that is sold out or has no price is offered as such', () => {
    expect(productJsonLd({ ...laptop, inStock: false }, inBosnia).offers).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    })
    expect(JSON.stringify(productJsonLd({ ...laptop, inStock: false }, inBosnia))).not.toMatch(
      /deliveryTime|shippingDetails/,
    )
    const worthless = { ...laptop, price: createMoney(0, 'BAM'), salePrice: null }
    expect(productJsonLd(worthless, inBosnia)).not.toHaveProperty('offers')
    expect(productJsonLd({ ...laptop, salePrice: null }, inBosnia).offers).not.toHaveProperty('priceSpecification')
  })

  it('comes and goes back by the rules of its market', () => {
    const shown = productJsonLd(laptop, inBosnia).offers
    expect(shown).toMatchObject({
      shippingDetails: {
        shippingDestination: { addressCountry: 'BA' },
        shippingRate: { minValue: '5.00', maxValue: '15.00', currency: 'BAM' },
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
          transitTime: { minValue: 1, maxValue: 5 },
        },
      },
      hasMerchantReturnPolicy: { applicableCountry: 'BA', merchantReturnDays: 14 },
    })
    const pesos = { ...laptop, price: createMoney(249_990, 'CLP'), salePrice: null }
    const inPesos = productJsonLd(pesos, inChile).offers
    expect(inPesos).toMatchObject({ price: '249990', priceCurrency: 'CLP' })
    expect(inPesos?.shippingDetails).not.toHaveProperty('shippingRate')
  })
})
