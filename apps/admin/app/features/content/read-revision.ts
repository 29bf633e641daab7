import type { FormTexts } from '../../lib/texts-of-form.ts'

/** Of the form as it was shown; -1, which no setting has, where it is none. */
export const readRevision = ({ revision = '' }: FormTexts): number =>
  /^\d{1,9}$/.test(revision) ? Number(revision) : -1
