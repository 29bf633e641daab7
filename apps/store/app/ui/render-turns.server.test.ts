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

it('lets parts follow one another for a stretch, and then those who are waiting, one in each loop', async () => {
  const { turns, pass, loop } = prepare()
  pass(1_000)
  const begun: string[] = []
  const render = async (name: string, costs: number) => {
    await turns.begin()
    begun.push(name)
    pass(costs)
  }
  const all = Promise.all([render('a', 10), render('b', 2)])
  expect(begun).toEqual([])
  await loop()
  expect(begun).toEqual(['a'])
  await loop()
  expect(begun).toEqual(['a', 'b'])
  await all
  // One of the three milliseconds of the last stretch is left.
  await render('c', 1)
  expect(begun).toEqual(['a', 'b', 'c'])
  pass(2)
  expect(turns.take()).toBeInstanceOf(Promise)
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
