import { seenName } from '../lib/seen-fields.ts'
import type { FormTexts } from '../lib/texts-of-form.ts'

/** Sends along what the form shows, so that only what somebody changes is written. */
export const SeenField = ({ fields }: { readonly fields: FormTexts }) => (
  <input type="hidden" name={seenName} value={JSON.stringify(fields)} />
)
