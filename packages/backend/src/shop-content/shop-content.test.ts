import sharp from 'sharp'
import { expect, it } from 'vitest'
import { administrator as by, useTestProductWriting } from '../../../../tests/support/catalogue/test-product-writing.ts'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { createTestProduct } from '../../../../tests/support/requests/admin-api.ts'
import { createChangeInTurn } from '../audit/change-in-turn.ts'
import { productIdOf } from '../product-writing/product-writing.ts'
import { createFollowFooterLinks } from './follow-footer-links.ts'
import { createShopContent } from './shop-content.ts'

const test = useTestProductWriting()
const shop = 'main' as const
const open = () => {
  const { intents, sync } = test.parts
  const shops = { main: connectTestShop(test.platform, 'main'), retail: connectTestShop(test.platform, 'retail') }
  return createShopContent({
    ...{ shops, audit: intents, inTurn: createChangeInTurn(test.parts.database) },
    followFooterLinks: createFollowFooterLinks({
      database: test.parts.database,
      bus: { publish: async () => undefined },
    }),
    sync: {
      refreshCollectionSoon: async (of, id) => void (await sync.beginRefreshCollection(of, id)),
      isRefreshingCollection: async () => false,
    },
  })
}
const audited = async (kind: string, id: string) =>
  (await test.parts.audit.list({ subject: { kind, id } })).entries.map(({ action }) => action)

it('the editor of menus and collections makes a collection, changes it in every language, and takes it away', async () => {
  const content = open()
  const { productId } = await createTestProduct(test.platform, { title: 'Rules laptop' })
  await test.parts.sync.refreshProducts(shop, [productIdOf(productId)])
  const rules = {
    appliedDisjunctively: false,
    rules: [{ column: 'TITLE', relation: 'STARTS_WITH', condition: 'Rules' }],
  }
  const made = await content.createCollection(shop, by, { title: 'Za posao', rules, texts: { en: { title: 'Work' } } })
  if (!made.ok) throw new Error(made.message)
  const gid = made.value
  const before = await content.readCollection(shop, gid)
  expect(before).toMatchObject({ handle: 'za-posao', rules, texts: { en: { title: 'Work' } } })
  const stored = async () =>
    (
      await test.parts.database.pool.query(
        `SELECT collection.titles->>'en' AS title, collection.removed_at IS NULL AS there, product.collections
         FROM backend.catalogue_collections AS collection, backend.catalogue_products AS product
         WHERE collection.gid = $1 AND product.gid = $2`,
        [gid, productId],
      )
    ).rows
  expect(await stored()).toEqual([{ title: 'Work', there: true, collections: ['za-posao'] }])

  const what = { shop, gid, revision: before?.revision ?? '', by }
  const changed = await content.changeCollection(what, { handle: 'posao', descriptionHtml: '<p>Radno</p>' })
  expect(changed).toMatchObject({ ok: true, value: { handle: 'posao', descriptionHtml: '<p>Radno</p>' } })
  expect(await content.changeCollection(what, { title: 'Late' })).toMatchObject({
    ...{ ok: false, code: 'changed-meanwhile', current: { handle: 'posao', title: 'Za posao' } },
  })
  const current = await content.readCollection(shop, gid)
  expect(await content.removeCollection({ ...what, revision: current?.revision ?? '' })).toEqual({
    ok: true,
    value: null,
  })
  expect(await stored()).toEqual([{ title: 'Work', there: false, collections: [] }])
  expect(await audited('collection', gid)).toEqual(Array(3).fill('content.collection'))
  expect(await content.createCollection(shop, by, { title: ' ' })).toEqual({
    ...{ ok: false, code: 'refused', message: "Title can't be blank" },
  })
})

it('the editor of menus and collections puts products into a collection, in an order, and tells who was late', async () => {
  const content = open()
  const gids: string[] = []
  for (const title of ['One', 'Two', 'Three'])
    gids.push((await createTestProduct(test.platform, { title: `${title} of many` })).productId)
  const [one = '', two = '', three = ''] = gids
  await test.parts.sync.refreshProducts(shop, gids.map(productIdOf))
  const made = await content.createCollection(shop, by, { title: 'Chosen' })
  if (!made.ok) throw new Error(made.message)
  const gid = made.value
  const seen = async () => (await content.listMembers(shop, gid))?.revision ?? ''
  const titles = async () => (await content.listMembers(shop, gid))?.products.map(({ title }) => title)
  const empty = await seen()
  const what = async () => ({ shop, gid, by, revision: await seen() })
  expect((await content.addProducts(await what(), [one, two, three])).ok).toBe(true)
  expect(await content.addProducts({ ...(await what()), revision: empty }, [one])).toMatchObject({
    ...{ ok: false, code: 'changed-meanwhile', current: { products: gids } },
  })
  expect((await content.moveProduct(await what(), three, 0)).ok).toBe(true)
  expect((await content.removeProduct(await what(), one)).ok).toBe(true)
  expect(await titles()).toEqual(['Three of many', 'Two of many'])
  const { rows } = await test.parts.database.pool.query(
    `SELECT gid FROM backend.catalogue_products WHERE 'chosen' = ANY(collections) ORDER BY id`,
  )
  expect(rows).toEqual([{ gid: two }, { gid: three }])
  expect(await audited('collection', gid)).toHaveLength(4)
  expect((await content.listCollections(shop, null, 'hose')).collections).toEqual([])
  expect((await content.listCollections(shop, null, 'cho')).collections).toMatchObject([{ gid, productCount: 2 }])
  expect(await content.listMembers(shop, 'gid://shopify/Collection/1')).toBeNull()
})

