/** How long a slide stands. // spec §9 Time */
export const slideMs = 5_000

export type Place = {
  readonly current: number
  /** The one that is leaving, whose picture fades out. */
  readonly last: number
}

export const firstPosition: Place = { current: 0, last: 0 }

/** Before the first is the last, and after the last the first. // spec §2 Home */
export const goTo = ({ current }: Place, index: number, count: number): Place => ({
  current: ((index % count) + count) % count,
  last: current,
})

/** Enough of a move to be meant, and not the scrolling of the page. */
const shortestSwipePx = 40

export const readSwipe = (across: number, down: number): -1 | 0 | 1 => {
  if (Math.abs(across) < shortestSwipePx || Math.abs(across) <= Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}
