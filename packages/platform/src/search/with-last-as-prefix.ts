/** What somebody is still typing: the last word may go on. */
export const withLastAsPrefix = (query: string): string => {
  const trimmed = query.trimEnd()
  return /[\p{L}\p{N}]$/u.test(trimmed) && !/(?:^|\s)(?:AND|OR|NOT)$/.test(trimmed) ? `${trimmed}*` : trimmed
}
