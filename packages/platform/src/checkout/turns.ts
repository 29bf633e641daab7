/**
 * Lets so many work at once and the rest wait in line. A rush must not wait inside the connection pool, where waiting
 * ends with an error after seconds, nor take every connection from the pages that only read.
 */
export const createTurns = ({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }) => {
  const waiting: (() => void)[] = []
  let working = 0

  const enter = async () => {
    if (working < atOnce) working += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }

  return {
    /** True where the line is so long that turning away is kinder. */
    isFull: () => waiting.length >= mostWaiting,
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

export type Turns = ReturnType<typeof createTurns>
