import { createSemaphore, type Semaphore } from '@dvaput/domain/flow/semaphore'

const concurrency = 8
const readings = new WeakMap<object, Semaphore>()

/** For a field that needs a statement for each parent: one request with hundreds of them leaves connections to others. */
export const fewAtOnce = <Result>(context: object, read: () => Promise<Result>): Promise<Result> => {
  const known = readings.get(context) ?? createSemaphore({ concurrency, maxQueued: Number.POSITIVE_INFINITY })
  readings.set(context, known)
  return known.run(read)
}
