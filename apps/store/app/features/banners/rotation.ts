/** Duration of a slide. // HOME-02 */
export const slideMs = 5_000

export type SlidePosition = {
  readonly current: number
  /** The slide that fades out. */
  readonly last: number
}

export const firstPosition: SlidePosition = { current: 0, last: 0 }

/** Wraps around at both ends. // HOME-03 */
export const goTo = ({ current }: SlidePosition, index: number, count: number): SlidePosition => ({
  current: ((index % count) + count) % count,
  last: current,
})

/** Far enough for a swipe, and not vertical scrolling. */
const shortestSwipePx = 40

export const readSwipe = (across: number, down: number): -1 | 0 | 1 => {
  if (Math.abs(across) < shortestSwipePx || Math.abs(across) <= Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}
