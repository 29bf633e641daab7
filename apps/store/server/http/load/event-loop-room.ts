import { performance } from 'node:perf_hooks'

/** Of the time in which JavaScript runs here: above it, requests begin to wait for each other. */
const mostUtilization = 0.7
/** A shorter time says more about a few requests than about the shop. */
const shortestMs = 500

type Options = {
  readonly utilization?: typeof performance.eventLoopUtilization
  readonly monotonicMs?: () => number
}

/** Whether this process has time left for more than it does: the one thing that no count of requests can tell. */
export const createEventLoopRoom = ({
  utilization = performance.eventLoopUtilization,
  monotonicMs = () => performance.now(),
}: Options = {}) => {
  let last = utilization()
  let lastAt = monotonicMs()
  let hasRoom = true
  return (): boolean => {
    const now = monotonicMs()
    if (now - lastAt < shortestMs) return hasRoom
    const current = utilization()
    hasRoom = utilization(current, last).utilization <= mostUtilization
    last = current
    lastAt = now
    return hasRoom
  }
}
