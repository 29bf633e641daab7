import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** Its rows say themselves what the shop has now. */
const tellsInRow = 'routes/products.tsx'

test('a screen that refuses what somebody else has changed reads it again', () => {
  const refusing = routes
    .map(({ file }) => ({ file, source: readFileSync(join(import.meta.dirname, file), 'utf8') }))
    .filter(({ file, source }) => source.includes('409') && file !== tellsInRow)
  expect(refusing.length).toBeGreaterThan(10)
  const stale = refusing.filter(({ source }) => !source.includes("from '../lib/revalidate-after-refusal.ts'"))
  expect(stale.map(({ file }) => file)).toEqual([])
})
