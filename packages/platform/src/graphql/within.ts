/** What the work answers, or nothing when its time is up; it is not stopped, only no longer waited for. */
export const within = async <Result>(ms: number, work: () => Promise<Result>): Promise<Result | undefined> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, ms, undefined)
  try {
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
