import { createCatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { queryAdmin } from '../../../../tests/support/requests/admin-api.ts'
import { createIds } from '../clock/ids.ts'
import { type CatalogueSync, createCatalogueSync } from './catalogue-sync.ts'

const shop = useTestPlatform()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let jobs: TestJobs
let sync: CatalogueSync

beforeAll(async () => {
  jobs = createTestJobs({ database: shop.database, log })
  const connected = (at: 'main' | 'retail') => ({
    reader: createCatalogueReader({ client: connectTestShop(shop, at).client, language: 'bcs' }),
    source: at,
    subscribe: async () => undefined,
  })
  sync = createCatalogueSync({
    infrastructure: {
      ...{ database: shop.database, jobs, log, ids: createIds() },
      bus: { publish: async () => undefined },
    },
    shops: { main: connected('main'), retail: connected('retail') },
  })
  await jobs.prepare()
})
afterAll(() => jobs.stop())

it('refreshes many products of a collection in a job, and says so until it is done', async () => {
  const titles = Array.from({ length: 60 }, (_, index) => `Job laptop ${index}`)
  const { shop: main } = shop.platform.shopOf('main')
  await shop.database.inTransaction((tx) =>
    insertProducts(
      tx,
      main,
      titles.map((title) => ({ title, variants: [{ price: 10_000, openingStock: 1 }] })),
    ),
  )
  await sync.fullSync('main', new AbortController().signal)
  const { data } = await queryAdmin(
    shop,
    'mutation ($input: CollectionInput!) { collectionCreate(input: $input) { collection { legacyResourceId } } }',
    {
      input: {
        title: 'Many',
        ruleSet: {
          appliedDisjunctively: false,
          rules: [{ column: 'TITLE', relation: 'STARTS_WITH', condition: 'Job' }],
        },
      },
    },
  )
  const id = Number(data.collectionCreate.collection.legacyResourceId)
  const members = async () =>
    (
      await shop.database.pool.query(
        `SELECT count(*)::int AS members FROM backend.catalogue_products WHERE 'many' = ANY(collections)`,
      )
    ).rows[0].members
  await sync.refreshCollectionSoon('main', id)
  expect([await members(), await sync.isRefreshingCollection('main', id)]).toEqual([50, true])
  await jobs.drain()
  expect([await members(), await sync.isRefreshingCollection('main', id)]).toEqual([60, false])
  await sync.refreshCollectionSoon('main', id)
  expect(await sync.isRefreshingCollection('main', id)).toBe(false)
})
