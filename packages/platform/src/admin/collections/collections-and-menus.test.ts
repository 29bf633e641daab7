import { expect, it } from 'vitest'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { createTestProduct, queryAdmin } from '../../../../../tests/support/requests/admin-api.ts'

const shop = useTestPlatform()
const run = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await queryAdmin(shop, query, variables)
  expect(errors).toBeUndefined()
  return data
}

const collectionFields = `id handle title descriptionHtml sortOrder seo { title } productsCount { count }
  ruleSet { appliedDisjunctively rules { column relation condition } }
  products(first: 10) { nodes { id } }`
const errors = 'userErrors { field message }'
const codedErrors = 'userErrors { code field message }'

const createCollection = async (input: object) =>
  (
    await run(
      `mutation ($input: CollectionInput!) { collectionCreate(input: $input) { collection { ${collectionFields} } ${errors} } }`,
      { input },
    )
  ).collectionCreate
const updateCollection = async (input: object) =>
  (
    await run(
      `mutation ($input: CollectionInput!) { collectionUpdate(input: $input) { collection { ${collectionFields} } job { done } ${errors} } }`,
      { input },
    )
  ).collectionUpdate

/** What the shop's own backend and every storefront see of it. */
const listed = async (handle: string) =>
  (
    await shop.query(
      `query ($handle: String!) { collection(handle: $handle) { title products(first: 10, sortKey: MANUAL) { nodes { id } } } }`,
      { handle },
    )
  ).data.collection

it('a smart collection knows condition and grade by the definitions of their metafields', async () => {
  const { metafieldDefinitions } = await run(
    '{ metafieldDefinitions(first: 50, ownerType: PRODUCT, namespace: "custom") { nodes { id key } } }',
  )
  const idOf = (key: string) =>
    metafieldDefinitions.nodes.find((each: { key: string }) => each.key === key)?.id as string
  const line = (key: string, value: string) => ({
    ...{ namespace: 'custom', key, type: 'single_line_text_field', value },
  })
  const made = async (title: string, grade: string) =>
    (
      await run(
        `mutation ($product: ProductCreateInput!) { productCreate(product: $product) { product { id } ${errors} } }`,
        { product: { title, metafields: [line('condition', 'used'), line('grade', grade)] } },
      )
    ).productCreate.product.id
  const [good] = [await made('Laptop A', 'A'), await made('Laptop B', 'B')]
  const rule = (key: string, condition: string) => ({
    ...{ column: 'PRODUCT_METAFIELD_DEFINITION', relation: 'EQUALS', condition, conditionObjectId: idOf(key) },
  })
  const rules = [rule('condition', 'used'), rule('grade', 'A')]
  const { collection, userErrors } = await createCollection({
    title: 'Used, grade A',
    ruleSet: { appliedDisjunctively: false, rules },
  })
  expect(userErrors).toEqual([])
  expect(collection.products.nodes).toEqual([{ id: good }])
  const wrong = { ...rule('grade', 'A'), conditionObjectId: 'gid://shopify/MetafieldDefinition/99' }
  const refused = await createCollection({ title: 'X', ruleSet: { appliedDisjunctively: false, rules: [wrong] } })
  expect(refused.userErrors).toEqual([
    { field: ['ruleSet', 'rules', '0', 'conditionObjectId'], message: 'Condition object is not valid' },
  ])
})

