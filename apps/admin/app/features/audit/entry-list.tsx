import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import { useText } from '../../i18n/use-text.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { TableFrame, tableCell, tableRow } from '../../ui/table-frame.tsx'
import type { ChangedField } from './changed-fields.ts'

type Entry = {
  readonly id: number
  readonly when: string
  readonly administratorName: string
  readonly action: AuditAction
  readonly subject: string
  /** Of an order. */
  readonly shop: string
  readonly to: string | null
  /** There is no such record any more. */
  readonly isGone: boolean
  readonly fields: readonly ChangedField[]
}

const shownAtOnce = 4

const Field = ({ field: { name, before, after, isState } }: { readonly field: ChangedField }) => (
  <li className="wrap-anywhere">
    {name && <span className="text-ink-soft">{name}: </span>}
    {before && (isState ? before : <del className="text-ink-soft">{before}</del>)} {before && after && '→ '}
    {after}
  </li>
)

const Fields = ({ fields }: { readonly fields: readonly ChangedField[] }) => {
  const text = useText('audit')
  const list = (some: readonly ChangedField[]) => (
    <ul className="text-sm">
      {some.map((field) => (
        <Field key={field.name} field={field} />
      ))}
    </ul>
  )
  return (
    <>
      {fields.length > 0 && list(fields.slice(0, shownAtOnce))}
      {fields.length > shownAtOnce && (
        <details>
          <summary className="cursor-pointer py-1 text-sm text-accent">
            {text('audit.more', { count: fields.length - shownAtOnce })}
          </summary>
          {list(fields.slice(shownAtOnce))}
        </details>
      )}
    </>
  )
}

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
            <RecordLink to={entry.to}>{entry.subject}</RecordLink>{' '}
            {entry.shop && <span className="text-sm text-ink-soft">{entry.shop}</span>}
            {entry.isGone && <span className="text-sm text-ink-soft">{text('audit.gone')}</span>}
            <Fields fields={entry.fields} />
          </td>
        </tr>
      ))}
    </TableFrame>
  )
}
