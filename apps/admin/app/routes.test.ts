import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** Its rows say themselves what the shop has now. */
const tellsInRow = 'routes/products/products.tsx'

test('a screen with actions is read again after a refusal, because somebody else may have changed what it shows', () => {
  const acting = routes
    .filter(({ access, file }) => access.kind === 'screen' && file !== tellsInRow)
    .map(({ file }) => ({ file, source: readFileSync(join(import.meta.dirname, file), 'utf8') }))
    .filter(({ source }) => source.includes('export const action'))
  expect(acting.length).toBeGreaterThan(20)
  const stale = acting.filter(({ source }) => !source.includes("/lib/forms/revalidate-after-refusal.ts'"))
  expect(stale.map(({ file }) => file)).toEqual([])
})
