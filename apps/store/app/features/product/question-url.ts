type Question = { readonly to: string; readonly subject: string; readonly lines: readonly string[] }

const oneLine = (text: string) =>
  text
    .toWellFormed()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .join(' ')

/** A mailto URL with subject and product filled in. */
export const toQuestionUrl = ({ to, subject, lines }: Question): string => {
  const body = `\r\n\r\n\r\n--\r\n${lines.map(oneLine).join('\r\n')}`
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(oneLine(subject))}&body=${encodeURIComponent(body)}`
}
