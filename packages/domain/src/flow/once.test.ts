import { expect, it } from 'vitest'
import { once } from './once.ts'

it('a value that is made once is built when first asked for, and handed out afterwards', () => {
  let builds = 0
  const read = once(() => {
    builds += 1
    return { builds }
  })
  expect(builds).toBe(0)
  expect([read(), read(), read()]).toEqual([{ builds: 1 }, { builds: 1 }, { builds: 1 }])
})
