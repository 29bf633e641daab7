import { useLoaderData } from 'react-router'
import { ChartPanel } from '../../features/numbers/chart-panel.tsx'
import { createConversionView } from '../../features/numbers/conversion-view.ts'
import { NumbersFrame } from '../../features/numbers/numbers-frame.tsx'
import { chosenPeriod } from '../../features/numbers/period.ts'
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
  const found = await numbers.readOfferConversion(days)
  return {
    title: text('figure.offers'),
    days: String(days),
    markets: found.map((each) => createConversionView(each, language)),
  }
})

export default function Offers() {
  const { title, days, markets } = useLoaderData<typeof loader>()
  const text = useText('numbers')
  return (
    <NumbersFrame figure="offers" title={title} days={days}>
      {markets.length === 0 && <p className="text-ink-soft">{text('numbers.nothing')}</p>}
      {markets.map(({ market, totals, bars, scale, top, steps, rows }) => (
        <ChartPanel
          key={market}
          title={text(`market.${market}`)}
          totals={[
            { label: text('head.made'), value: totals.made },
            { label: text('head.agreed'), value: totals.agreed },
            { label: text('head.ordered'), value: totals.ordered },
            { label: text('head.conversion'), value: totals.conversion },
          ]}
          table={{
            heads: [
              ...[text('head.day'), text('head.made'), text('head.agreed'), text('head.ordered')],
              text('head.conversion'),
            ],
            rows,
          }}
        >
          <BarChart
            title={text('offers.chart', { market: text(`market.${market}`) })}
            summary={text('offers.summary', totals)}
            {...{ bars, scale, top, steps }}
          />
        </ChartPanel>
      ))}
    </NumbersFrame>
  )
}
