/** One cookie of a request; undefined where it is missing. Ours hold plain tokens, which need no decoding. */
export const readCookie = (header: string | null | undefined, name: string): string | undefined => {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
