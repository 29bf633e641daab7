import { expect, it } from 'vitest'
import { within } from './within.ts'

const never = () => new Promise<never>(() => undefined)

it('a time limit gives the result of work that ends in time, and throws what the work throws', async () => {
  expect(await within(AbortSignal.timeout(5_000), Promise.resolve('done'))).toBe('done')
  await expect(within(AbortSignal.timeout(5_000), Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

it('a time limit ends the wait for work that takes longer', async () => {
  await expect(within(AbortSignal.timeout(1), never())).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(await within(AbortSignal.timeout(1), never(), () => 'late')).toBe('late')
})

it('a time limit ends with its signal, for the reason of the signal, also where that came before', async () => {
  const controller = new AbortController()
  const waiting = within(controller.signal, never())
  controller.abort(new Error('no longer needed'))
  await expect(waiting).rejects.toThrow('no longer needed')
  await expect(within(controller.signal, never())).rejects.toThrow('no longer needed')
  expect(await within(controller.signal, Promise.resolve('done'))).toBe('done')
})

it('a time limit hears nothing of work that fails after it', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  expect(await within(AbortSignal.timeout(1), promise, () => 'late')).toBe('late')
  reject(new Error('too late to matter'))
  await new Promise((resolve) => setTimeout(resolve))
})