it('a collection is hidden from the shop and shown again', async () => {
  const content = open()
  const made = await content.createCollection(shop, by, { title: 'Sometimes' })
  if (!made.ok) throw new Error(made.message)
  const gid = made.value
  const what = async () => ({ shop, gid, by, revision: (await content.readCollection(shop, gid))?.revision ?? '' })
  const isThere = async () =>
    (
      await test.parts.database.pool.query(
        'SELECT removed_at IS NULL AS there FROM backend.catalogue_collections WHERE gid = $1',
        [gid],
      )
    ).rows
  const before = await what()
  expect(await content.publishCollection(before, false)).toMatchObject({ ok: true, value: { isPublished: false } })
  expect(await isThere()).toEqual([{ there: false }])
  expect((await content.listCollections(shop, null, 'sometimes')).collections).toMatchObject([{ isPublished: false }])
  expect(await content.publishCollection(before, true)).toMatchObject({ ok: false, code: 'changed-meanwhile' })
  expect(await content.publishCollection(await what(), true)).toMatchObject({ ok: true, value: { isPublished: true } })
  expect(await isThere()).toEqual([{ there: true }])
  expect(await audited('collection', gid)).toHaveLength(3)
})

it('the editor of menus and collections gives a collection a picture, of bytes that are one, and takes it away', async () => {
  const content = open()
  const made = await content.createCollection(shop, by, { title: 'Pictured' })
  if (!made.ok) throw new Error(made.message)
  const gid = made.value
  const what = async () => ({ shop, gid, by, revision: (await content.readCollection(shop, gid))?.revision ?? '' })
  const bytes = new Uint8Array(
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer(),
  )
  const noPicture = new TextEncoder().encode('<svg onload="alert(1)"/>')
  expect(await content.setPicture(await what(), noPicture, '')).toEqual({ ok: false, code: 'not-a-picture' })
  expect(await content.setPicture(await what(), new Uint8Array(11_000_000), '')).toEqual({
    ...{ ok: false, code: 'too-large' },
  })
  expect((await content.setPicture(await what(), bytes, 'Red')).ok).toBe(true)
  expect(await content.readCollection(shop, gid)).toMatchObject({ picture: { alt: 'Red' } })
  expect((await content.setPicture(await what(), null, '')).ok).toBe(true)
  expect(await content.readCollection(shop, gid)).toMatchObject({ picture: null })
})

it('the editor of menus and collections makes a menu and changes it, with titles in every language', async () => {
  const content = open()
  const items = [
    {
      title: 'Sve',
      type: 'CATALOG',
      titles: { en: 'All' },
      items: [{ title: 'Novo', type: 'HTTP', url: '/products/new' }],
    },
  ] as const
  const made = await content.createMenu(shop, by, { handle: 'side', title: 'Side', items })
  if (!made.ok) throw new Error(made.message)
  const [menu] = await content.listMenus(shop)
  expect(menu).toMatchObject({
    handle: 'side',
    isDefault: false,
    items: [{ titles: { en: 'All' }, items: [{ title: 'Novo' }] }],
  })
  const [first] = menu?.items ?? []
  const what = { shop, gid: made.value, revision: menu?.revision ?? '', by }
  const changed = await content.changeMenu(what, 'Side', [
    { title: 'Traži', type: 'SEARCH', titles: { es: 'Buscar' } },
    { gid: first?.gid ?? '', title: 'Sve', type: 'CATALOG', titles: { en: 'Everything' } },
  ])
  expect(changed).toMatchObject({
    ok: true,
    value: {
      items: [
        { title: 'Traži', titles: { es: 'Buscar' } },
        { gid: first?.gid, titles: { en: 'Everything' } },
      ],
    },
  })
  expect(await content.changeMenu(what, 'Late', [])).toMatchObject({ ok: false, code: 'changed-meanwhile' })
  const current = await content.readMenu(shop, made.value)
  const refused = [{ title: 'x', type: 'HTTP', url: 'javascript:alert(1)' }] as const
  expect(await content.changeMenu({ ...what, revision: current?.revision ?? '' }, 'Side', refused)).toMatchObject({
    ...{ ok: false, code: 'refused', message: 'Url is invalid' },
  })
  expect((await content.removeMenu({ ...what, revision: current?.revision ?? '' })).ok).toBe(true)
  expect(await content.readMenu(shop, made.value)).toBeNull()
  expect(await audited('navigation', made.value)).toEqual(Array(3).fill('content.navigation'))
})

it('a shop says which products, collections and menus it has in one request', async () => {
  const content = open()
  const { productId } = await createTestProduct(test.platform, { title: 'To be found' })
  const made = await content.createCollection(shop, by, { title: 'Found' })
  const menu = await content.createMenu(shop, by, { handle: 'found', title: 'Found', items: [] })
  if (!made.ok || !menu.ok) throw new Error('not made')
  const missing = ['Product', 'Collection', 'Menu'].map((kind) => `gid://shopify/${kind}/987654321`)
  const { findRecords } = connectTestShop(test.platform, shop)
  const all = [productId, made.value, menu.value]
  expect([...(await findRecords([...all, ...missing, 'main', 'gid://shopify/Order/1']))].sort()).toEqual(
    [...all].sort(),
  )
})
