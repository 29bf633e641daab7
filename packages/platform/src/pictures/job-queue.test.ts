import { expect, it } from 'vitest'
import { createJobQueue } from './job-queue.ts'

it('lets clients take turns, and none of them take every place', async () => {
  const enqueue = createJobQueue({ atOnce: 1, waiting: 5, waitingOfOne: 3 })
  const done: string[] = []
  const ask = (client: string, name: string) =>
    enqueue(async () => {
      done.push(name)
      return name
    }, client)
  const greedy = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name))
  const others = [ask('b', 'b1'), ask('c', 'c1'), ask('d', 'd1')]
  expect(await Promise.all(greedy)).toEqual(['a1', 'a2', 'a3', 'a4', undefined])
  expect(await Promise.all(others)).toEqual(['b1', 'c1', undefined])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})
