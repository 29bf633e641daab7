const grouped = /^\d{1,3}(?:[. ']\d{3})*$/
const plain = /^\d{1,9}$/

/** A typed whole amount, with or without thousands separators. Null if empty, undefined if invalid. */
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
