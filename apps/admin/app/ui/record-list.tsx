import { joinClasses } from '@dvaput/ui/join-classes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TableFrame, tableCell, tableRow } from './table-frame.tsx'
import { useRowKeys } from './use-row-keys.ts'

/** How a column treats values that are too long for it. */
const wrapping = { anywhere: 'wrap-anywhere', nowhere: 'whitespace-nowrap' } as const

type Column<Row> = {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  readonly wrap?: keyof typeof wrapping
  /** A phone shows no heads: this column says its own before the value. */
  readonly isNamedOnPhones?: boolean
}

type Props<Row> = {
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** The screen of a row, and its name, which is the first column. */
  readonly linkOf: (row: Row) => { readonly to: string; readonly name: string; readonly about?: string }
  readonly nameHead: string
  readonly columns: readonly Column<Row>[]
  readonly empty: string
}

/** Records that have a screen each: `j`, `k` and Enter choose one. On a phone each row is a card. */
export const RecordList = <Row,>({ rows, idOf, linkOf, nameHead, columns, empty }: Props<Row>) => {
  const body = useRowKeys<HTMLTableSectionElement>()
  if (rows.length === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    <TableFrame heads={[nameHead, ...columns.map(({ head }) => head)]} body={body}>
      {rows.map((row) => {
        const { to, name, about } = linkOf(row)
        return (
          <tr key={idOf(row)} className={tableRow}>
            <td className={joinClasses(tableCell, wrapping.anywhere)}>
              <Link to={to} data-row className="inline-block py-1 font-semibold text-accent underline md:py-0">
                {name}
              </Link>
              {about && <span className="text-ink-soft"> {about}</span>}
            </td>
            {columns.map(({ head, cell, wrap, isNamedOnPhones }) => (
              <td key={head} className={joinClasses(tableCell, wrap && wrapping[wrap])}>
                {isNamedOnPhones && <span className="text-ink-soft md:hidden">{head}: </span>}
                {cell(row)}
              </td>
            ))}
          </tr>
        )
      })}
    </TableFrame>
  )
}
