import { createHash } from 'node:crypto'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { ChangeInTurn } from '../audit/change-in-turn.ts'

export type Revised<Row> = Row & { readonly revision: string }

export type ContentResult<Row> =
  | { readonly ok: true; readonly value: Revised<Row> | null }
  | { readonly ok: false; readonly code: 'not-found' | 'not-a-picture' | 'too-large' }
  | { readonly ok: false; readonly code: 'changed-meanwhile'; readonly current: Revised<Row> }
  | { readonly ok: false; readonly code: 'refused'; readonly message: string }

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
  revision: createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22),
})

type Read<Row> = (shop: ShopHandle, gid: string) => Promise<Revised<Row> | null>

/** Changes at a shop, each in the audit log, and none of what somebody else has changed meanwhile. */
export const createContentEdit = (audit: Pick<AuditLog, 'record'>, inTurn: ChangeInTurn) => {
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
        const outcome = await work()
        const after = await read(shop, gid)
        // A refusal in the middle may have left a part of the change.
        if (after?.revision !== before.revision)
          await audit.record(null, { by, action, subject: subjectOf(action, gid), before, after })
        if (outcome.ok) return { ok: true, value: after }
        const { code, message } = outcome.error
        return code === 'NOT_A_PICTURE' ? { ok: false, code: 'not-a-picture' } : { ok: false, code: 'refused', message }
      }),

    async create(
      outcome: Outcome<string>,
      by: AuditAuthor,
      action: AuditAction,
      after: object,
    ): Promise<{ ok: true; value: string } | { ok: false; code: 'refused'; message: string }> {
      if (!outcome.ok) return { ok: false, code: 'refused', message: outcome.error.message }
      await audit.record(null, { by, action, subject: subjectOf(action, outcome.value), after })
      return { ok: true, value: outcome.value }
    },
  }
}
