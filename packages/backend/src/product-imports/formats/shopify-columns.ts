/** Columns of Shopify's product file, as it was called until 2025 and as it is called since, each with ours. */
const columns: Readonly<Record<string, string>> = {
  handle: 'handle',
  'url handle': 'handle',
  title: 'title',
  'body (html)': 'description',
  description: 'description',
  vendor: 'vendor',
  type: 'type',
  tags: 'tags',
  published: 'published',
  'published on online store': 'published',
  status: 'status',
  'option1 name': 'option1_name',
  'option1 value': 'option1_value',
  'option2 name': 'option2_name',
  'option2 value': 'option2_value',
  'option3 name': 'option3_name',
  'option3 value': 'option3_value',
  'variant sku': 'sku',
  sku: 'sku',
  'variant barcode': 'barcode',
  barcode: 'barcode',
  'variant inventory qty': 'stock',
  'inventory quantity': 'stock',
  'variant price': 'price',
  price: 'price',
  'variant compare at price': 'compare_at_price',
  'compare-at price': 'compare_at_price',
  'image src': 'picture',
  'product image url': 'picture',
  'image alt text': 'picture_text',
  'seo title': 'seo_title',
  'seo description': 'seo_description',
}

/** What our shop has no place for. */
const leftOut = new Set([
  ...['product category', 'gift card', 'image position', 'variant image', 'variant image url', 'collection'],
  ...['variant grams', 'variant weight unit', 'weight value (grams)', 'weight unit for display'],
  ...['variant inventory tracker', 'inventory tracker', 'variant inventory policy', 'cost per item'],
  ...['continue selling when out of stock', 'variant fulfillment service', 'fulfillment service'],
  ...[
    'variant requires shipping',
    'requires shipping',
    'variant taxable',
    'charge tax',
    'variant tax code',
    'tax code',
  ],
  ...['unit price total measure', 'unit price total measure unit'],
  ...['unit price base measure', 'unit price base measure unit'],
])

const leftOutLike =
  /^(google shopping|included \/|price \/|compare at price \/|compare-at price \/|option[123] linked to)/

const mark = ['body (html)', 'variant price', 'variant sku', 'url handle'] as const

export const isShopifyHeader = (titles: readonly string[]): boolean =>
  titles.includes('title') &&
  (titles.includes('handle') || titles.includes('url handle')) &&
  mark.some((title) => titles.includes(title))

/** Ours; null for what is left out, undefined for what nobody knows. */
export const shopifyColumnOf = (title: string): string | null | undefined =>
  columns[title] ?? (leftOut.has(title) || leftOutLike.test(title) ? null : undefined)
