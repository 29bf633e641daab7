type MailDraft = {
  readonly to: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Mail programs truncate or refuse longer URLs. */
export const maxMessageLength = 1_500
export const maxSubjectLength = 150

/** A lone surrogate cannot be encoded. */
const withoutHalves = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '')

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** A mailto URL with each part encoded, so that what was typed adds nothing else to it. // divergences S-43 */
export const toMailtoUrl = ({ to, name, email, subject, message }: MailDraft): string => {
  const body = `${message.trim().slice(0, maxMessageLength)}\n\n${oneLine(name)}\n${oneLine(email)}`
  const parts = { subject: oneLine(subject).slice(0, maxSubjectLength), body: body.replaceAll(/\r?\n/g, '\r\n') }
  const query = Object.entries(parts).map(([part, text]) => `${part}=${encodeURIComponent(withoutHalves(text))}`)
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${query.join('&')}`
}
