import { marketIds } from '@dvaput/domain/markets/market'
import { languages } from '@dvaput/domain/text/language'
import { expect, it } from 'vitest'
import { pairwise } from '../e2e/support/pairwise.ts'

it('six combinations let every two values of market, language, width and theme meet, each language with each other value once', () => {
  const factors = { market: marketIds, language: languages, width: [390, 1440], colours: ['light', 'dark'] } as const
  const rows = pairwise(factors)
  expect(rows).toHaveLength(6)
  const meetings = (one: keyof typeof factors, other: keyof typeof factors) =>
    rows.map((row) => `${row[one]} ${row[other]}`)
  for (const other of ['market', 'width', 'colours'] as const) expect(new Set(meetings('language', other)).size).toBe(6)
  for (const [one, other] of [
    ['market', 'width'],
    ['market', 'colours'],
    ['width', 'colours'],
  ] as const)
    expect(new Set(meetings(one, other)).size).toBe(4)
})
