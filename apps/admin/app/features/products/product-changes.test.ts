import type { EditedProduct } from '@dvaput/backend/product-writing/product-result'
import { expect, it } from 'vitest'
import { toProductChanges } from './product-changes.ts'
import { fieldsOf } from './product-fields.ts'

const metafield = (value: string, values = {}) => ({ gid: 'gid://shopify/Metafield/1', type: '', value, values })
const marks = (minor: number) => ({ minor, currency: 'BAM' as const })
const collection = (number: number, isSmart: boolean) => ({
  ...{ gid: `gid://shopify/Collection/${number}`, handle: `c${number}`, title: 'Posao', isSmart },
})
const product: EditedProduct = {
  ...{ gid: 'gid://shopify/Product/1', handle: 't480', title: 'T480', descriptionHtml: '<p>Dobar</p>\n' },
  ...{ seoTitle: '', seoDescription: '', productType: 'Laptop', vendor: 'Lenovo', tags: ['posao', 'novo'] },
  ...{ status: 'active', updatedAt: new Date(0), texts: { en: { title: 'T480, used' } }, pictures: [], revision: 'r' },
  variants: [
    {
      ...{ gid: 'gid://shopify/ProductVariant/7', inventoryItemGid: '', title: '', sku: null, barcode: null },
      ...{ price: marks(100_000), compareAt: marks(120_000), quantity: 1 },
    },
  ],
  collections: [collection(3, false), collection(4, true)],
  metafields: {
    battery_health: metafield('87'),
    tested: metafield('["ekran","tastatura"]', { en: '["screen"]' }),
    specifications: metafield('{"memoryGb":16,"ports":["USB-C","HDMI"],"Boja":"crna"}'),
  },
}
const formLanguages = { first: 'bcs', language: 'bcs' } as const
const fields = fieldsOf(product, formLanguages)
const changesOf = (typed: Record<string, string>) =>
  toProductChanges({ ...fields, hasCollections: '1', ...typed }, product, formLanguages)

it('the form of a product changes nothing where nothing was typed', () => {
  const unchanged = { collectionGids: ['gid://shopify/Collection/3'] }
  expect(changesOf({})).toEqual({ changes: unchanged })
  // As a browser sends it.
  expect(changesOf({ 'tested.bcs': 'ekran\r\ntastatura', 'price.7': '1.000,00' })).toEqual({ changes: unchanged })
})

it('the form of a product names only what was changed, in the form that the shop stores', () => {
  const typed = {
    ...{ 'title.bcs': 'ThinkPad', 'title.en': '', tags: 'posao, , akcija', grade: 'A' },
    ...{ 'seoTitle.bcs': 'Polovan', 'seoTitle.es': 'Usado' },
    ...{ 'tested.bcs': 'ekran', 'tested.en': '', 'price.7': '900', 'compareAt.7': '' },
    ...{ 'spec.memoryGb': '32', 'spec.Boja': '', newSpec: 'touch', newSpecValue: 'yes', 'collection.9': '1' },
  }
  expect(changesOf(typed)).toEqual({
    changes: {
      ...{ title: 'ThinkPad', seoTitle: 'Polovan', tags: ['posao', 'akcija'] },
      texts: { en: { title: '' }, es: { seoTitle: 'Usado' } },
      prices: [{ variantGid: 'gid://shopify/ProductVariant/7', price: marks(90_000), compareAt: null }],
      metafields: {
        ...{ grade: 'A', tested: '["ekran"]' },
        specifications: '{"memoryGb":32,"ports":["USB-C","HDMI"],"touch":true}',
      },
      metafieldTexts: { tested: { en: '' } },
      collectionGids: ['gid://shopify/Collection/3', 'gid://shopify/Collection/9'],
    },
  })
})

it('sells nothing for nothing, and lets a draft without a price be written', () => {
  expect(changesOf({ 'price.7': '0,00' })).toEqual({ problems: { 'price.7': 'price' } })
  const [variant] = product.variants
  const draft = {
    ...product,
    status: 'draft' as const,
    variants: variant ? [{ ...variant, price: marks(0), compareAt: null }] : [],
  }
  const typed = { ...fieldsOf(draft, formLanguages), 'title.bcs': 'Novo' }
  expect(toProductChanges(typed, draft, formLanguages)).toMatchObject({ changes: { title: 'Novo' } })
})

it('the form of a product names the codes of a variant that were changed, with the price it has', () => {
  const [{ gid: variantGid, price, compareAt } = { gid: '', price: marks(0), compareAt: null }] = product.variants
  expect(changesOf({ 'sku.7': 'TP-480' })).toMatchObject({
    changes: { prices: [{ variantGid, price, compareAt, sku: 'TP-480' }] },
  })
})

it('the form of a product says of every field what is wrong with it', () => {
  const typed = {
    ...{ 'title.bcs': ' ', battery: '101', warrantyMonths: 'two', 'price.7': 'much', 'spec.memoryGb': 'a lot' },
  }
  expect(changesOf(typed)).toEqual({
    problems: {
      ...{ 'title.bcs': 'title', battery: 'battery', warrantyMonths: 'months', 'price.7': 'price' },
      'spec.memoryGb': 'specification',
    },
  })
  expect(changesOf({ 'price.7': '1200' })).toEqual({ problems: { 'compareAt.7': 'compare-at' } })
})

it('a translation without an original is refused, as the shop would drop it, and one that was there already is left alone', () => {
  expect(changesOf({ 'notes.en': 'A scratch', 'seoTitle.es': 'Usado' })).toEqual({
    problems: { 'notes.en': 'original', 'seoTitle.es': 'original' },
  })
  expect(changesOf({ 'tested.bcs': '' })).not.toHaveProperty('problems')
  expect(changesOf({ 'notes.bcs': 'Ogrebotina', 'notes.en': 'A scratch' })).not.toHaveProperty('problems')
})
