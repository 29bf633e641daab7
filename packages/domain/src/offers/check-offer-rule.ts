import type { OfferRule } from './offer-rules.ts'

export type OfferRuleProblem = 'empty' | 'percent' | 'order'

const readPercent = (text: string): number | null | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const percent = /^\d{1,3}$/.test(trimmed) ? Number(trimmed) : 0
  return percent >= 1 && percent <= 100 ? percent : undefined
}

/** As the form has it: an empty text decides nothing. What is rejected lies below what is approved. */
export const checkOfferRule = (approveFrom: string, rejectBelow: string): OfferRule | OfferRuleProblem => {
  const approveFromPercent = readPercent(approveFrom)
  const rejectBelowPercent = readPercent(rejectBelow)
  if (approveFromPercent === undefined || rejectBelowPercent === undefined) return 'percent'
  if (approveFromPercent === null && rejectBelowPercent === null) return 'empty'
  const isInOrder = approveFromPercent === null || (rejectBelowPercent ?? 0) <= approveFromPercent
  return isInOrder ? { approveFromPercent, rejectBelowPercent } : 'order'
}
