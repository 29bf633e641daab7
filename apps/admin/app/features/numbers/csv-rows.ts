import type { Numbers } from '@dvaput/backend/shop-side/figures/numbers'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import type { Text } from '../../i18n/catalogue.ts'
import { chosenPeriod, chosenSlowPeriod } from './period.ts'

type Rows = readonly (readonly string[])[]
type Needs = {
  readonly numbers: Numbers
  readonly url: URL
  readonly language: Language
  readonly text: Text<'numbers'>
}

const longestFile = 10_000

/** Amounts are decimal numbers and days are ISO: a spreadsheet reads both in every language. */
const sales = async ({ numbers, url, text }: Needs): Promise<Rows> => {
  const found = await numbers.readSales(chosenPeriod(url))
  return [
    [text('head.market'), text('head.currency'), text('head.day'), text('head.orders'), text('head.taken')],
    ...found.flatMap(({ market, currency, days }) =>
      days.map(({ day, orders, minor }) => [
        ...[market, currency, day, String(orders)],
        formatDecimal(createMoney(Math.round(minor), currency)),
      ]),
    ),
  ]
}

const offers = async ({ numbers, url, text }: Needs): Promise<Rows> => {
  const found = await numbers.readOfferConversion(chosenPeriod(url))
  return [
    [text('head.market'), text('head.day'), text('head.made'), text('head.agreed'), text('head.ordered')],
    ...found.flatMap(({ market, days }) =>
      days.map(({ day, made, agreed, ordered }) => [market, day, String(made), String(agreed), String(ordered)]),
    ),
  ]
}

const searches = async ({ numbers, url, text }: Needs): Promise<Rows> => {
  const { misses } = await numbers.searchMisses.list({ days: chosenPeriod(url), limit: longestFile })
  return [
    [text('head.word'), text('head.language'), text('head.count'), text('head.lastDay')],
    ...misses.map(({ word, language, count, lastDay }) => [word, language, String(count), lastDay]),
  ]
}

const stock = async ({ numbers, url, language, text }: Needs): Promise<Rows> => {
  const { products } = await numbers.slowStock.list({ days: chosenSlowPeriod(url), limit: longestFile })
  return [
    [
      ...[text('head.shop'), text('head.product'), text('head.stock'), text('head.price')],
      ...[text('head.currency'), text('head.days')],
    ],
    ...products.map(({ shop, titles, stock: units, priceMinor, currency, daysListed }) => [
      ...[shop, titles[language], String(units), formatDecimal(createMoney(priceMinor, currency)), currency],
      String(daysListed),
    ]),
  ]
}

/** What each screen of the section has, as a file. */
export const csvRows = { sales, offers, searches, stock } as const satisfies Record<
  string,
  (needs: Needs) => Promise<Rows>
>
