import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InvalidationListener } from '../cache/invalidation-bus.ts'
import { createOfferEvents } from './offer-events.ts'
import { offerNotice } from './offer-notice.ts'

const amra = 'gid://shopify/Customer/7'
const diego = 'gid://shopify/Customer/8'
const pingMs = 25_000

let tell: InvalidationListener = () => undefined
const bus = {
  subscribe: (listener: InvalidationListener) => {
    tell = listener
    return () => undefined
  },
}
let isLoggedIn = true
const open = (events: ReturnType<typeof createOfferEvents>, customerId: string) =>
  events
    .open(customerId, async () => isLoggedIn)
    ?.pipeThrough(new TextDecoderStream())
    .getReader()

const start = 'retry: 5000\n\n'
const eventOf = (id: string) => `event: offer\ndata: {"id":"${id}"}\n\n`

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  isLoggedIn = true
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a stream of offers', () => {
  it('hears of the offers of its customer alone, and of anything after a break of the connection', async () => {
    const events = createOfferEvents({ bus })
    const [mine, theirs] = [open(events, amra), open(events, diego)]
    expect([await mine?.read(), await theirs?.read()]).toEqual([
      { done: false, value: start },
      { done: false, value: start },
    ])
    tell(['product:1', offerNotice({ id: 'one', customerId: amra })])
    expect(await mine?.read()).toEqual({ done: false, value: eventOf('one') })
    tell([offerNotice({ id: 'two', customerId: diego })])
    expect(await theirs?.read()).toEqual({ done: false, value: eventOf('two') })
    tell('everything')
    expect(await mine?.read()).toEqual({ done: false, value: eventOf('') })
    expect(await theirs?.read()).toEqual({ done: false, value: eventOf('') })
    events.close()
    expect((await mine?.read())?.done).toBe(true)
  })

  it('says something now and then, and ends with the session', async () => {
    const events = createOfferEvents({ bus, pingMs })
    const stream = open(events, amra)
    await stream?.read()
    vi.advanceTimersByTime(pingMs)
    expect(await stream?.read()).toEqual({ done: false, value: ': ping\n\n' })
    isLoggedIn = false
    tell([offerNotice({ id: 'one', customerId: amra })])
    expect(await stream?.read()).toEqual({ done: true, value: undefined })
  })

  it('is one of three, until one of them is closed', async () => {
    const events = createOfferEvents({ bus })
    const openRaw = (customerId: string) => events.open(customerId, async () => true)
    const [first] = [openRaw(amra), openRaw(amra), openRaw(amra)]
    expect(openRaw(amra)).toBeUndefined()
    expect(openRaw(diego)).toBeDefined()
    await first?.cancel()
    expect(openRaw(amra)).toBeDefined()
    expect(openRaw(amra)).toBeUndefined()
  })
})
