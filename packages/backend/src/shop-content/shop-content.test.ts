import { expect, it } from 'vitest'
import { createTestProduct } from '../../../../tests/support/admin-api.ts'
import { connectTestShop } from '../../../../tests/support/shop-connection.ts'
import { administrator as by, useTestProductWriting } from '../../../../tests/support/test-product-writing.ts'
import { productIdOf } from '../product-writing/product-writing.ts'
import { createShopContent } from './shop-content.ts'

const test = useTestProductWriting()
const shop = 'main' as const
const open = () => {
  const { audit, sync } = test.parts
  const shops = { main: connectTestShop(test.platform, 'main'), retail: connectTestShop(test.platform, 'retail') }
  return createShopContent({ shops, audit, sync })
}
const audited = async (kind: string, id: string) =>
  (await test.parts.audit.list({ subject: { kind, id } })).entries.map(({ action }) => action)

it('makes a collection, changes it in every language, and takes it away', async () => {
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

it('makes a menu and changes it, with titles in every language', async () => {
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
  expect(await audited('navigation', made.value)).toEqual(['content.navigation', 'content.navigation'])
})
