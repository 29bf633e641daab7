import { expect, it } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

it('the GraphQL server runs eight readings of a request at once and the others after them, and does not wait for another request', async () => {
  let [running, most] = [0, 0]
  const read = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    return running
  }
  const request = {}
  const results = await Promise.all(Array.from({ length: 250 }, () => fewAtOnce(request, read)))
  expect(results).toHaveLength(250)
  expect(most).toBe(8)
  for (const _ of Array(8)) void fewAtOnce(request, () => new Promise(() => undefined))
  expect(await fewAtOnce({}, async () => 'read')).toBe('read')
})
