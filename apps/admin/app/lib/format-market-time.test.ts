import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatMarketTime } from './format-market-time.ts'

const app = new URL('../', import.meta.url)
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
)

it('a time on the shop’s side names the clock of the market', () => {
  expect(formatMarketTime('2030-07-01T10:00:00Z', 'ba', 'en')).toMatch(/12:00.*\(Sarajevo\)$/)
  expect(formatMarketTime('2030-07-01T10:00:00Z', 'cl', 'en')).toMatch(/06:00.*\(Santiago\)$/)
})

it('is how every screen of the shop’s side writes a time: both markets are read side by side', () => {
  const others = sources.filter((name) => readFileSync(new URL(name, app), 'utf8').includes('formatDateTime('))
  expect(others).toEqual(['lib/format-market-time.ts'])
})
