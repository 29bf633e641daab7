const blockMs = 500

/** After each page change a further one is refused for half a second. // INTL-15 */
export const createPageChangeBlock = (nowMs: () => number) => {
  let changedAt = Number.NEGATIVE_INFINITY
  return {
    tryChange(): boolean {
      if (nowMs() - changedAt < blockMs) return false
      changedAt = nowMs()
      return true
    },
  }
}

export type PageChangeBlock = ReturnType<typeof createPageChangeBlock>
