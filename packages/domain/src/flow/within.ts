/** The part of an `AbortSignal` that is needed here. */
type Signal = {
  readonly aborted: boolean
  readonly reason: unknown
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

const fail = (reason: unknown): never => {
  throw reason
}

const late = Symbol('late')

/** Waits no longer than the signal, even for work that does not listen to it. */
export const within = async <Result, Late = never>(
  signal: Signal,
  work: Promise<Result>,
  /** Throws the reason unless told otherwise. */
  onLate: (reason: unknown) => Late = fail,
): Promise<Result | Late> => {
  // Whoever lost the race may still fail; nobody waits for it.
  work.catch(() => undefined)
  let stop = () => {}
  const tooLate = new Promise<typeof late>((resolve) => {
    stop = () => resolve(late)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  try {
    const first = await Promise.race([work, tooLate])
    if (first !== late) return first
  } finally {
    signal.removeEventListener('abort', stop)
  }
  return onLate(signal.reason)
}
