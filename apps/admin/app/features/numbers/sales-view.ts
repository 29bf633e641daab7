import type { Sales } from '@dvaput/backend/shop-side/figures/read-sales'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { formatNumber } from '@dvaput/domain/text/format-number'
import type { Language } from '@dvaput/domain/text/language'
import { scaleTop, scaleValues } from '../../lib/chart-scale.ts'
import { formatDay, formatShortDay, stepsOf } from './format-day.ts'

/** Takings of one market in one currency, with every amount as text. */
export const createSalesView = ({ market, currency, days }: Sales, language: Language) => {
  const money = (minor: number) => formatMoney(createMoney(Math.round(minor), currency), language)
  const [orders, minor] = days.reduce(([count, sum], day) => [count + day.orders, sum + day.minor], [0, 0])
  const average = (taken: number, count: number) => (count === 0 ? '—' : money(taken / count))
  const top = scaleTop(Math.max(...days.map((day) => day.minor)))
  const best = days.toSorted((one, other) => other.minor - one.minor)[0]
  return {
    ...{ market, currency, top, scale: scaleValues(top).map(money) },
    totals: { taken: money(minor), orders: formatNumber(orders, language), average: average(minor, orders) },
    best: { day: formatDay(best?.day ?? '', language), taken: money(best?.minor ?? 0) },
    bars: days.map((day) => ({
      ...{ key: day.day, value: day.minor, name: `${formatDay(day.day, language)}: ${money(day.minor)}` },
    })),
    steps: stepsOf(days).map((day) => formatShortDay(day, language)),
    rows: days
      .map((day) => [
        formatDay(day.day, language),
        formatNumber(day.orders, language),
        money(day.minor),
        average(day.minor, day.orders),
      ])
      .toReversed(),
  }
}
