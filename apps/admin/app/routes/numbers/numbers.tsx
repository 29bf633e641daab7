import { useLoaderData } from 'react-router'
import { ChartPanel } from '../../features/numbers/chart-panel.tsx'
import { NumbersFrame } from '../../features/numbers/numbers-frame.tsx'
import { chosenPeriod } from '../../features/numbers/period.ts'
import { createSalesView } from '../../features/numbers/sales-view.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { BarChart } from '../../ui/bar-chart.tsx'

export const meta = screenMeta

export const handle = { messages: ['numbers'] }

export const loader = screenLoader(async ({ language }, { services: { numbers }, url }) => {
  const text = await loadText(language, 'numbers')
  const days = chosenPeriod(url)
  const sales = await numbers.readSales(days)
  return {
    title: text('numbers.title'),
    days: String(days),
    sales: sales.map((each) => createSalesView(each, language)),
  }
})

export default function Sales() {
  const { title, days, sales } = useLoaderData<typeof loader>()
  const text = useText('numbers')
  return (
    <NumbersFrame figure="sales" title={title} days={days}>
      {sales.length === 0 && <p className="text-ink-soft">{text('numbers.nothing')}</p>}
      {sales.map(({ market, currency, totals, best, bars, scale, top, steps, rows }) => (
        <ChartPanel
          key={`${market} ${currency}`}
          title={`${text(`market.${market}`)}, ${currency}`}
          totals={[
            { label: text('head.taken'), value: totals.taken },
            { label: text('head.orders'), value: totals.orders },
            { label: text('head.average'), value: totals.average },
          ]}
          table={{
            heads: [text('head.day'), text('head.orders'), text('head.taken'), text('head.average')],
            rows,
          }}
        >
          <BarChart
            title={text('sales.chart', { market: text(`market.${market}`), currency })}
            summary={text('sales.summary', { total: totals.taken, day: best.day, most: best.taken })}
            {...{ bars, scale, top, steps }}
          />
        </ChartPanel>
      ))}
    </NumbersFrame>
  )
}
