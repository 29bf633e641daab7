import { expect, it } from 'vitest'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { createTestProduct, queryAdmin } from '../../../../../tests/support/requests/admin-api.ts'
import { buildProductPayload } from '../../webhooks/product-payload.ts'

const shop = useTestPlatform()
const queryStorefront = (query: string, variables?: Record<string, unknown>) => queryAdmin(shop, query, variables)

const productFields = `id handle title descriptionHtml vendor productType tags status seo { title }
  totalInventory metafield(namespace: "custom", key: "grade") { value }
  options { name values }
  variants(first: 10) { nodes { id title price compareAtPrice sku inventoryQuantity inventoryPolicy
    inventoryItem { id tracked sku } selectedOptions { name value } } }`

const errors = 'userErrors { field message }'
const codedErrors = 'userErrors { code field message }'

const createProduct = async (product: object) =>
  (
    await queryStorefront(
      `mutation ($product: ProductCreateInput!) { productCreate(product: $product) { product { ${productFields} } ${errors} } }`,
      {
        product,
      },
    )
  ).data.productCreate

it('the Admin API creates, changes, lists and deletes a product', async () => {
  const { product, userErrors } = await createProduct({
    title: 'ThinkPad T480',
    vendor: 'Lenovo',
    productType: 'Laptop',
    tags: ['Zen', 'laptop', 'Business', 'laptop'],
    seo: { title: 'ThinkPad' },
    metafields: [{ namespace: 'custom', key: 'grade', type: 'single_line_text_field', value: 'A' }],
  })
  expect(userErrors).toEqual([])
  expect(product).toMatchObject({
    handle: 'thinkpad-t480',
    status: 'ACTIVE',
    tags: ['Business', 'laptop', 'Zen'],
    metafield: { value: 'A' },
    options: [{ name: 'Title', values: ['Default Title'] }],
    variants: { nodes: [{ title: 'Default Title', price: '0.00', inventoryQuantity: 0 }] },
  })

  // The feed tells the same option as the API.
  const feed = await shop.database.inTransaction((tx) => buildProductPayload(tx, Number(product.id.split('/').at(-1))))
  expect(feed).toMatchObject({
    options: [{ name: 'Title', values: ['Default Title'] }],
    variants: [{ option1: 'Default Title', option2: null }],
  })

  const update = await queryStorefront(
    `mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { product { ${productFields} } ${errors} } }`,
    {
      product: {
        id: product.id,
        title: 'ThinkPad T490',
        status: 'DRAFT',
        metafields: [{ key: 'ram', type: 'number_integer', value: '16' }],
      },
    },
  )
  expect(update.data.productUpdate.product).toMatchObject({
    title: 'ThinkPad T490',
    handle: 'thinkpad-t480',
    status: 'DRAFT',
    vendor: 'Lenovo',
    metafield: { value: 'A' },
  })

  const listed = await queryStorefront(
    '{ products(first: 5, query: "vendor:Lenovo AND status:draft") { nodes { id } } productsCount(query: "vendor:Lenovo") { count precision } }',
  )
  expect(listed.data).toEqual({
    products: { nodes: [{ id: product.id }] },
    productsCount: { count: 1, precision: 'EXACT' },
  })

  const gone = await queryStorefront(
    `mutation ($id: ID!) { productDelete(input: { id: $id }) { deletedProductId shop { name } ${errors} } }`,
    { id: product.id },
  )
  expect(gone.data.productDelete).toMatchObject({ deletedProductId: product.id, userErrors: [] })
  const after = await queryStorefront('query ($id: ID!) { product(id: $id) { id } }', { id: product.id })
  expect(after.data.product).toBeNull()
})

