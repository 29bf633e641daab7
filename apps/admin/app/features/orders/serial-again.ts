import type { FormTexts } from '../../lib/forms/texts-of-form.ts'

type Unit = { readonly field: string; readonly serial: string }

/**
 * A serial number in a form that is shown again: what this person typed, with what counts now where somebody else has
 * changed it too. What they left alone is as it is now, and is never put back.
 */
export const serialAgain = (
  { field, serial }: Unit,
  typed: FormTexts,
): { readonly value: string; readonly now: string | undefined } => {
  const [sent, was] = [typed[field], typed[`was:${field}`]]
  if (sent === undefined || sent === was) return { value: serial, now: undefined }
  return { value: sent, now: was === undefined || was === serial || sent === serial ? undefined : serial }
}
