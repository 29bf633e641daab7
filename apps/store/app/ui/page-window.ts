/** Page numbers around the current one, within the first and last. */
export const pageWindow = (page: number, pageCount: number, size = 5): readonly number[] => {
  const length = Math.min(size, pageCount)
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pageCount - length + 1)
  return Array.from({ length }, (_, offset) => first + offset)
}
