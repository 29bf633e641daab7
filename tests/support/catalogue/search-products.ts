import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import type { ProductInput } from '@dvaput/platform/catalogue/product-input'
import type { Platform } from '@dvaput/platform/platform'

const text = (value: string) => ({ type: 'single_line_text_field', value })

const product = (
  title: string,
  facts: Partial<ProductInput> & { price?: number; stock?: number } = {},
): ProductInput => {
  const { price = 10_000, stock = 1, ...rest } = facts
  return { title, variants: [{ price, openingStock: stock, sku: `SKU-${title.replaceAll(' ', '-')}` }], ...rest }
}

const catalogue: readonly ProductInput[] = [
  product('ThinkPad T14', {
    vendor: 'Lenovo',
    productType: 'Laptop',
    tags: ['Office', 'Sale'],
    price: 120_000,
    descriptionHtml: '<p>A solid notebook</p>',
    metafields: { 'custom.grade': text('A') },
    translations: { es: { productType: 'Portátil' } },
    createdAt: new Date('2024-01-01T00:00:00Z'),
  }),
  product('ThinkPad X1', {
    vendor: 'Lenovo',
    productType: 'Laptop',
    tags: ['Office'],
    stock: 0,
    price: 200_000,
    metafields: { 'custom.grade': text('B') },
    createdAt: new Date('2024-02-01T00:00:00Z'),
  }),
  product('Latitude 7490', {
    vendor: 'Dell',
    productType: 'Laptop',
    tags: ['Sale'],
    price: 90_000,
    metafields: { 'custom.grade': text('A') },
    createdAt: new Date('2024-03-01T00:00:00Z'),
  }),
  product('Miš bežični', {
    vendor: 'Logitech',
    productType: 'Mouse',
    price: 3_550,
    descriptionHtml: 'Radi i uz ThinkPad. Đerdan.',
    createdAt: new Date('2024-04-01T00:00:00Z'),
    options: [
      { name: 'Boja', values: ['Crna', 'Plava'], translations: { en: { name: 'Colour', values: ['Black', 'Blue'] } } },
    ],
    variants: [
      { price: 3_550, openingStock: 3, optionValues: ['Crna'] },
      { price: 9_000, openingStock: 3, optionValues: ['Plava'] },
    ],
  }),
  product('Hidden', { status: 'draft', tags: ['Sale'] }),
]

export const laptops = ['ThinkPad T14', 'ThinkPad X1', 'Latitude 7490']
/** What a storefront sees of it, oldest first. */
export const listed = [...laptops, 'Miš bežični']

/** A few products to look for, a draft among them, in a collection; and one that belongs to the other shop. */
export const insertSearchProducts = ({ parts, shopOf }: Platform) =>
  parts.database.inTransaction(async (tx) => {
    const rows = await insertProducts(tx, shopOf('main').shop, catalogue)
    await parts.catalogue.saveCollection(tx, shopOf('main').shop, {
      title: 'Everything',
      productIds: rows.map(({ id }) => id),
    })
    await insertProducts(tx, shopOf('retail').shop, [product('ThinkPad elsewhere', { vendor: 'Lenovo' })])
  })