it('the Admin API says what is wrong with a product and keeps nothing of it', async () => {
  const untitled = [{ field: ['title'], message: "Title can't be blank" }]
  expect((await createProduct({ title: ' ' })).userErrors).toEqual(untitled)
  const nothing = await queryStorefront(
    `mutation { productCreate { product { id } ${errors} } productUpdate { ${errors} } }`,
  )
  expect(nothing.data).toEqual({
    productCreate: { product: null, userErrors: untitled },
    productUpdate: { userErrors: [{ field: ['id'], message: 'Product does not exist' }] },
  })
  await createProduct({ title: 'First', handle: 'taken' })
  expect((await createProduct({ title: 'Second', handle: 'taken' })).userErrors).toEqual([
    { field: ['handle'], message: 'Handle has already been taken' },
  ])
  const { data } = await queryStorefront('{ products(first: 5, query: "title:Second") { nodes { id } } }')
  expect(data.products.nodes).toEqual([])
})

it('the Admin API adds variants in bulk, with stock, and changes their prices', async () => {
  const { product } = await createProduct({
    title: 'iPhone 12',
    productOptions: [{ name: 'Storage', values: [{ name: '64 GB' }] }],
  })
  const locationId = `gid://shopify/Location/${shop.platform.shopOf('main').shop.id}`
  const created = await queryStorefront(
    `mutation ($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkCreate(productId: $productId, variants: $variants) { productVariants { id title } product { ${productFields} } ${codedErrors} } }`,
    {
      productId: product.id,
      variants: [
        {
          price: '499.90',
          optionValues: [{ optionName: 'Storage', name: '128 GB' }],
          inventoryItem: { sku: 'IP12-128', tracked: true },
          inventoryQuantities: [{ availableQuantity: 7, locationId }],
        },
      ],
    },
  )
  const bulk = created.data.productVariantsBulkCreate
  expect(bulk.userErrors).toEqual([])
  expect(bulk.productVariants).toMatchObject([{ title: '128 GB' }])
  expect(bulk.product).toMatchObject({
    options: [{ name: 'Storage', values: ['64 GB', '128 GB'] }],
    totalInventory: 7,
    variants: { nodes: [{ title: '64 GB' }, { title: '128 GB', price: '499.90', sku: 'IP12-128' }] },
  })

  const update = (variants: object[]) =>
    queryStorefront(
      `mutation ($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
        productVariantsBulkUpdate(productId: $productId, variants: $variants) { productVariants { id price compareAtPrice sku } ${codedErrors} } }`,
      { productId: product.id, variants },
    )
  const [{ id }] = bulk.productVariants
  const changed = (await update([{ id, price: '450', compareAtPrice: '499.90' }])).data.productVariantsBulkUpdate
  expect(changed).toEqual({
    productVariants: [{ id, price: '450.00', compareAtPrice: '499.90', sku: 'IP12-128' }],
    userErrors: [],
  })
  const wrong = (await update([{ id: 'gid://shopify/ProductVariant/1', price: '1' }])).data.productVariantsBulkUpdate
  expect(wrong.userErrors).toMatchObject([{ code: 'PRODUCT_VARIANT_DOES_NOT_EXIST' }])
  const tooFine = (await update([{ id, price: '1.005' }])).data.productVariantsBulkUpdate
  expect(tooFine.userErrors).toMatchObject([{ field: ['variants', '0', 'price'] }])
})

it('the Admin API sets a product whole, and again without doubling anything', async () => {
  const set = (price: string, quantity: number) => {
    const locationId = `gid://shopify/Location/${shop.platform.shopOf('main').shop.id}`
    return queryStorefront(
      `mutation ($input: ProductSetInput!) { productSet(input: $input) { product { ${productFields} } ${codedErrors} } }`,
      {
        input: {
          title: 'Galaxy S21',
          handle: 'galaxy-s21',
          productOptions: [{ name: 'Colour', values: [{ name: 'Black' }] }],
          variants: [
            {
              optionValues: [{ optionName: 'Colour', name: 'Black' }],
              price,
              sku: 'S21',
              inventoryQuantities: [{ locationId, name: 'available', quantity }],
            },
          ],
        },
      },
    )
  }
  const first = (await set('600', 3)).data.productSet
  expect(first.userErrors).toEqual([])
  const second = (await set('550', 8)).data.productSet
  expect(second.product.id).toBe(first.product.id)
  expect(second.product.variants.nodes).toMatchObject([
    { id: first.product.variants.nodes[0].id, price: '550.00', inventoryQuantity: 8 },
  ])
})

