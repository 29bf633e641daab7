import { figureLabels } from '@dvaput/domain/markets/figure-sentences'
import type { FigureName, Figures } from '@dvaput/domain/markets/figures'
import { formatRange } from '@dvaput/domain/markets/format-range'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type Language, languages, languageTag } from '@dvaput/domain/text/language'
import { figuresOf, type MarkedFigure } from './support/figures-of.ts'
import { expect, test } from './support/platform-test.ts'
import { shopRoutes } from './support/shop-routes.ts'

const policies = ['shipping-policy', 'refund-policy', 'terms-of-service', 'privacy-policy'] as const

/** Times of day, amounts, ranges and plain numbers. */
const numbers = /\d{1,2}:\d{2}-\d{1,2}:\d{2}|\d+[.,]\d{2}(?= KM)|\d+-\d+|\d+/g

const numbersIn = (text: string): string[] => [...text.matchAll(numbers)].map(([number]) => number.replace(',', '.'))

const valuesOf = ({ names, text }: MarkedFigure): [name: string, value: string][] => {
  const found = numbersIn(text)
  const [only] = names
  if (names.length === 1 && only) return [[only, found.join(' ')]]
  expect(found, text).toHaveLength(names.length)
  return names.map((name, position) => [name, found[position] ?? ''])
}

const profileValue = (figures: Figures, name: FigureName): string | undefined => {
  const figure = figures[name]
  if (figure === undefined) return undefined
  if ('unit' in figure) return formatRange(figure)
  if ('from' in figure) return [figure.from, figure.to].map(({ minor }) => (minor / 100).toFixed(2)).join(' ')
  return numbersIn(figure.map(({ time }) => time).join(' ')).join(' ')
}

/** The figure of one product; every other is the market's. */
const ofProduct = 'productWarranty'

/** Where a market does not have what the figure is of; the limits are said to who reserves more. */
const absent: Readonly<Record<MarketId, readonly string[]>> = {
  ba: ['reservation', 'reservationLimits'],
  cl: ['deliveryPrice', 'reservationLimits'],
}

/** Hours and terms as somebody would type them into a text. */
const figureLike = {
  bcs: /\d{1,2}:\d{2}|\d+([-–]\d+)? (radn\w+ )?(dan|dana|sat|sata|sati|minut\w*|mjesec\w*|godin\w*)\b/,
  en: /\d{1,2}:\d{2}|\d+([-–]\d+)? (business |working )?(day|hour|minute|month|year)s?\b/,
  es: /\d{1,2}:\d{2}|\d+([-–]\d+)? (días?|horas?|minutos?|mes|meses|años?)(?![\p{L}])/u,
} as const satisfies Record<Language, RegExp>

for (const market of marketIds)
  test(`every page of ${market} gives each figure one value, that of the market profile, and says what it is the figure of`, async ({
    parser,
    fetchRaw,
    urlOf,
    shopEndpointOf,
  }) => {
    const { figures: table, shop } = markets[market]
    const seen: Record<string, Set<string>> = {}
    for (const language of languages) {
      const urls = [
        ...shopRoutes.map(({ path }) => urlOf(market, `${path}?lang=${language}`)),
        ...policies.map((handle) => shopEndpointOf(shop, `/policies/${handle}?locale=${languageTag[language]}`)),
      ]
      for (const url of urls) {
        const { figures, unmarked } = await figuresOf((await fetchRaw(url)).text, parser)
        for (const figure of figures) {
          for (const [name, value] of valuesOf(figure)) {
            if (name === ofProduct) continue
            seen[name] ??= new Set()
            seen[name].add(value)
            if (name in figureLabels)
              expect(figure.around.toLowerCase(), `${name} at ${url}`).toContain(
                figureLabels[name as keyof typeof figureLabels][language].toLowerCase(),
              )
          }
        }
        expect(figureLike[language].exec(unmarked)?.[0], `without a name at ${url}`).toBeUndefined()
      }
    }
    const names = (Object.keys(table) as FigureName[]).filter((name) => !absent[market].includes(name))
    expect(Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, [...values]]))).toEqual(
      Object.fromEntries(names.map((name) => [name, [profileValue(table, name)]])),
    )
  })
