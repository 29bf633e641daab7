import { isStorable } from '../text/is-storable.ts'
import { type CustomerError, customerError } from './customer-error.ts'

const htmlTag = /<\/?[a-z!][^>]*>/i
const url = /(?:https?:\/\/|www\.)\S/i

/** A line of text that somebody else may read on a page or in a mail. PostgreSQL stores neither NUL nor half a surrogate pair. */
export const checkText = (
  text: string,
  { label, maxLength, field }: { label: string; maxLength: number; field: readonly string[] },
): CustomerError | undefined => {
  if (!isStorable(text)) return customerError('INVALID', field, `${label} is invalid`)
  if (text.length > maxLength)
    return customerError('TOO_LONG', field, `${label} is too long (maximum is ${maxLength} characters)`)
  if (htmlTag.test(text)) return customerError('CONTAINS_HTML_TAGS', field, `${label} cannot contain HTML tags`)
  if (url.test(text)) return customerError('CONTAINS_URL', field, `${label} cannot contain URL`)
  return undefined
}
