import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { RecordTable } from '../../ui/record-table.tsx'

type Props = {
  readonly title: string
  /** What it comes to, above the chart. */
  readonly totals: readonly { readonly label: string; readonly value: string }[]
  readonly children: ReactNode
  readonly table: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

/** A chart with what it comes to, and its table behind it. */
export const ChartPanel = ({ title, totals, children, table }: Props) => {
  const text = useText('numbers')
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <h2 className="text-lg">{title}</h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <details>
        <summary className="cursor-pointer py-1 text-accent">{text('numbers.table')}</summary>
        <div className="mt-2">
          <RecordTable
            caption={title}
            heads={table.heads}
            empty={text('numbers.nothing')}
            rows={table.rows.map((cells) => ({ id: cells[0] ?? '', cells }))}
          />
        </div>
      </details>
    </section>
  )
}
