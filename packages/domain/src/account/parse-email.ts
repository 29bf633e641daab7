/** No mail can be sent to a longer one. // divergences N-05 */
const maxLength = 254

/** The pattern of zod, which the mail queue checks with as well. */
const shape = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

/** Trimmed and in lower case, as e-mails are compared; undefined for what is none. */
export const parseEmail = (text: string): string | undefined => {
  const email = text.trim().toLowerCase()
  return email.length <= maxLength && shape.test(email) ? email : undefined
}
