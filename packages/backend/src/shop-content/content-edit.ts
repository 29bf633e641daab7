import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { AdminRefusal } from '@dvaput/domain/refusals/admin-refusals'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { AuditIntents } from '../audit/audit-intents.ts'
import type { AuditAuthor } from '../audit/audit-log.ts'
import type { ChangeInTurn } from '../audit/change-in-turn.ts'
import { revisionOf } from '../audit/revision-of.ts'

export type Revised<Row> = Row & { readonly revision: string }

export type ContentResult<Row> =
  | { readonly ok: true; readonly value: Revised<Row> | null }
  | { readonly ok: false; readonly code: AdminRefusal<'not-found' | 'not-a-picture' | 'too-large'> }
  | { readonly ok: false; readonly code: AdminRefusal<'changed-meanwhile'>; readonly current: Revised<Row> }
  | { readonly ok: false; readonly code: AdminRefusal<'refused'>; readonly message: string }

/** Which record, as it was seen, and who changes it. */
export type ContentEdit = {
  readonly shop: ShopHandle
  readonly gid: string
  /** Of the record as it was read. */
  readonly revision: string
  readonly by: AuditAuthor
}

export const withRevision = <Row extends object>(row: Row): Revised<Row> => ({
  ...row,
  revision: revisionOf(row),
})

type Read<Row> = (shop: ShopHandle, gid: string) => Promise<Revised<Row> | null>

type Creation = {
  readonly shop: ShopHandle
  readonly by: AuditAuthor
  readonly action: AuditAction
  readonly after: object
}

/** Changes at a shop, each in the audit log, and none of what somebody else has changed meanwhile. */
export const createContentEdit = (audit: AuditIntents, inTurn: ChangeInTurn) => {
  const subjectOf = (action: AuditAction, id: string) => ({ kind: action.slice('content.'.length), id })

  return {
    edit: <Row extends object>(
      { shop, gid, revision, by }: ContentEdit,
      action: AuditAction,
      read: Read<Row>,
      work: () => Promise<Outcome<unknown>>,
    ): Promise<ContentResult<Row>> =>
      inTurn(`${shop} ${gid}`, async () => {
        const before = await read(shop, gid)
        if (!before) return { ok: false, code: 'not-found' }
        if (before.revision !== revision) return { ok: false, code: 'changed-meanwhile', current: before }
        const entry = { by, action, subject: subjectOf(action, gid) }
        const intent = await audit.begin(entry)
        const outcome = await work()
        const after = await read(shop, gid)
        // A refusal in the middle may have left a part of the change.
        await audit.end(intent, after?.revision === before.revision ? null : { ...entry, before, after })
        if (outcome.ok) return { ok: true, value: after }
        const { code, message } = outcome.error
        return code === 'NOT_A_PICTURE' ? { ok: false, code: 'not-a-picture' } : { ok: false, code: 'refused', message }
      }),

    async create(
      { shop, by, action, after }: Creation,
      work: () => Promise<Outcome<string>>,
    ): Promise<{ ok: true; value: string } | { ok: false; code: 'refused'; message: string }> {
      const intent = await audit.begin({ by, action, subject: subjectOf(action, shop), wanted: after })
      const outcome = await work()
      const made = outcome.ok ? { by, action, subject: subjectOf(action, outcome.value), after } : null
      await audit.end(intent, made)
      if (!outcome.ok) return { ok: false, code: 'refused', message: outcome.error.message }
      return { ok: true, value: outcome.value }
    },
  }
}
