import type { Administrator } from '@dvaput/backend/administrators/administrator-visit'
import { type AuditAuthor, createAuditLog } from '@dvaput/backend/audit/audit-log'
import { changeSetting } from '@dvaput/backend/shop-settings/change-setting'
import { readSetting } from '@dvaput/backend/shop-settings/read-setting'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import type { Permission } from '@dvaput/domain/administrators/permissions'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase as createTestDatabase } from '../../../../../tests/support/databases/test-database.ts'
import { testSealing } from '../../../../../tests/support/people/test-sealing.ts'
import {
  administratorContext,
  errorReportContext,
  pageContext,
  refusalContext,
  type Services,
  servicesContext,
  unsavedFormContext,
  visitContext,
} from '../../context.ts'
import { recordActions } from './record-actions.ts'

// docs/how-to/add-an-admin-action.md, with the list of customers who need no code.
const testDatabase = createTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let database: Database
beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'record actions test', log })
})
afterAll(() => database.close())

const openAudit = () => createAuditLog({ database, sealing: testSealing })

/** The command: it compares the revision, writes, and records who asked, in one transaction. */
const emptyList = ({ by, revision }: { readonly by: AuditAuthor; readonly revision: string }) =>
  database.inTransaction(async (tx) => {
    const change = { by, revision, value: { emails: [] } }
    const late = await changeSetting(tx, 'gate-emails', change, { audit: openAudit(), action: 'settings.gate' })
    return late ? 'changed-meanwhile' : 'ok'
  })

/** The action of the screen. */
const listActions = recordActions({ permission: 'content.write', find: ({ params }) => params.list ?? null })({
  empty: { run: ({ by, revision }) => emptyList({ by, revision }) },
  close: { permission: 'settings.write', run: () => 'ok' as const },
  count: { run: ({ record }) => ({ shown: record.length }) },
  drop: { permission: ['content.write', 'settings.write'], needsProof: true, run: () => 'ok' as const },
})

type Sent = {
  readonly act?: string
  readonly list?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly permissions?: readonly Permission[]
}

/** Redirects and error pages are thrown, as the router expects. */
const send = async ({ act = 'empty', list = 'gate', fields = {}, permissions = ['content.write'] }: Sent) => {
  const context = new RouterContextProvider()
  const url = new URL(`https://shop.example/admin/lists/${list}?act=${act}`)
  const administrator = { id: null, name: 'Lejla', permissions }
  context.set(pageContext, { requestId: 'r' } as PageContext)
  context.set(refusalContext, null)
  context.set(unsavedFormContext, { form: null })
  context.set(errorReportContext, (error) => {
    throw error
  })
  context.set(administratorContext, administrator as unknown as Administrator)
  context.set(visitContext, { isRecent: async () => false } as never)
  const passkeys = { startProof: async () => null }
  context.set(servicesContext, { administrators: { passkeys } } as unknown as Services)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const args = { context, request, url, params: list === '' ? {} : { list } }
  try {
    const answer = (await listActions.action(args as never)) as { data: object; init: { status?: number } | null }
    return { status: answer.init?.status ?? 200, answer: answer.data }
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get('Location') }
    return { status: (thrown as { init: { status: number } }).init.status }
  }
}

const readRevision = async () => (await readSetting(database, 'gate-emails')).revision

it('an action that is declared in a few lines changes the record, records who asked, and says that it is done', async () => {
  const sent = await send({ fields: { revision: await readRevision() } })
  expect(sent).toEqual({ status: 302, to: '/lists/gate?done=empty' })
  const { entries } = await openAudit().list({ subject: { kind: 'setting', id: 'gate-emails' } })
  expect(entries).toMatchObject([{ administratorName: 'Lejla', action: 'settings.gate', after: { emails: [] } }])
})

it('an action on a record that somebody else has changed is refused with a code, and with what was typed', async () => {
  const refused = await send({ fields: { revision: 'of yesterday', note: 'Mine' } })
  expect(refused).toEqual({
    status: 409,
    answer: { code: 'changed-meanwhile', act: 'empty', typed: { revision: 'of yesterday', note: 'Mine' } },
  })
})

it('an action needs the permission that it names, and not that of its screen', async () => {
  expect(await send({ permissions: [] })).toMatchObject({ status: 403 })
  expect(await send({ act: 'close' })).toMatchObject({ status: 403 })
  expect(await send({ act: 'close', permissions: ['settings.write'] })).toMatchObject({ status: 302 })
  expect(listActions.allowed(['settings.write'])).toEqual(['close'])
  expect(listActions.allowed(['content.write'])).toEqual(['empty', 'count'])
})

it('an action asks for a proof where it says so, and is known by its name and its record', async () => {
  expect(await send({ act: 'drop' })).toMatchObject({ status: 403 })
  const permissions = ['content.write', 'settings.write'] as const
  expect(await send({ act: 'drop', permissions })).toMatchObject({
    status: 403,
    answer: { proof: 'needed', act: 'drop' },
  })
  expect(await send({ act: 'anything' })).toMatchObject({ status: 400 })
  expect(await send({ list: '' })).toMatchObject({ status: 404 })
})

it('an action that shows something stays on its screen', async () => {
  expect(await send({ act: 'count' })).toEqual({ status: 200, answer: { shown: 4, act: 'count', typed: {} } })
})
