/** The result of the work, or undefined after a timeout; the work is not stopped, only no longer awaited. */
export const within = async <Result>(ms: number, work: () => Promise<Result>): Promise<Result | undefined> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, ms, undefined)
  try {
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
