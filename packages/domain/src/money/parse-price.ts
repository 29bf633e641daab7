import { type Currency, type Money, minorDigits } from './money.ts'
import { parseDecimal } from './parse-decimal.ts'

const grouped = /^\d{1,3}(?:[.,\s]\d{3})+$/

/**
 * A price as people type it: 1234.50, 1234,5, 1.234,50 and 1,234.50 of marks, 249.990 and 249990 of pesos. Nothing where
 * it could be read in two ways, as 1.234 of marks.
 */
export const parsePrice = (text: string, currency: Currency): Money | null => {
  const bare = text.replaceAll(/[\s\u00A0]/g, '')
  if (minorDigits[currency] === 0)
    return parseDecimal(grouped.test(bare) ? bare.replaceAll(/[.,]/g, '') : bare, currency)
  if (grouped.test(bare)) return null
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  if (!/^\d+$/.test(whole) && !grouped.test(whole)) return null
  const separator = bare[whole.length]
  if (separator !== undefined && whole.includes(separator)) return null
  return parseDecimal(`${whole.replaceAll(/[.,]/g, '')}${fraction && `.${fraction}`}`, currency)
}
