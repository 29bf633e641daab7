import { useText } from '../../i18n/use-text.ts'

type Entry = {
  readonly id: number
  readonly when: string
  readonly administratorName: string
  readonly action: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly before: string
  readonly after: string
}

const cell = 'block px-4 py-1 align-top sm:table-cell sm:py-2.5'

const Change = ({ label, value }: { readonly label: string; readonly value: string }) =>
  value === '' ? null : (
    <details>
      <summary className="cursor-pointer text-accent">{label}</summary>
      <pre className="mt-1 text-xs wrap-anywhere whitespace-pre-wrap">{value}</pre>
    </details>
  )

/** A table; on a phone each row is a card. */
export const EntryList = ({ entries }: { readonly entries: readonly Entry[] }) => {
  const text = useText('audit')
  if (entries.length === 0) return <p className="text-ink-soft">{text('audit.empty')}</p>
  return (
    <table className="block w-full rounded-lg border border-line bg-surface text-sm sm:table">
      <thead className="hidden border-b border-line text-left text-ink-soft sm:table-header-group">
        <tr>
          {(['audit.when', 'audit.who', 'audit.action', 'audit.subject'] as const).map((key) => (
            <th key={key} scope="col" className="px-4 py-2 font-medium">
              {text(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line sm:table-row-group">
        {entries.map((entry) => (
          <tr key={entry.id} className="block py-2 sm:table-row sm:py-0">
            <td className={cell}>{entry.when}</td>
            <td className={`${cell} font-semibold`}>{entry.administratorName}</td>
            <td className={cell}>
              <code>{entry.action}</code>
            </td>
            <td className={`${cell} wrap-anywhere`}>
              {entry.subjectKind} {entry.subjectId}
              <Change label={text('audit.before')} value={entry.before} />
              <Change label={text('audit.after')} value={entry.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
