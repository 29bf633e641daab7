import type { ReactNode } from 'react'
import { TableFrame, tableCell, tableRow } from './table-frame.tsx'

type Props = {
  /** What the table has, for who cannot see it. */
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[]
  readonly empty: string
}

/** A table; on a phone each row is a card, with the name of each column before its value. */
export const RecordTable = ({ caption, heads, rows, empty }: Props) => {
  if (rows.length === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    <TableFrame caption={caption} heads={heads}>
      {rows.map(({ id, cells }) => (
        <tr key={id} className={`${tableRow} tabular-nums`}>
          {heads.map((head, index) => (
            <td key={head} className={`${tableCell} wrap-anywhere`}>
              {head && <span className="text-ink-soft md:hidden">{head}: </span>}
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </TableFrame>
  )
}
