/** Waits no longer than the signal, even for work that does not listen to it. */
export const within = async <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', stop)
    // Whoever lost the race may still fail; nobody waits for it.
    work.catch(() => undefined)
    promise.catch(() => undefined)
  }
}
