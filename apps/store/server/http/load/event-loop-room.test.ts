import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { createEventLoopRoom } from './event-loop-room.ts'

const open = () => {
  let now = 0
  let active = 0
  const utilization: typeof performance.eventLoopUtilization = (current, last) => {
    const [total, totalActive] = current && last ? [now - last.idle - last.active, active - last.active] : [now, active]
    return { idle: now - active, active, utilization: total === 0 ? 0 : totalActive / total }
  }
  return {
    hasRoom: createEventLoopRoom({ utilization, monotonicMs: () => now }),
    pass: (ms: number, share: number) => {
      now += ms
      active += ms * share
    },
  }
}

describe('room of the event loop', () => {
  it('is there until JavaScript has run for more than 70 % of the last while, and again when it rests', () => {
    const { hasRoom, pass } = open()
    expect(hasRoom()).toBe(true)
    pass(600, 0.7)
    expect(hasRoom()).toBe(true)
    pass(600, 0.8)
    expect(hasRoom()).toBe(false)
    pass(600, 0.2)
    expect(hasRoom()).toBe(true)
  })

  it('is not measured over less than half a second', () => {
    const { hasRoom, pass } = open()
    pass(450, 1)
    expect(hasRoom()).toBe(true)
    pass(50, 1)
    expect(hasRoom()).toBe(false)
    pass(450, 0)
    expect(hasRoom()).toBe(false)
  })

  it('is read of this very process where nothing else is said', async () => {
    const hasRoom = createEventLoopRoom()
    for (const until = performance.now() + 600; performance.now() < until; );
    expect(hasRoom()).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(hasRoom()).toBe(true)
  })
})
