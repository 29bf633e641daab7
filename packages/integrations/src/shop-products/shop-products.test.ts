import sharp from 'sharp'
import { expect, it } from 'vitest'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createTestProduct } from '../../../../tests/support/requests/admin-api.ts'

const platform = useTestPlatform()
const shopProducts = () => connectTestShop(platform, 'main').products

const read = async (gid: string) => {
  const product = await shopProducts().read(gid)
  if (!product) throw new Error('the product is gone')
  return product
}
const done = { ok: true, value: null }

it('the client of the shop’s products writes a product and reads it back whole', async () => {
  const shop = shopProducts()
  const created = await shop.create({ title: 'ThinkPad', status: 'draft', productType: 'Laptop', tags: ['posao'] })
  if (!created.ok) throw new Error(created.error.message)
  const { gid, variantGid } = created.value
  const price = { minor: 45_000, currency: 'BAM' } as const
  expect(await shop.setPrices(gid, [{ variantGid, price, compareAt: { ...price, minor: 50_000 } }])).toEqual(done)
  const metafields = [
    { key: 'grade', type: 'single_line_text_field', value: 'A' },
    { key: 'condition_notes', type: 'multi_line_text_field', value: 'Ogreban' },
  ]
  const seo = { title: 'ThinkPad', description: 'Dobar' }
  expect(await shop.update(gid, { descriptionHtml: '<p>Dobar</p>', metafields, seo, status: 'active' })).toEqual(done)
  const bytes = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
  )
  const added = await shop.addPicture(gid, { fileName: 'a.png', mimeType: 'image/png', bytes }, 'Sprijeda')
  const before = await read(gid)
  const [picture] = before.pictures
  expect(added).toEqual({ ok: true, value: picture?.gid })
  expect(await sharp((await shop.downloadPicture(gid, picture?.gid ?? '')) ?? '').metadata()).toMatchObject({
    ...{ width: 40, height: 30, format: 'webp' },
  })
  expect(await shop.downloadPicture(gid, 'gid://shopify/MediaImage/1')).toBeNull()
  expect(await shop.translate(gid, { en: { title: 'ThinkPad, used', body_html: '<p>Good</p>' } })).toEqual(done)
  await shop.translate(picture?.gid ?? '', { es: { alt: 'De frente' } })
  await shop.translate(before.metafields.condition_notes?.gid ?? '', { en: { value: 'Scratched' } })

  expect(await read(gid)).toMatchObject({
    ...{ title: 'ThinkPad', descriptionHtml: '<p>Dobar</p>', status: 'active', tags: ['posao'], seoTitle: 'ThinkPad' },
    texts: { en: { title: 'ThinkPad, used', descriptionHtml: '<p>Good</p>' } },
    pictures: [{ alt: 'Sprijeda', alts: { es: 'De frente' }, width: 40 }],
    variants: [{ price: { minor: 45_000 }, compareAt: { minor: 50_000 }, quantity: 0 }],
    metafields: { grade: { value: 'A' }, condition_notes: { value: 'Ogreban', values: { en: 'Scratched' } } },
  })

  await shop.removeMetafields(gid, ['grade'])
  await shop.translate(gid, { en: { title: '', body_html: '' } })
  await shop.setPrices(gid, [{ variantGid, price, compareAt: null }])
  await shop.removePicture(gid, picture?.gid ?? '')
  const after = await read(gid)
  expect(Object.keys(after.metafields)).toEqual(['condition_notes'])
  expect(after).toMatchObject({ texts: {}, pictures: [], variants: [{ compareAt: null }] })
  expect(await shop.read('gid://shopify/Product/1')).toBeNull()
})

it('the client of the shop’s products takes no picture that is none', async () => {
  const { productId } = await createTestProduct(platform, { title: 'Plain' })
  const bytes = new TextEncoder().encode('<svg/>')
  const added = await shopProducts().addPicture(productId, { fileName: 'a.png', mimeType: 'image/png', bytes }, '')
  expect(added).toMatchObject({ ok: false, error: { code: 'NOT_A_PICTURE' } })
})

it('the client of the shop’s products sets stock, and tells when somebody else has', async () => {
  const shop = shopProducts()
  const { productId, inventoryItemId } = await createTestProduct(platform, { title: 'Counted', quantity: 5 })
  const move = { inventoryItemGid: inventoryItemId, reference: 'dvaput://test/1' }
  expect(await shop.setStock({ ...move, before: 5, quantity: 3, reason: 'cycle_count_available' })).toEqual(done)
  expect(await shop.setStock({ ...move, before: 5, quantity: 1, reason: 'damaged' })).toMatchObject({
    ok: false,
    error: { code: 'COMPARE_QUANTITY_STALE' },
  })
  expect(await read(productId)).toMatchObject({ variants: [{ quantity: 3 }] })
})

it('products that are not for sale are listed by words and page by page, and can be duplicated', async () => {
  const shop = shopProducts()
  const { productId } = await createTestProduct(platform, { title: 'Zebra one' })
  const copy = await shop.duplicate(productId, 'Zebra two')
  expect(copy).toMatchObject({ ok: true })
  const { products, next } = await shop.list({ status: 'draft', words: 'zebra' })
  expect(products).toMatchObject([{ title: 'Zebra two', status: 'draft', price: { minor: 10_000 }, stock: 0 }])
  expect(next).toBeNull()
  expect((await shop.list({ status: 'draft', kind: 'Tablet', words: 'zebra' })).products).toEqual([])
  expect((await shop.list({ status: 'archived', words: '"zebra OR' })).products).toEqual([])
})
