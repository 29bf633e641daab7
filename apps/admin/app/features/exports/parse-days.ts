const day = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const longestMs = 366 * 24 * 60 * 60 * 1_000

/** Days as a browser sends them; nothing where they are none, or the wrong way round. */
export const parseDays = (from = '', to = ''): { readonly from: string; readonly to: string } | undefined => {
  if (!day.test(from) || !day.test(to)) return undefined
  const distance = Date.parse(to) - Date.parse(from)
  return distance >= 0 && distance <= longestMs ? { from, to } : undefined
}
