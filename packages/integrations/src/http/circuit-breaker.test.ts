import { beforeEach, expect, it } from 'vitest'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'

let clock: number
let breaker: CircuitBreaker
let events: string[]

const create = (options: { triesAll?: boolean } = {}) =>
  createCircuitBreaker({
    failures: 5,
    windowMs: 30_000,
    openMs: 30_000,
    isFailure: (error) => (error as Error).message === 'down',
    onOpen: () => events.push('open'),
    onClose: () => events.push('closed'),
    now: () => clock,
    ...options,
  })

beforeEach(() => {
  clock = 0
  events = []
  breaker = create()
})

const run = (work: () => Promise<string>) =>
  breaker.run(work, () => new Error('open')).catch((error: Error) => error.message)
const fail = () => run(() => Promise.reject(new Error('down')))
const refuse = () => run(() => Promise.reject(new Error('no')))
const succeed = () => run(async () => 'fine')
const open = async () => {
  for (let failed = 0; failed < 5; failed += 1) await fail()
}

it('a circuit breaker opens after five failures within the window', async () => {
  for (let failed = 0; failed < 4; failed += 1) await fail()
  expect(await succeed()).toBe('fine')
  expect(breaker.isOpen()).toBe(false)
  expect(await fail()).toBe('down')
  expect(breaker.isOpen()).toBe(true)
  expect(await succeed()).toBe('open')
  expect(events).toEqual(['open'])
})

it('a circuit breaker stays closed when the failures lie further apart, or are refusals', async () => {
  for (let failed = 0; failed < 20; failed += 1) {
    await fail()
    clock += 7_501
  }
  for (let refused = 0; refused < 20; refused += 1) await refuse()
  expect(await succeed()).toBe('fine')
  expect(events).toEqual([])
})

it.each([
  ['works', succeed],
  ['is refused', refuse],
])('a circuit breaker lets one request try after the pause, and closes when it %s', async (_, tryAgain) => {
  await open()
  clock = 29_999
  expect(await succeed()).toBe('open')
  clock = 30_000
  const trial = Promise.withResolvers<string>()
  const trying = run(() => trial.promise)
  expect(await succeed()).toBe('open')
  trial.reject(new Error('down'))
  expect(await trying).toBe('down')
  expect(await succeed()).toBe('open')
  clock = 60_000
  await tryAgain()
  expect(events).toEqual(['open', 'closed'])
  for (let failed = 0; failed < 4; failed += 1) await fail()
  expect(await succeed()).toBe('fine')
})

it('a circuit breaker lets every request try after the pause where results are made of several', async () => {
  breaker = create({ triesAll: true })
  await open()
  expect(await succeed()).toBe('open')
  clock = 30_000
  const trial = Promise.withResolvers<string>()
  const trying = run(() => trial.promise)
  expect(await succeed()).toBe('fine')
  trial.resolve('fine')
  expect(await trying).toBe('fine')
  expect(breaker.isOpen()).toBe(false)
})

it('a circuit breaker names the failure that opened it', async () => {
  await open()
  const refused = breaker.run(
    async () => 'fine',
    (failure) => new Error('open', { cause: failure }),
  )
  await expect(refused).rejects.toMatchObject({ cause: { message: 'down' } })
})

it('a circuit breaker is not moved by a request that began before it opened', async () => {
  const late = Promise.withResolvers<string>()
  const running = run(() => late.promise)
  await open()
  clock = 20_000
  late.reject(new Error('down'))
  expect(await running).toBe('down')
  clock = 30_000
  expect(await succeed()).toBe('fine')
})
