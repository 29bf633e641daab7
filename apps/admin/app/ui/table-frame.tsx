import type { ReactNode, Ref } from 'react'

type Props = {
  /** What the table has, for who cannot see it. */
  readonly caption?: string
  readonly heads: readonly string[]
  readonly body?: Ref<HTMLTableSectionElement>
  readonly children: ReactNode
}

/** The cells of its rows; on a phone they stand below each other. */
export const tableCell = 'block px-4 py-0.5 align-top md:table-cell md:py-2.5'
export const tableRow = 'block py-2 md:table-row md:py-0'

/** A table with a head; on a phone each row is a card. */
export const TableFrame = ({ caption, heads, body, children }: Props) => (
  <div className="overflow-x-auto rounded-lg border border-line bg-surface">
    <table className="block w-full text-sm md:table">
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className="hidden border-b border-line text-left text-ink-soft md:table-header-group">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="px-4 py-2 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} className="block divide-y divide-line md:table-row-group">
        {children}
      </tbody>
    </table>
  </div>
)
