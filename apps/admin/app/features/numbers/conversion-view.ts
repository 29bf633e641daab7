import type { Conversion } from '@dvaput/backend/shop-side/figures/read-offer-conversion'
import { formatNumber } from '@dvaput/domain/text/format-number'
import type { Language } from '@dvaput/domain/text/language'
import { scaleTop, scaleValues } from '../../lib/chart-scale.ts'
import { formatDay, formatShortDay, stepsOf } from './format-day.ts'

const percentOf = (part: number, whole: number): string => (whole === 0 ? '—' : `${Math.round((part * 100) / whole)} %`)

/** What became of the offers of one market. */
export const createConversionView = ({ market, days }: Conversion, language: Language) => {
  const sum = (name: 'made' | 'agreed' | 'ordered') => days.reduce((total, day) => total + day[name], 0)
  const [made, agreed, ordered] = [sum('made'), sum('agreed'), sum('ordered')]
  const count = (value: number) => formatNumber(value, language)
  const top = scaleTop(Math.max(...days.map((day) => day.made)))
  return {
    ...{
      market,
      top,
      scale: scaleValues(top).map(count),
      steps: stepsOf(days).map((day) => formatShortDay(day, language)),
    },
    totals: {
      ...{ made: count(made), conversion: percentOf(ordered, made) },
      ...{ agreed: `${count(agreed)} (${percentOf(agreed, made)})`, ordered: count(ordered) },
    },
    bars: days.map((day) => ({
      ...{ key: day.day, value: day.made, part: day.ordered },
      name: `${formatDay(day.day, language)}: ${count(day.ordered)} / ${count(day.made)}`,
    })),
    rows: days
      .map((day) => [
        ...[formatDay(day.day, language), count(day.made), count(day.agreed), count(day.ordered)],
        percentOf(day.ordered, day.made),
      ])
      .toReversed(),
  }
}
