import type { Database } from '@dvaput/database/open-database'

/** What stands in a field of a form. */
export const fieldOf = ({ text }: { readonly text: string }, name: string): string =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? ''

/** What a form says that it showed, to be sent along. */
export const seenOf = (screen: { readonly text: string }): string => fieldOf(screen, 'seen').replaceAll('&quot;', '"')

/** What the audit log has of a subject, the oldest first. */
export const auditOf = async ({ database }: { readonly database: Database }, id: string) =>
  (
    await database.pool.query(
      'SELECT administrator_id AS by, action FROM backend.audit_log WHERE subject_id = $1 ORDER BY id',
      [id],
    )
  ).rows