it('the Admin API shows a collection in the channel of the shop, or does not', async () => {
  const { id } = (await createCollection({ title: 'Sezona' })).collection
  const { nodes } = (await run('{ publications(first: 5) { nodes { id name } } }')).publications
  expect(nodes).toHaveLength(1)
  const publish = async (name: string, publicationId: string, of = id) =>
    (
      await run(
        `mutation ($id: ID!, $input: [PublicationInput!]!) { ${name}(id: $id, input: $input) {
          publishable { resourcePublicationsCount { count } } shop { name } ${errors} } }`,
        { id: of, input: [{ publicationId }] },
      )
    )[name]
  const [{ id: channel }] = nodes
  expect(await publish('publishableUnpublish', channel)).toMatchObject({
    publishable: { resourcePublicationsCount: { count: 0 } },
    userErrors: [],
  })
  expect(await listed('sezona')).toBeNull()
  expect(await publish('publishablePublish', channel)).toMatchObject({
    publishable: { resourcePublicationsCount: { count: 1 } },
  })
  expect(await listed('sezona')).toMatchObject({ title: 'Sezona' })
  expect((await publish('publishablePublish', 'gid://shopify/Publication/1')).userErrors).toHaveLength(1)
  expect((await publish('publishablePublish', channel, 'gid://shopify/Collection/1')).userErrors).toHaveLength(1)
})

it('the Admin API keeps a custom collection: its products, their order and its texts', async () => {
  const products = []
  for (const title of ['One', 'Two', 'Three']) products.push((await createTestProduct(shop, { title })).productId)
  const [one, two, three] = products as [string, string, string]
  const { collection, userErrors } = await createCollection({ title: 'Za posao', products: [one, two] })
  expect(userErrors).toEqual([])
  expect(collection).toMatchObject({ handle: 'za-posao', ruleSet: null, productsCount: { count: 2 } })

  const { id } = collection
  const members = `mutation ($id: ID!, $added: [ID!]!, $removed: [ID!]!, $moves: [MoveInput!]!) {
    collectionAddProductsV2(id: $id, productIds: $added) { job { done } ${codedErrors} }
    collectionRemoveProducts(id: $id, productIds: $removed) { job { done } ${errors} }
    collectionReorderProducts(id: $id, moves: $moves) { job { done } ${codedErrors} } }`
  const done = { job: { done: true }, userErrors: [] }
  expect(await run(members, { id, added: [three], removed: [two], moves: [{ id: three, newPosition: '0' }] })).toEqual({
    collectionAddProductsV2: done,
    collectionRemoveProducts: done,
    collectionReorderProducts: done,
  })
  const inOrder = async (args: string) =>
    (await run(`query ($id: ID!) { collection(id: $id) { products(${args}) { nodes { title } } } }`, { id })).collection
      .products.nodes
  expect(await inOrder('first: 5')).toEqual([{ title: 'Three' }, { title: 'One' }])
  expect(await inOrder('first: 5, sortKey: TITLE')).toEqual([{ title: 'One' }, { title: 'Three' }])
  const { cursor } = (
    await run('query ($id: ID!) { collection(id: $id) { products(first: 1) { edges { cursor } } } }', { id })
  ).collection.products.edges[0]
  expect(await inOrder(`first: 5, after: ${JSON.stringify(cursor)}`)).toEqual([{ title: 'One' }])
  expect(await listed('za-posao')).toEqual({ title: 'Za posao', products: { nodes: [{ id: three }, { id: one }] } })

  const renamed = await updateCollection({
    id,
    handle: 'posao',
    descriptionHtml: '<p>Radno</p>',
    redirectNewHandle: true,
  })
  expect(renamed.collection).toMatchObject({ title: 'Za posao', handle: 'posao', descriptionHtml: '<p>Radno</p>' })
  const { data } = await shop.query(
    '{ urlRedirects(first: 5, query: "path:/collections/za-posao") { nodes { target } } }',
  )
  expect(data.urlRedirects.nodes).toEqual([{ target: '/collections/posao' }])
  expect((await createCollection({ title: 'Other', handle: 'posao' })).userErrors).toEqual([
    { field: ['handle'], message: 'Handle has already been taken' },
  ])
})

