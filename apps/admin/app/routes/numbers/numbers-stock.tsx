import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { formatNumber } from '@dvaput/domain/text/format-number'
import { useLoaderData } from 'react-router'
import { FigureList } from '../../features/numbers/figure-list.tsx'
import { NumbersFrame } from '../../features/numbers/numbers-frame.tsx'
import { chosenSlowPeriod } from '../../features/numbers/period.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { scaleTop, scaleValues } from '../../lib/chart-scale.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen, listPages, textFrom } from '../../lib/urls/list-url.ts'

export const meta = screenMeta

export const handle = { messages: ['numbers'] }

export const loader = screenLoader(async ({ language }, { services: { numbers }, url }) => {
  const text = await loadText(language, 'numbers')
  const query = { days: chosenSlowPeriod(url), shop: chosen(url, 'shop', shopHandles) }
  const after = textFrom(url, 'after')
  const [{ products, next }, ages] = await Promise.all([
    numbers.slowStock.list({ ...query, after }),
    numbers.slowStock.countByAge(query),
  ])
  const count = (value: number) => formatNumber(value, language)
  const byAge = [...Map.groupBy(ages, ({ fromDays }) => fromDays)]
    .toSorted(([one], [other]) => one - other)
    .map(([fromDays, group]) => ({ fromDays, value: group.reduce((sum, each) => sum + each.products, 0) }))
  const top = scaleTop(Math.max(0, ...byAge.map(({ value }) => value)))
  const days = String(query.days)
  return {
    title: text('figure.stock'),
    ...{ days, shop: query.shop ?? '' },
    pages: listPages({ days, shop: query.shop }, after, next),
    chart: {
      ...{ top, scale: scaleValues(top).map(count) },
      steps: byAge.map(({ fromDays }) => text('stock.from', { count: fromDays })),
      total: count(byAge.reduce((sum, { value }) => sum + value, 0)),
      bars: byAge.map(({ fromDays, value }) => ({
        ...{ key: String(fromDays), value, name: `${text('stock.from', { count: fromDays })}: ${count(value)}` },
      })),
    },
    rows: products.map(({ key, shop, titles, stock, priceMinor, currency, daysListed }) => ({
      id: key,
      cells: [
        ...[titles[language], text(`shop.${shop}`), count(stock)],
        formatMoney(createMoney(priceMinor, currency), language),
        formatMoney(createMoney(priceMinor * stock, currency), language),
        count(daysListed),
      ],
    })),
  }
})

export default function SlowStock() {
  const { title, days, shop, chart, rows, pages } = useLoaderData<typeof loader>()
  const text = useText('numbers')
  const { total, ...bars } = chart
  return (
    <NumbersFrame
      figure="stock"
      title={title}
      days={days}
      filter={{
        ...{ name: 'shop', label: text('head.shop'), value: shop },
        options: [
          { value: '', label: text('stock.anyShop') },
          ...shopHandles.map((value) => ({ value, label: text(`shop.${value}`) })),
        ],
      }}
    >
      <FigureList
        title={title}
        summary={text('stock.summary', { total })}
        chart={bars}
        pages={pages}
        heads={[
          ...[text('head.product'), text('head.shop'), text('head.stock')],
          ...[text('head.price'), text('head.worth'), text('head.days')],
        ]}
        empty={text('stock.empty')}
        rows={rows}
      />
    </NumbersFrame>
  )
}
