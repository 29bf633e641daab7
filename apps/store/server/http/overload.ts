import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MiddlewareHandler } from 'hono'
import { refuseRequest } from './refuse-request.ts'

const sampleMs = 1_000
/** A start, a collection of garbage or a busy neighbour makes one late second; overload makes several. */
const lateSamplesInARow = 3

/** When the process cannot keep up, most visitors are better served by a quick "later" than by a long wait. */
export const shedOverload = (busyDelayMs: number) => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let lateSamples = 0
  const timer = setInterval(() => {
    lateSamples = delay.mean / 1e6 > busyDelayMs ? lateSamples + 1 : 0
    delay.reset()
  }, sampleMs).unref()
  const middleware: MiddlewareHandler = async (c, next) => {
    if (lateSamples < lateSamplesInARow || c.req.path.startsWith('/health/')) return next()
    c.header('Retry-After', '5')
    return refuseRequest(c, { code: 'busy' })
  }
  return {
    middleware,
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
