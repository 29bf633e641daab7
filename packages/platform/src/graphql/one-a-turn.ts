/**
 * Does one work in each turn of the event loop and lets the others wait, so that whoever needs a moment of the process
 * waits for one of them and not for all that arrived together. Nothing where too many wait already.
 */
export const createOneATurn = (mostWaiting: number) => {
  const waiting: (() => void)[] = []
  const workOnce = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(workOnce)
  }

  return <Result>(work: () => Result): Promise<Result> | undefined => {
    if (waiting.length >= mostWaiting) return undefined
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    if (waiting.length === 0) setImmediate(workOnce)
    waiting.push(() => {
      try {
        resolve(work())
      } catch (error) {
        reject(error)
      }
    })
    return promise
  }
}
