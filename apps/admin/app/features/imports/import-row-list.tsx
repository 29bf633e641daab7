import { importReasons } from '@dvaput/domain/products/import-reasons'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ItemList } from '../../ui/item-list.tsx'

type Row = {
  readonly line: number
  readonly name: string
  readonly to: string | null
  readonly reason: string | null
  readonly field: string | null
  /** Of a new product: the line that has all of it. */
  readonly firstLine: number | null
  readonly isForSale: boolean
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[]
}

/** Rows of the file with what each changes, or why it cannot. */
export const ImportRowList = ({ rows }: { readonly rows: readonly Row[] }) => {
  const text = useText('imports')
  if (rows.length === 0) return <p className="text-ink-soft">{text('rows.empty')}</p>
  const reasonText = (reason: string) => {
    const known = importReasons.find((each) => each === reason)
    return known ? text(`reason.${known}`) : reason
  }
  return (
    <ItemList isSmall>
      {rows.map(({ line, name, to, reason, field, firstLine, isForSale, changes }) => (
        <li key={line} className="grid gap-1 px-4 py-2.5 sm:grid-cols-[6rem_12rem_minmax(0,1fr)] sm:gap-3">
          <span className="text-ink-soft tabular-nums">{text('rows.line', { line })}</span>
          <span className="font-semibold wrap-anywhere">
            {to ? (
              <Link to={to} className="text-accent underline">
                {name}
              </Link>
            ) : (
              name || '–'
            )}
          </span>
          <span className="grid gap-0.5 wrap-anywhere">
            {reason && (
              <span className="font-medium text-danger">
                {field && <code>{field}</code>} {reasonText(reason)}
              </span>
            )}
            {firstLine === line && (
              <span className="font-medium">
                {`${text('rows.isNew')}, ${text(isForSale ? 'rows.sale' : 'rows.draft')}`}
              </span>
            )}
            {firstLine !== null && firstLine !== line && <span>{text('rows.ofNew', { line: firstLine })}</span>}
            {changes.map((change) => (
              <span key={change.field}>
                <code>{change.field}</code>:{' '}
                {firstLine === null && <s className="text-ink-soft">{change.before || '–'}</s>}
                {firstLine === null && ' → '}
                {change.after || '–'}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ItemList>
  )
}
