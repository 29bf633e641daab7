/** Columns of WooCommerce's product file, each with ours or with what it is read into ours from. */
const columns: Readonly<Record<string, string>> = {
  id: 'woo_id',
  type: 'woo_type',
  sku: 'sku',
  'gtin, upc, ean, or isbn': 'barcode',
  name: 'title',
  published: 'published',
  'short description': 'short_description',
  description: 'description',
  'in stock?': 'in_stock',
  stock: 'stock',
  'sale price': 'sale_price',
  'regular price': 'regular_price',
  categories: 'categories',
  tags: 'tags',
  brands: 'vendor',
  images: 'pictures',
  parent: 'parent',
  'attribute 1 name': 'option1_name',
  'attribute 1 value(s)': 'option1_value',
  'attribute 2 name': 'option2_name',
  'attribute 2 value(s)': 'option2_value',
  'attribute 3 name': 'option3_name',
  'attribute 3 value(s)': 'option3_value',
}

/** What our shop has no place for. */
const leftOut = new Set([
  ...['is featured?', 'visibility in catalog', 'date sale price starts', 'date sale price ends'],
  ...['tax status', 'tax class', 'low stock amount', 'backorders allowed?', 'sold individually?'],
  ...['allow customer reviews?', 'purchase note', 'shipping class', 'download limit', 'download expiry days'],
  ...['grouped products', 'upsells', 'cross-sells', 'external url', 'button text', 'position'],
])

const leftOutLike =
  /^(weight|length|width|height) \(|^attribute \d+ (visible|global|default)$|^download \d+ |^attribute ([4-9]|\d\d) |^meta: /

export const isWooCommerceHeader = (titles: readonly string[]): boolean =>
  ['type', 'name', 'regular price'].every((title) => titles.includes(title))

/** Ours; null for what is left out, undefined for what nobody knows. */
export const wooCommerceColumnOf = (title: string): string | null | undefined =>
  columns[title] ?? (leftOut.has(title) || leftOutLike.test(title) ? null : undefined)
