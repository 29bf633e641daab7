import sharp from 'sharp'
import { expect, it } from 'vitest'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { createTestProduct, queryAdmin } from '../../../../../tests/support/requests/admin-api.ts'

const shop = useTestPlatform()
const run = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await queryAdmin(shop, query, variables)
  expect(errors).toBeUndefined()
  return data
}
const errors = 'userErrors { field message }'
const codedErrors = 'userErrors { code field message }'

const picture = (grey: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer()

const stage = async (httpMethod = 'PUT'): Promise<{ url: string; resourceUrl: string }> => {
  const { stagedUploadsCreate } = await run(
    `mutation ($input: [StagedUploadInput!]!) { stagedUploadsCreate(input: $input) { stagedTargets { url resourceUrl parameters { name value } } ${errors} } }`,
    { input: [{ filename: 'front.png', mimeType: 'image/png', resource: 'IMAGE', httpMethod }] },
  )
  return stagedUploadsCreate.stagedTargets[0]
}
const send = (url: string, init: RequestInit) => shop.fetchAt(new URL(url).pathname, init)

const addMedia = async (id: string, media: object[]) =>
  (
    await run(
      `mutation ($product: ProductUpdateInput!, $media: [CreateMediaInput!]) { productUpdate(product: $product, media: $media) {
        product { media(first: 10) { nodes { id alt ... on MediaImage { image { width } } } } } ${errors} } }`,
      { product: { id }, media: media.map((each) => ({ mediaContentType: 'IMAGE', ...each })) },
    )
  ).productUpdate

it('the Admin API takes uploaded pictures with their texts, in any order, and lets them go', async () => {
  const { productId } = await createTestProduct(shop, { title: 'Pictured' })
  const first = await stage()
  const second = await stage('POST')
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await picture(200))], 'back.png'))
  expect((await send(first.url, { method: 'PUT', body: new Uint8Array(await picture(20)) })).status).toBe(201)
  expect((await send(second.url, { method: 'POST', body: form })).status).toBe(201)
  const added = await addMedia(productId, [
    { originalSource: first.resourceUrl, alt: 'Sprijeda' },
    { originalSource: second.resourceUrl, alt: 'Straga' },
  ])
  expect(added.userErrors).toEqual([])
  const [front, back] = added.product.media.nodes
  expect([front, back]).toMatchObject([{ alt: 'Sprijeda', image: { width: 40 } }, { alt: 'Straga' }])

  const changed = await run(
    `mutation ($id: ID!, $moves: [MoveInput!]!, $files: [FileUpdateInput!]!) {
      productReorderMedia(id: $id, moves: $moves) { job { done } mediaUserErrors { code } }
      fileUpdate(files: $files) { files { id alt } ${codedErrors} } }`,
    { id: productId, moves: [{ id: back.id, newPosition: '0' }], files: [{ id: front.id, alt: 'Odozgo' }] },
  )
  expect(changed).toMatchObject({
    productReorderMedia: { job: { done: true }, mediaUserErrors: [] },
    fileUpdate: { files: [{ id: front.id, alt: 'Odozgo' }], userErrors: [] },
  })
  const media = async () =>
    (await run('query ($id: ID!) { product(id: $id) { media(first: 9) { nodes { alt } } } }', { id: productId }))
      .product.media.nodes
  expect(await media()).toEqual([{ alt: 'Straga' }, { alt: 'Odozgo' }])
  await run(`mutation ($files: [FileUpdateInput!]!) { fileUpdate(files: $files) { ${codedErrors} } }`, {
    files: [{ id: back.id, referencesToRemove: [productId] }],
  })
  expect(await media()).toEqual([{ alt: 'Odozgo' }])
})

it('the Admin API takes at an upload URL one picture, once, and nothing else', async () => {
  const { url, resourceUrl } = await stage()
  const { productId } = await createTestProduct(shop, { title: 'Waiting' })
  expect((await addMedia(productId, [{ originalSource: resourceUrl }])).userErrors).toEqual([
    { field: ['media', '0', 'originalSource'], message: 'The uploaded image was not found' },
  ])
  expect((await send(url, { method: 'PUT', body: '<svg onload="alert(1)"/>' })).status).toBe(422)
  expect((await send(url, { method: 'PUT', body: new Uint8Array(11 * 1024 * 1024) })).status).toBe(413)
  const body = new Uint8Array(await picture(90))
  expect((await send(url, { method: 'PUT', body })).status).toBe(201)
  expect((await send(url, { method: 'PUT', body })).status).toBe(404)
  const late = await stage()
  await shop.setClockOffset(2 * 60 * 60_000)
  expect((await send(late.url, { method: 'PUT', body })).status).toBe(404)
  await shop.setClockOffset(0)
})

