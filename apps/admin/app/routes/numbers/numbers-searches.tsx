import { formatNumber } from '@dvaput/domain/text/format-number'
import { languages } from '@dvaput/domain/text/language'
import { useLoaderData } from 'react-router'
import { FigureList } from '../../features/numbers/figure-list.tsx'
import { formatDay, formatShortDay, stepsOf } from '../../features/numbers/format-day.ts'
import { NumbersFrame } from '../../features/numbers/numbers-frame.tsx'
import { chosenPeriod } from '../../features/numbers/period.ts'
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
  const query = { days: chosenPeriod(url), language: chosen(url, 'language', languages) }
  const after = textFrom(url, 'after')
  const [{ misses, next }, byDay] = await Promise.all([
    numbers.searchMisses.list({ ...query, after }),
    numbers.searchMisses.countByDay(query),
  ])
  const count = (value: number) => formatNumber(value, language)
  const top = scaleTop(Math.max(0, ...byDay.map((day) => day.count)))
  const days = String(query.days)
  return {
    title: text('figure.searches'),
    ...{ days, language: query.language ?? '' },
    pages: listPages({ days, language: query.language }, after, next),
    chart: {
      ...{ top, scale: scaleValues(top).map(count), steps: stepsOf(byDay).map((day) => formatShortDay(day, language)) },
      total: count(byDay.reduce((sum, day) => sum + day.count, 0)),
      bars: byDay.map(({ day, count: searches }) => ({
        ...{ key: day, value: searches, name: `${formatDay(day, language)}: ${count(searches)}` },
      })),
    },
    rows: misses.map(({ word, language: of, count: searches, lastDay }) => ({
      ...{ id: `${of} ${word}`, cells: [word, text(`language.${of}`), count(searches), formatDay(lastDay, language)] },
    })),
  }
})

export default function Searches() {
  const { title, days, language, chart, rows, pages } = useLoaderData<typeof loader>()
  const text = useText('numbers')
  const { total, ...bars } = chart
  return (
    <NumbersFrame
      figure="searches"
      title={title}
      days={days}
      filter={{
        ...{ name: 'language', label: text('head.language'), value: language },
        options: [
          { value: '', label: text('numbers.anyLanguage') },
          ...languages.map((value) => ({ value, label: text(`language.${value}`) })),
        ],
      }}
    >
      <FigureList
        title={title}
        summary={text('searches.summary', { total })}
        chart={bars}
        pages={pages}
        heads={[text('head.word'), text('head.language'), text('head.count'), text('head.lastDay')]}
        empty={text('numbers.nothing')}
        rows={rows}
      />
    </NumbersFrame>
  )
}
