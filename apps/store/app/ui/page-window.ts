/** The page numbers on offer: a window around the current one that stops at both ends. */
export const pageWindow = (page: number, pageCount: number, size = 5): readonly number[] => {
  const length = Math.min(size, pageCount)
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pageCount - length + 1)
  return Array.from({ length }, (_, offset) => first + offset)
}
