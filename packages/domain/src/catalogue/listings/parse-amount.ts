import { parseWholeAmount } from '../../money/parse-whole-amount.ts'

const maxAmount = 999_999_999

/** A typed whole amount, with or without thousands separators. Null if empty, undefined if invalid. */
export const parseAmount = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null
  const amount = parseWholeAmount(typed)
  return typeof amount === 'number' && amount <= maxAmount ? amount : undefined
}
