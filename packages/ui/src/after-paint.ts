/** Calls back when what React has just changed is on the screen. Returns what takes that back. */
export const afterPaint = (then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
