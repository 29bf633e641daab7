import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import { useText } from '../../i18n/use-text.ts'
import { TableFrame, tableCell, tableRow } from '../../ui/table-frame.tsx'

type Entry = {
  readonly id: number
  readonly when: string
  readonly administratorName: string
  readonly action: AuditAction
  readonly subjectKind: string
  readonly subjectId: string
  readonly before: string
  readonly after: string
}

const Change = ({ label, value }: { readonly label: string; readonly value: string }) =>
  value === '' ? null : (
    <details>
      <summary className="cursor-pointer py-1 text-accent">{label}</summary>
      <pre className="mt-1 text-xs wrap-anywhere whitespace-pre-wrap">{value}</pre>
    </details>
  )

/** A table; on a phone each row is a card. */
export const EntryList = ({ entries }: { readonly entries: readonly Entry[] }) => {
  const text = useText('audit')
  if (entries.length === 0) return <p className="text-ink-soft">{text('audit.empty')}</p>
  return (
    <TableFrame heads={[text('audit.when'), text('audit.who'), text('audit.action'), text('audit.subject')]}>
      {entries.map((entry) => (
        <tr key={entry.id} className={tableRow}>
          <td className={tableCell}>{entry.when}</td>
          <td className={`${tableCell} font-semibold`}>{entry.administratorName}</td>
          <td className={tableCell}>{text(`action.${entry.action}`)}</td>
          <td className={`${tableCell} wrap-anywhere`}>
            {entry.subjectKind} {entry.subjectId}
            <Change label={text('audit.before')} value={entry.before} />
            <Change label={text('audit.after')} value={entry.after} />
          </td>
        </tr>
      ))}
    </TableFrame>
  )
}
