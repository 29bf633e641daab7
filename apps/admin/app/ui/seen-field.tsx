import { useState } from 'react'
import { seenName } from '../lib/forms/seen-fields.ts'
import type { FormTexts } from '../lib/forms/texts-of-form.ts'

/**
 * Sends along what the form showed at first, so that only what somebody changes is written: whatever changes the record
 * while the form is open leaves what stands in it.
 */
export const SeenField = ({ fields }: { readonly fields: FormTexts }) => {
  const [seen] = useState(fields)
  return <input type="hidden" name={seenName} value={JSON.stringify(seen)} />
}
