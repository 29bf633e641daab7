import { createProductImports } from '@dvaput/backend/product-imports/product-imports'
import { productIdOf } from '@dvaput/backend/product-writing/product-writing'
import { beforeAll, expect, it } from 'vitest'
import { useTestProductWriting } from '../../../../tests/support/catalogue/test-product-writing.ts'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { createTestProduct } from '../../../../tests/support/requests/admin-api.ts'
import { createDemoRecords } from './demo-records.ts'

const test = useTestProductWriting()
const silence = () => undefined
let jobs: TestJobs
let imports: ReturnType<typeof createProductImports>
let seed: ReturnType<typeof createDemoRecords>
beforeAll(async () => {
  const { database, audit, shops, sync, priceHistory } = test.parts
  jobs = createTestJobs({ database, log: { info: silence, warn: silence, error: silence } })
  imports = createProductImports({
    ...{ database, jobs, audit, shops, fetchPicture: async () => 'unreachable' },
    catalogue: { ...sync, recordPrices: priceHistory.recordPrices },
  })
  seed = createDemoRecords({ database, jobs, imports })
  await jobs.prepare()
  return () => jobs.stop()
})

it('the demo of the shop’s side brings searches without results and one import that waits, once', async () => {
  const gids: string[] = []
  for (const title of ['One', 'Two', 'Three', 'Four'])
    gids.push((await createTestProduct(test.platform, { title })).productId)
  await test.parts.sync.refreshProducts('main', gids.map(productIdOf))
  for (let starts = 0; starts < 2; starts += 1) {
    await seed(new Date())
    await jobs.drain()
  }
  const { rows } = await test.parts.database.pool.query(
    `SELECT language, sum(count)::int AS count FROM backend.search_misses GROUP BY language ORDER BY language`,
  )
  expect(rows).toEqual([
    { language: 'bcs', count: 13 },
    { language: 'en', count: 3 },
    { language: 'es', count: 11 },
  ])
  const [first, ...others] = await imports.list('main')
  expect([first?.fileName, others]).toEqual(['akcija.csv', []])
  expect(await imports.read(first?.id ?? '')).toMatchObject({ status: 'checked', rows: { waiting: 3, bad: 2 } })
})
