const currency = /^(?:\$|CLP|KM|BAM|USD)\s*|\s*(?:KM|BAM|CLP|USD)$/gi
const plain = /^\d+$/
/** One kind of separator, at every third digit. */
const grouped = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/
/** A point or a comma that is typed last, or zeros behind it, take nothing from the amount. */
const noDecimals = /[.,]0{0,2}$/
const decimals = /^[\d.,' ]*\d[.,]\d+$/

/** Whole units as somebody types them in any of our languages. Never more than was meant: `12,5` is not 125. */
export const parseWholeAmount = (typed: string): number | 'not-whole' | undefined => {
  const text = typed.replaceAll(/\s+/g, ' ').trim().replaceAll(currency, '').trim()
  const whole = text.replace(noDecimals, '')
  if (plain.test(whole)) return Number(whole)
  if (grouped.test(whole)) return Number(whole.replaceAll(/\D/g, ''))
  return decimals.test(text) ? 'not-whole' : undefined
}
