/** Waits for nothing but the next turn of the event loop, in which other requests are answered first. */
const nextLoop = () => new Promise<void>((resolve) => setImmediate(resolve))

/** So long parts of pages follow one another without a pause: two or three cards. */
const stretchMs = 3
/** So many of those who wait come in one turn of the event loop. */
const partsInTurn = 3

type Options = { readonly now?: () => number; readonly wait?: () => Promise<void> }

/**
 * React renders a page in one go, and every other request would wait for it. So whatever pages there are to render, they
 * have one stretch in each turn of the event loop. Not one part of a page: in a busy shop a turn takes many times longer
 * than a part, and a listing would have to wait for fifty.
 */
export const createRenderTurns = ({ now = () => performance.now(), wait = nextLoop }: Options = {}) => {
  let lastTurn: Promise<unknown> = Promise.resolve()
  let placesLeft = 0
  let stretchEnds = 0
  /** Parts whose turn has come and that are not yet begun: React comes back in the loop after. A page may be given up. */
  let granted = 0

  /** To be called again once the promise is resolved: that begins the stretch. Nothing to wait for within one. */
  const take = (): Promise<unknown> | undefined => {
    if (granted > 0) {
      granted -= 1
      if (now() >= stretchEnds) stretchEnds = now() + stretchMs
      return undefined
    }
    if (now() < stretchEnds) return undefined
    if (placesLeft === 0) {
      placesLeft = partsInTurn
      lastTurn = lastTurn.then(wait)
    }
    placesLeft -= 1
    return lastTurn.then(() => {
      granted = Math.min(granted + 1, partsInTurn)
    })
  }

  return {
    take,
    /** The same for who can wait. */
    async begin(): Promise<void> {
      const turn = take()
      if (!turn) return
      await turn
      void take()
    },
  }
}