it('the Admin API writes texts of other languages against the text they translate', async () => {
  const { data } = await queryAdmin(
    shop,
    `mutation { productCreate(product: { title: "Laptop za posao", descriptionHtml: "<p>Dobar</p>",
      metafields: [{ key: "notes", type: "single_line_text_field", value: "Ogreban" }] }) { product { id metafield(key: "notes") { id } } } }`,
  )
  const { id, metafield } = data.productCreate.product
  const content = async (resourceId: string) =>
    (
      await run(
        'query ($resourceId: ID!) { translatableResource(resourceId: $resourceId) { translatableContent { key value digest locale } translations(locale: "en") { key value } } }',
        { resourceId },
      )
    ).translatableResource
  const register = async (resourceId: string, translation: object) =>
    (
      await run(
        `mutation ($resourceId: ID!, $translations: [TranslationInput!]!) { translationsRegister(resourceId: $resourceId, translations: $translations) { translations { key value locale } ${codedErrors} } }`,
        { resourceId, translations: [{ locale: 'en', ...translation }] },
      )
    ).translationsRegister
  const digestOf = async (resourceId: string, key: string) =>
    (await content(resourceId)).translatableContent.find((each: { key: string }) => each.key === key).digest

  const translatableContentDigest = await digestOf(id, 'title')
  const title = { key: 'title', value: 'Work laptop', translatableContentDigest }
  expect(await register(id, title)).toEqual({
    translations: [{ key: 'title', value: 'Work laptop', locale: 'en' }],
    userErrors: [],
  })
  const notes = await digestOf(metafield.id, 'value')
  await register(metafield.id, { key: 'value', value: 'Scratched', translatableContentDigest: notes })
  const seen = await shop.query(
    'query ($id: ID!) @inContext(language: EN) { product(id: $id) { title description metafield(namespace: "custom", key: "notes") { value } } }',
    { id },
  )
  expect(seen.data.product).toEqual({ title: 'Work laptop', description: 'Dobar', metafield: { value: 'Scratched' } })

  for (const [wrong, code] of [
    [{ ...title, translatableContentDigest: 'old' }, 'INVALID_TRANSLATABLE_CONTENT'],
    [{ ...title, key: 'price' }, 'INVALID_KEY_FOR_MODEL'],
    [{ ...title, locale: 'de' }, 'INVALID_LOCALE_FOR_SHOP'],
    [{ ...title, locale: 'bs' }, 'INVALID_LOCALE_FOR_SHOP'],
    [{ ...title, value: '' }, 'BLANK'],
  ] as const)
    expect((await register(id, wrong)).userErrors).toMatchObject([{ code }])
  expect((await register('gid://shopify/Product/1', title)).userErrors).toMatchObject([{ code: 'RESOURCE_NOT_FOUND' }])

  await run(
    `mutation ($id: ID!) { translationsRemove(resourceId: $id, translationKeys: ["title"], locales: ["en"]) { translations { key } ${codedErrors} } }`,
    { id },
  )
  expect((await content(id)).translations).toEqual([])
})

it('duplicates a product with everything but its stock', async () => {
  const { productId } = await createTestProduct(shop, { title: 'Original', price: '321.00', quantity: 4 })
  const { productDuplicate } = await run(
    `mutation ($productId: ID!) { productDuplicate(productId: $productId, newTitle: "Copy", newStatus: DRAFT, includeImages: true) {
      newProduct { id title handle status totalInventory variants(first: 5) { nodes { price } } } ${errors} } }`,
    { productId },
  )
  expect(productDuplicate).toMatchObject({
    newProduct: {
      ...{ title: 'Copy', handle: 'copy', status: 'DRAFT', totalInventory: 0 },
      variants: { nodes: [{ price: '321.00' }] },
    },
    userErrors: [],
  })
  expect(productDuplicate.newProduct.id).not.toBe(productId)
})

it('the Admin API sets a stock that nobody has changed meanwhile', async () => {
  const { inventoryItemId, locationId } = await createTestProduct(shop, { title: 'Counted', quantity: 5 })
  const set = async (quantity: object, more: object = {}) =>
    (
      await run(
        `mutation ($input: InventorySetQuantitiesInput!) { inventorySetQuantities(input: $input) {
          inventoryAdjustmentGroup { changes { delta } } ${codedErrors} } }`,
        {
          input: {
            ...{ name: 'available', reason: 'cycle_count_available' },
            quantities: [{ inventoryItemId, locationId, ...quantity }],
            ...more,
          },
        },
      )
    ).inventorySetQuantities
  expect(await set({ quantity: 9, compareQuantity: 5 })).toEqual({
    inventoryAdjustmentGroup: { changes: [{ delta: 4 }] },
    userErrors: [],
  })
  expect((await set({ quantity: 1, compareQuantity: 5 })).userErrors).toMatchObject([
    { code: 'COMPARE_QUANTITY_STALE' },
  ])
  expect((await set({ quantity: 1 })).userErrors).toMatchObject([{ code: 'COMPARE_QUANTITY_REQUIRED' }])
  expect((await set({ quantity: -1, compareQuantity: 9 })).userErrors).toMatchObject([
    { code: 'INVALID_QUANTITY_NEGATIVE' },
  ])
  expect((await set({ quantity: 2 }, { ignoreCompareQuantity: true })).userErrors).toEqual([])
})

it('the Admin API deletes metafields of a product', async () => {
  const { data } = await queryAdmin(
    shop,
    `mutation { productCreate(product: { title: "Graded", metafields: [{ key: "grade", type: "single_line_text_field", value: "A" }] }) { product { id } } }`,
  )
  const ownerId = data.productCreate.product.id
  const { metafieldsDelete } = await run(
    `mutation ($metafields: [MetafieldIdentifierInput!]!) { metafieldsDelete(metafields: $metafields) { deletedMetafields { key } ${errors} } }`,
    { metafields: ['grade', 'none'].map((key) => ({ ownerId, namespace: 'custom', key })) },
  )
  expect(metafieldsDelete).toEqual({ deletedMetafields: [{ key: 'grade' }, null], userErrors: [] })
  const { product } = await run('query ($id: ID!) { product(id: $id) { metafield(key: "grade") { value } } }', {
    id: ownerId,
  })
  expect(product.metafield).toBeNull()
})
