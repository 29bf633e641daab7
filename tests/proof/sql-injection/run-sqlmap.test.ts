import { expect, it } from 'vitest'
import { countLimited } from './run-sqlmap.ts'

it.each([
  ['404 (Not Found) - 3 times, 429 (Too Many Requests) - 800 times', 800],
  ['429 (Too Many Requests) - 800 times, 503 (Service Unavailable) - 2 times, 400 (Bad Request) - 5 times', 802],
  ['400 (Bad Request) - 429 times', 0],
])('the report of sqlmap counts what a limit answered: %s', (said, count) => {
  expect(countLimited(`HTTP error codes detected during run:\n${said}\n`)).toBe(count)
})
