import type { ReactNode } from 'react'

type Props = {
  /** What the table has, for who cannot see it. */
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[]
  readonly empty: string
}

const cell = 'block px-4 py-0.5 align-top wrap-anywhere md:table-cell md:py-2.5'

/** A table; on a phone each row is a card, with the name of each column before its value. */
export const RecordTable = ({ caption, heads, rows, empty }: Props) => {
  if (rows.length === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="block w-full text-sm md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="hidden border-b border-line text-left text-ink-soft md:table-header-group">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-4 py-2 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line tabular-nums md:table-row-group">
          {rows.map(({ id, cells }) => (
            <tr key={id} className="block py-2 md:table-row md:py-0">
              {heads.map((head, index) => (
                <td key={head} className={cell}>
                  {head && <span className="text-ink-soft md:hidden">{head}: </span>}
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
