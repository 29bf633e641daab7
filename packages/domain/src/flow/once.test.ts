import { expect, it } from 'vitest'
import { once } from './once.ts'

it('builds when first asked, and hands out the same afterwards', () => {
  let builds = 0
  const read = once(() => {
    builds += 1
    return { builds }
  })
  expect(builds).toBe(0)
  expect([read(), read(), read()]).toEqual([{ builds: 1 }, { builds: 1 }, { builds: 1 }])
})
