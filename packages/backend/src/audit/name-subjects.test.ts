import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createSealing } from '../secrets/sealing.ts'
import { createAuditLog } from './audit-log.ts'
import { createFindGone } from './find-gone.ts'
import { createNameSubjects } from './name-subjects.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const nothingGone = async () => new Set<string>()
let database: Database

beforeAll(() => {
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: testDatabase.url, applicationName: 'test of names in the audit log', log })
})
afterAll(() => database.close())

it('a record of ours that is not there is gone, and one that only a shop has may still be there', async () => {
  const name = createNameSubjects(database, nothingGone)
  const kinds = ['order', 'return', 'reservation', 'offer', 'banner', 'product-import', 'product', 'navigation']
  const subjects = kinds.map((subjectKind) => ({ subjectKind, subjectId: '7' }))
  const knownOf = await name(subjects, 'en')
  expect(kinds.filter((kind) => knownOf(kind, '7').isGone)).toEqual(kinds.slice(0, 6))
})

it('what was deleted in the shop itself is gone, unless one of the shops does not say what it has', async () => {
  const [draft, deleted] = ['gid://shopify/Product/71', 'gid://shopify/Product/72']
  const subjects = [draft, deleted].map((subjectId) => ({ subjectKind: 'product', subjectId }))
  const has = (...gids: readonly string[]) => ({ findRecords: async () => new Set(gids) })
  const away = { findRecords: (): Promise<Set<string>> => Promise.reject(new Error('away')) }
  const goneAt = async (main: typeof away, retail: typeof away) => {
    const knownOf = await createNameSubjects(database, createFindGone({ main, retail }))(subjects, 'en')
    return subjects.filter(({ subjectId }) => knownOf('product', subjectId).isGone).map(({ subjectId }) => subjectId)
  }
  expect(await goneAt(has(), has(draft))).toEqual([deleted])
  expect(await goneAt(has(draft), away)).toEqual([])
})

it('a customer is named by the e-mail of their record, and is gone once somebody has deleted them', async () => {
  const name = createNameSubjects(database, nothingGone)
  const id = 'gid://shopify/Customer/77'
  const known = async () => (await name([{ subjectKind: 'customer', subjectId: id }], 'bcs'))('customer', id)
  expect(await known()).toEqual({ name: null, isGone: false })
  await database.pool.query('INSERT INTO backend.customer_records (customer_id, email) VALUES ($1, $2)', [id, 'a@b.ba'])
  expect(await known()).toEqual({ name: 'a@b.ba', isGone: false })
  await database.pool.query('DELETE FROM backend.customer_records WHERE customer_id = $1', [id])
  const sealing = createSealing('a secret of the test of names in the audit log')
  const by = { id: '00000000-0000-4000-8000-000000000001', name: 'Amra' }
  const subject = { kind: 'customer', id }
  await createAuditLog({ database, sealing }).record(null, { by, action: 'customer.delete', subject })
  expect(await known()).toEqual({ name: null, isGone: true })
})
