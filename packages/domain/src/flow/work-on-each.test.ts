import { expect, it } from 'vitest'
import { workOnEach } from './work-on-each.ts'

it('the work on a list gives each its turn, whatever fails before it, and says the first failure at the end', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item % 2 === 1) throw new Error(`failed ${item}`)
    done.push(item)
  }
  await expect(workOnEach([1, 2, 3, 4], work)).rejects.toThrow('failed 1')
  expect(done).toEqual([2, 4])
  await workOnEach([6], work)
  expect(done).toEqual([2, 4, 6])
})

it('work on a list begins no further item after it was aborted', async () => {
  const stop = { aborted: false }
  const done: number[] = []
  const work = async (item: number) => {
    done.push(item)
    if (item === 2) stop.aborted = true
  }
  await workOnEach([1, 2, 3], work, stop)
  expect(done).toEqual([1, 2])
})
