import { useText } from '../../i18n/use-text.ts'
import type { ListPages } from '../../lib/urls/list-url.ts'
import { BarChart, type Bars } from '../../ui/bar-chart.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { RecordTable } from '../../ui/record-table.tsx'

type Props = {
  readonly title: string
  readonly summary: string
  readonly chart: Bars
  readonly heads: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[]
  readonly empty: string
  readonly pages: ListPages
}

/** A chart of the whole, and the list it is made of in pages. */
export const FigureList = ({ title, summary, chart, heads, rows, empty, pages }: Props) => {
  const text = useText('numbers')
  return (
    <>
      {chart.bars.length > 0 && <BarChart title={title} summary={summary} {...chart} />}
      <RecordTable caption={title} heads={heads} empty={empty} rows={rows} />
      <PageLinks pages={pages} first={text('numbers.first')} next={text('numbers.next')} />
    </>
  )
}
