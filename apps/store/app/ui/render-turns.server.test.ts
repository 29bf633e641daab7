import { expect, it } from 'vitest'
import { createRenderTurns } from './render-turns.server.ts'

/** A clock and an event loop that go on by hand. */
const prepare = () => {
  let ms = 0
  const loops: (() => void)[] = []
  const turns = createRenderTurns({
    now: () => ms,
    wait: () => new Promise((resolve) => loops.push(resolve)),
  })
  return {
    turns,
    pass: (by: number) => {
      ms += by
    },
    loop: async () => {
      await Promise.resolve()
      loops.shift()?.()
      for (let settled = 0; settled < 5; settled += 1) await Promise.resolve()
    },
  }
}

it('lets parts follow one another for a stretch, and then those who are waiting, three in each loop', async () => {
  const { turns, pass, loop } = prepare()
  pass(1_000)
  const begun: string[] = []
  const render = async (name: string, costs: number) => {
    await turns.begin()
    begun.push(name)
    pass(costs)
  }
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => render(name, 2)))
  expect(begun).toEqual([])
  await loop()
  expect(begun).toEqual(['a', 'b', 'c'])
  await loop()
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  await all
  pass(4)
  const waiting = render('f', 2)
  await loop()
  await waiting
  // One of the three milliseconds of the last stretch is left.
  await render('g', 1)
  expect(begun.slice(5)).toEqual(['f', 'g'])
  expect(turns.take()).toBeInstanceOf(Promise)
})

it('does not save up the turns of pages that were given up', async () => {
  const { turns, pass, loop } = prepare()
  pass(1_000)
  for (let given = 0; given < 30; given += 1) void turns.take()
  for (let loops = 0; loops < 10; loops += 1) await loop()
  let free = 0
  for (; turns.take() === undefined; free += 1) pass(10)
  expect(free).toBe(3)
})

it('begins the stretch when React comes back, however long that took', async () => {
  const { turns, pass, loop } = prepare()
  pass(1_000)
  expect(turns.take()).toBeInstanceOf(Promise)
  await loop()
  pass(500)
  expect(turns.take()).toBeUndefined()
  pass(2)
  expect(turns.take()).toBeUndefined()
  pass(2)
  expect(turns.take()).toBeInstanceOf(Promise)
})