it('the Admin API follows the rules of a smart collection, and refuses what contradicts them', async () => {
  const { productId } = await createTestProduct(shop, { title: 'Ruled laptop', price: '450.00' })
  const rule = (condition: string) => ({
    appliedDisjunctively: false,
    rules: [
      { column: 'TITLE', relation: 'STARTS_WITH', condition: 'Ruled' },
      { column: 'VARIANT_PRICE', relation: 'LESS_THAN', condition },
    ],
  })
  const { collection } = await createCollection({ title: 'Under 500', ruleSet: rule('500'), sortOrder: 'PRICE_ASC' })
  expect(collection).toMatchObject({ sortOrder: 'PRICE_ASC', products: { nodes: [{ id: productId }] } })
  const { id } = collection
  expect((await updateCollection({ id, ruleSet: rule('400') })).collection.products.nodes).toEqual([])

  const add =
    'mutation ($id: ID!, $ids: [ID!]!) { collectionAddProductsV2(id: $id, productIds: $ids) { job { id } userErrors { code } } }'
  expect((await run(add, { id, ids: [productId] })).collectionAddProductsV2).toEqual({
    job: null,
    userErrors: [{ code: 'CANT_ADD_TO_SMART_COLLECTION' }],
  })
  expect((await createCollection({ title: ' ' })).userErrors).toEqual([
    { field: ['title'], message: "Title can't be blank" },
  ])
  expect((await createCollection({ title: 'Dear', ruleSet: rule('much') })).userErrors).toMatchObject([
    { field: ['ruleSet', 'rules', '1', 'condition'] },
  ])
  const custom = (await createCollection({ title: 'Custom' })).collection
  expect((await updateCollection({ id: custom.id, ruleSet: rule('1') })).userErrors).toEqual([
    { field: ['ruleSet'], message: 'Cannot update rule set of a custom collection' },
  ])
  expect((await updateCollection({ id: 'gid://shopify/Collection/1', title: 'x' })).userErrors).toEqual([
    { field: ['id'], message: 'Collection does not exist' },
  ])
  const gone = await run(
    `mutation ($id: ID!) { collectionDelete(input: { id: $id }) { deletedCollectionId ${errors} } }`,
    { id },
  )
  expect(gone.collectionDelete).toEqual({ deletedCollectionId: id, userErrors: [] })
})

it('the Admin API lets a product join and leave collections as it is written', async () => {
  const { collection } = await createCollection({ title: 'Joined' })
  const { productId } = await createTestProduct(shop, { title: 'Joining' })
  const update = async (product: object) =>
    (
      await run(
        `mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { product { collections(first: 5) { nodes { id } } } ${errors} } }`,
        { product: { id: productId, ...product } },
      )
    ).productUpdate
  expect((await update({ collectionsToJoin: [collection.id] })).product.collections.nodes).toEqual([
    { id: collection.id },
  ])
  expect((await update({ collectionsToLeave: [collection.id] })).product.collections.nodes).toEqual([])
  expect((await update({ collectionsToJoin: ['gid://shopify/Collection/1'] })).userErrors).toMatchObject([
    { field: ['collectionsToJoin'] },
  ])
})

it('the Admin API sends collection webhooks for what changes a collection', async () => {
  const { collection } = await createCollection({ title: 'Told' })
  const { productId } = await createTestProduct(shop, { title: 'Told product' })
  await run(
    `mutation { webhookSubscriptionCreate(topic: COLLECTIONS_UPDATE, webhookSubscription: { callbackUrl: "https://hooks.example/x", format: JSON }) { userErrors { message } } }`,
  )
  await run(
    'mutation ($id: ID!, $ids: [ID!]!) { collectionAddProducts(id: $id, productIds: $ids) { userErrors { message } } }',
    {
      id: collection.id,
      ids: [productId],
    },
  )
  const { rows } = await shop.database.pool.query(
    "SELECT payload->>'admin_graphql_api_id' AS id FROM platform.webhook_deliveries WHERE topic = 'COLLECTIONS_UPDATE'",
  )
  expect(rows).toEqual([{ id: collection.id }])
})

const menuFields = 'id handle title isDefault items { id title type url resourceId items { id title url } }'

