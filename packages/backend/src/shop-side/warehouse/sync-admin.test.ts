import { type Database, openDatabase } from '@dvaput/database/open-database'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../../tests/support/databases/test-database.ts'
import { addImported } from '../../../../../tests/support/imported/add-imported.ts'
import { createTestJobs, type TestJobs } from '../../../../../tests/support/orders/test-jobs.ts'
import { testSealing } from '../../../../../tests/support/people/test-sealing.ts'
import { type AuditLog, createAuditLog } from '../../audit/audit-log.ts'
import { createInvalidationBus } from '../../cache/invalidation-bus.ts'
import { createCatalogueSync } from '../../catalogue-sync/catalogue-sync.ts'
import { createIds } from '../../clock/ids.ts'
import type { ConnectedShops } from '../../connected-shop.ts'
import { noWarehouse } from '../../international/era-warehouse.ts'
import { createInternational } from '../../international/international.ts'
import { createSyncAdmin, type SyncAdmin } from './sync-admin.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const by = { id: null, name: 'Lejla' }
const there = new Map<string, number>()
const faults = { isDown: false }
let database: Database
let jobs: TestJobs
let audit: AuditLog
let admin: SyncAdmin
let adminWithout: SyncAdmin

beforeAll(async () => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'sync admin test', log })
  jobs = createTestJobs({ database, log })
  const bus = createInvalidationBus({ url: testDatabase.url, log })
  const infrastructure = { database, jobs, bus, ids: createIds(), log }
  const era = {
    ...{ ...noWarehouse, source: 'test', isCircuitOpen: () => faults.isDown },
    async readStock(ids: readonly string[]) {
      if (faults.isDown) throw new IntegrationError({ service: 'era', kind: 'network' })
      return new Map(ids.flatMap((id) => (there.has(id) ? [[id, there.get(id) ?? 0] as const] : [])))
    },
  }
  const international = createInternational({ infrastructure, era })
  const catalogueSync = createCatalogueSync({
    infrastructure,
    shops: {} as ConnectedShops<'reader' | 'source' | 'subscribe'>,
  })
  audit = createAuditLog({ database, sealing: testSealing })
  admin = createSyncAdmin({ database, era, international, catalogueSync, audit })
  adminWithout = createSyncAdmin({ database, era: noWarehouse, international, catalogueSync, audit })
  await jobs.prepare()
  await addImported(
    database,
    ...['ERA-1', 'ERA-2', 'ERA-3'].map((id) => ({ id, handle: id.toLowerCase(), pesos: 1_000, stock: 3 })),
  )
  for (const [id, stock] of [
    ['ERA-1', 3],
    ['ERA-2', 1],
  ] as const)
    there.set(id, stock)
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

it('the screen of syncs says how many products are listed, and that nothing was ever synced', async () => {
  expect(await admin.state()).toMatchObject({
    ...{ listings: 3, setAside: 0, ageSeconds: null, hasWarehouse: true, isCircuitOpen: false, syncs: [], shops: [] },
  })
  expect(await adminWithout.state()).toMatchObject({ hasWarehouse: false })
})

it('the screen of syncs starts a sync as a job, one of a kind at a time, and records who did', async () => {
  expect(await admin.sync('full', by)).toBe('ok')
  expect(await admin.sync('full', by)).toBe('under-way')
  expect(await admin.sync('main', by)).toBe('ok')
  expect(await adminWithout.sync('incremental', by)).toBe('no-warehouse')
  const { rows } = await database.pool.query(
    `SELECT name, coalesce(data ->> 'kind', data ->> 'shop') AS target FROM pgboss.job WHERE state = 'created' ORDER BY name`,
  )
  expect(rows).toEqual([
    { name: 'sync-catalogue', target: 'main' },
    { name: 'sync-international', target: 'full' },
  ])
  expect((await audit.list()).entries.map(({ action, subjectId }) => `${action} ${subjectId}`)).toEqual([
    'warehouse.sync main',
    'warehouse.sync full',
  ])
})

it('the screen of syncs shows what a run under way has read, and why the last attempt failed', async () => {
  await database.pool.query(
    `INSERT INTO backend.international_syncs (kind, source, run_id, seen, last_seen, last_rejected, confirmed_at, problem)
     VALUES ('full', 'test', gen_random_uuid(), 250, 3000, 4, app_now() - interval '2 hours', 'era: network')`,
  )
  const { ageSeconds, syncs } = await admin.state()
  expect(ageSeconds).toBeCloseTo(7_200, -2)
  expect(syncs).toMatchObject([
    { kind: 'full', isRunning: true, readSoFar: 250, seen: 3_000, rejected: 4, problem: 'era: network' },
  ])
})

it('the screen of syncs compares our stock with the warehouse’s, and says when it does not answer', async () => {
  expect(await admin.compareStock('')).toMatchObject({
    ...{ compared: 3, next: null },
    differences: [
      { id: 'ERA-2', stock: 3, there: 1 },
      { id: 'ERA-3', stock: 3, there: null },
    ],
  })
  expect(await admin.compareStock('ERA-2')).toMatchObject({ compared: 1 })
  faults.isDown = true
  expect(await admin.compareStock('')).toBe('unavailable')
  expect(await admin.state()).toMatchObject({ isCircuitOpen: true })
})

it('the shop’s side lists rejected rows of the warehouse with their reasons, the latest first, page by page', async () => {
  await database.pool.query(
    `INSERT INTO backend.international_rejections (key, era_id, reason, "row", last_at)
     SELECT 'ERA-' || n, 'ERA-' || n, CASE n % 2 WHEN 0 THEN 'price is negative' ELSE 'no 100% title' END, '{}',
       app_now() - n * interval '1 second' FROM generate_series(1, 60) AS n`,
  )
  const first = await admin.listSetAside({})
  expect([first.rows.length, first.rows[0]?.key, first.rows[0]?.reason]).toEqual([50, 'ERA-1', 'no 100% title'])
  const second = await admin.listSetAside({ after: first.next ?? '' })
  expect(second.rows.map(({ key }) => key)).toEqual(Array.from({ length: 10 }, (_, index) => `ERA-${index + 51}`))
  expect((await admin.listSetAside({ q: '100%' })).rows).toHaveLength(30)
  expect((await admin.listSetAside({ q: 'ERA-7' })).rows).toMatchObject([{ key: 'ERA-7' }])
  expect(await admin.state()).toMatchObject({ setAside: 60 })
})