it('the Admin API pages without repeating or skipping, forwards and backwards', async () => {
  for (const title of ['Page c', 'Page a', 'Page b']) await createTestProduct(shop, { title })
  const page = async (args: string) =>
    (
      await queryStorefront(
        `{ products(${args}, sortKey: TITLE, query: "title:Page*") { edges { cursor node { title } } pageInfo { hasNextPage hasPreviousPage } } }`,
      )
    ).data.products
  const first = await page('first: 2')
  expect(first.edges.map(({ node }: { node: { title: string } }) => node.title)).toEqual(['Page a', 'Page b'])
  expect(first.pageInfo.hasNextPage).toBe(true)
  const next = await page(`first: 2, after: "${first.edges[1].cursor}"`)
  expect(next).toMatchObject({ edges: [{ node: { title: 'Page c' } }], pageInfo: { hasNextPage: false } })
  const back = await page(`last: 1, before: "${next.edges[0].cursor}"`)
  expect(back.edges).toMatchObject([{ node: { title: 'Page b' } }])
  const reversed = await page('first: 1, reverse: true')
  expect(reversed.edges).toMatchObject([{ node: { title: 'Page c' } }])
})

it('the Admin API adjusts stock, all of it or none, and never below nothing', async () => {
  const one = await createTestProduct(shop, { title: 'Adjusted one', quantity: 5 })
  const two = await createTestProduct(shop, { title: 'Adjusted two', quantity: 1 })
  const adjust = async (changes: object[], more: object = {}) =>
    (
      await queryStorefront(
        `mutation ($input: InventoryAdjustQuantitiesInput!) { inventoryAdjustQuantities(input: $input) {
          inventoryAdjustmentGroup { reason changes { name delta item { variant { id } } } } ${codedErrors} } }`,
        {
          input: {
            name: 'available',
            reason: 'correction',
            referenceDocumentUri: 'dvaput://count/1',
            changes,
            ...more,
          },
        },
      )
    ).data.inventoryAdjustQuantities
  const change = (of: typeof one, delta: number) => ({
    delta,
    inventoryItemId: of.inventoryItemId,
    locationId: of.locationId,
  })
  const quantityOf = async ({ inventoryItemId: id }: typeof one) =>
    (
      await queryStorefront(
        'query ($id: ID!) { inventoryItem(id: $id) { inventoryLevels(first: 1) { nodes { quantities(names: ["available", "on_hand"]) { name quantity } } } } }',
        { id },
      )
    ).data.inventoryItem.inventoryLevels.nodes[0].quantities

  expect(await adjust([change(one, -2)])).toMatchObject({
    inventoryAdjustmentGroup: { changes: [{ name: 'available', delta: -2, item: { variant: { id: one.variantId } } }] },
    userErrors: [],
  })
  expect(await adjust([change(one, -1), change(two, -2)])).toMatchObject({
    inventoryAdjustmentGroup: null,
    userErrors: [{ code: 'INVALID_QUANTITY_NEGATIVE', field: ['input', 'changes', '1', 'delta'] }],
  })
  expect(await quantityOf(one)).toEqual([
    { name: 'available', quantity: 3 },
    { name: 'on_hand', quantity: 3 },
  ])
  expect((await adjust([change(one, 2_000_000_000)])).userErrors).toMatchObject([{ code: 'INVALID_QUANTITY_TOO_HIGH' }])
  expect((await adjust([change(one, 1)], { reason: 'because' })).userErrors).toMatchObject([{ code: 'INVALID_REASON' }])
  expect((await adjust([{ ...change(one, 1), locationId: 'gid://shopify/Location/1' }])).userErrors).toMatchObject([
    { code: 'INVALID_LOCATION' },
  ])
  const foreign = await createTestProduct(shop, { title: 'Elsewhere', shop: 'retail', price: '100' })
  expect((await adjust([{ ...change(foreign, 1), locationId: one.locationId }])).userErrors).toMatchObject([
    { code: 'INVALID_INVENTORY_ITEM' },
  ])
})