it('the Admin API makes a menu as templates seed it, and storefronts read it', async () => {
  const { collection } = await createCollection({ title: 'Bestsellers' })
  const items = [
    {
      title: 'Collections',
      type: 'COLLECTIONS',
      items: [{ title: 'Bestsellers', type: 'COLLECTION', resourceId: collection.id, items: [] }],
    },
    { title: 'All', type: 'CATALOG', url: '/collections/all', items: [] },
    { title: 'Elsewhere', type: 'HTTP', url: 'https://example.com/' },
  ]
  const create = `mutation ($title: String!, $handle: String!, $items: [MenuItemCreateInput!]!) {
    menuCreate(title: $title, handle: $handle, items: $items) { menu { ${menuFields} } ${codedErrors} } }`
  const { menu, userErrors } = (await run(create, { title: 'Sidebar', handle: 'sidebar', items })).menuCreate
  expect(userErrors).toEqual([])
  expect(menu).toMatchObject({
    handle: 'sidebar',
    isDefault: false,
    items: [{ url: '/collections', items: [{ url: '/collections/bestsellers' }] }, {}, { type: 'HTTP' }],
  })
  const taken = (await run(create, { title: 'Again', handle: 'sidebar', items })).menuCreate
  expect(taken.userErrors).toEqual([{ code: null, field: ['handle'], message: 'Handle has already been taken' }])

  const seen = await shop.query('{ menu(handle: "sidebar") { items { title resource { __typename } items { url } } } }')
  expect(seen.data.menu.items[0].items[0].url).toMatch(/\/collections\/bestsellers$/)

  const update = `mutation ($id: ID!, $title: String!, $items: [MenuItemUpdateInput!]!) {
    menuUpdate(id: $id, title: $title, items: $items) { menu { ${menuFields} } ${codedErrors} } }`
  const [first, second] = menu.items
  const changed = (
    await run(update, {
      id: menu.id,
      title: 'Side',
      items: [
        { id: second.id, title: 'Everything', type: 'CATALOG' },
        { title: 'New', type: 'SEARCH', items: [{ id: first.id, title: 'Deeper', type: 'COLLECTIONS' }] },
      ],
    })
  ).menuUpdate
  expect(changed.userErrors).toEqual([])
  expect(changed.menu).toMatchObject({
    title: 'Side',
    items: [{ id: second.id, title: 'Everything' }, { items: [{ id: first.id }] }],
  })
  const ids = [changed.menu.items[1].id, ...menu.items.map((item: { id: string }) => item.id)]
  expect(new Set(ids).size).toBe(ids.length)

  const refusals = [
    [[{ id: 'gid://shopify/MenuItem/7', title: 'x', type: 'SEARCH' }], 'NOT_FOUND', ['items', '0', 'id']],
    [[{ title: 'x', type: 'HTTP' }], null, ['items', '0', 'url']],
    [[{ title: 'x', type: 'HTTP', url: 'javascript:alert(1)' }], null, ['items', '0', 'url']],
    [
      [{ title: 'x', type: 'PRODUCT', resourceId: 'gid://shopify/Product/1' }],
      'NOT_FOUND',
      ['items', '0', 'resourceId'],
    ],
    [
      [1, 2, 3, 4].reduceRight<object[]>((below) => [{ title: 'x', type: 'SEARCH', items: below }], []),
      'NESTING_TOO_DEEP',
      ['items', '0', 'items', '0', 'items', '0', 'items', '0'],
    ],
  ] as const
  for (const [wrong, code, field] of refusals)
    expect((await run(update, { id: menu.id, title: 'Side', items: wrong })).menuUpdate.userErrors).toMatchObject([
      { code, field },
    ])

  const remove = `mutation ($id: ID!) { menuDelete(id: $id) { deletedMenuId ${codedErrors} } }`
  expect((await run(remove, { id: menu.id })).menuDelete).toEqual({ deletedMenuId: menu.id, userErrors: [] })
  expect((await run(remove, { id: menu.id })).menuDelete.userErrors).toMatchObject([{ code: 'MENU_DOES_NOT_EXIST' }])
  expect((await run('{ menus(first: 5, query: "handle:sidebar") { nodes { id } } }')).menus.nodes).toEqual([])
})
