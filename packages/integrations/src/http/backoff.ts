import { setTimeout as sleepFor } from 'node:timers/promises'

const firstPauseMs = 200
const maxPauseMs = 2_000

/** Random, so that the processes that failed together do not come back together. */
export const backoffMs = (failed: number): number => Math.random() * Math.min(maxPauseMs, firstPauseMs * 2 ** failed)

export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export const sleepUnlessAborted: Sleep = async (milliseconds, signal) =>
  void (await sleepFor(milliseconds, undefined, signal && { signal }))
