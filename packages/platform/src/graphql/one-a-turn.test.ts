import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createOneATurn } from './one-a-turn.ts'

it('lets everything else go on between one work and the next, in the order they came', async () => {
  const oneATurn = createOneATurn(10)
  const seen: string[] = []
  const works = ['a', 'b', 'c'].map((name) => oneATurn(() => seen.push(name)))
  expect(seen).toEqual([])
  for (const name of ['first', 'second']) {
    await turn()
    seen.push(name)
  }
  await Promise.all(works)
  expect(seen).toEqual(['a', 'first', 'b', 'second', 'c'])
  expect(await oneATurn(() => 'later')).toBe('later')
})

it('turns away what would wait too long, and outlives a work that fails', async () => {
  const oneATurn = createOneATurn(2)
  const failing = oneATurn(() => {
    throw new Error('no')
  })
  const next = oneATurn(() => 'yes')
  expect(oneATurn(() => 'too late')).toBeUndefined()
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
