type Options = {
  /** So many failures within the window open it. */
  readonly failures: number
  readonly windowMs: number
  /** After this time one request may try whether the service works again. */
  readonly openMs: number
  /** Whether all who come then may try: where one result is made of several requests, those beside the trial would fail. */
  readonly triesAll?: boolean
  readonly isFailure: (error: unknown) => boolean
  readonly onOpen?: (() => void) | undefined
  readonly onClose?: (() => void) | undefined
  readonly now?: (() => number) | undefined
}

/**
 * Keeps requests away from a service that fails. `refuse` makes the error for a request while it is open, of the failure
 * for which it is.
 */
export const createCircuitBreaker = (options: Options) => {
  const { failures, windowMs, openMs, triesAll = false, isFailure, onOpen, onClose, now = Date.now } = options
  let failedAt: number[] = []
  let openedAt: number | undefined
  let isTrying = false
  let failure: unknown

  const close = () => {
    if (openedAt === undefined) return
    openedAt = undefined
    failedAt = []
    onClose?.()
  }

  const recordFailure = (error: unknown) => {
    const at = now()
    failedAt = [...failedAt.filter((time) => time > at - windowMs), at]
    if (failedAt.length < failures) return
    openedAt = at
    failure = error
    onOpen?.()
  }

  return {
    isOpen: (): boolean => openedAt !== undefined,

    async run<Result>(work: () => Promise<Result>, refuse: (failure: unknown) => Error): Promise<Result> {
      const isTrial = openedAt !== undefined
      if (openedAt !== undefined && ((isTrying && !triesAll) || now() - openedAt < openMs)) throw refuse(failure)
      if (isTrial) isTrying = true
      try {
        const result = await work()
        if (isTrial) close()
        return result
      } catch (error) {
        if (isTrial) {
          if (isFailure(error)) [openedAt, failure] = [now(), error]
          else close()
          // A request that was under way when the circuit opened says nothing new.
        } else if (openedAt === undefined && isFailure(error)) recordFailure(error)
        throw error
      } finally {
        if (isTrial) isTrying = false
      }
    },
  }
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>
