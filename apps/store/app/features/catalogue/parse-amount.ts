const grouped = /^\d{1,3}(?:[. ']\d{3})*$/
const plain = /^\d{1,9}$/

/** A whole amount as somebody types it, with or without signs between the thousands. Null for none, undefined for a bad one. */
export const parseAmount = (typed: string): number | null | undefined => {
  const text = typed
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\s*KM$/i, '')
    .replace(/^\$\s*/, '')
  if (text === '') return null
  const digits = grouped.test(text) ? text.replaceAll(/[. ']/g, '') : text
  return plain.test(digits) ? Number(digits) : undefined
}
