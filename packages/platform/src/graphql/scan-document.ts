/** What can be known of a document from its text alone, before it is parsed. */
type Scan = { readonly tokens: number; readonly aliases: number; readonly directives: number }

const codeOf = (character: string) => character.charCodeAt(0)
const [hash, quote, backslash, dot, minus, plus, underscore] = ['#', '"', '\\', '.', '-', '+', '_'].map(codeOf)
const [colon, at, open, close] = [':', '@', '(', ')'].map(codeOf)
const [newline, carriageReturn] = ['\n', '\r'].map(codeOf)
const punctuators = new Set(['!', '$', '&', '(', ')', ':', '=', '@', '[', ']', '{', '|', '}'].map(codeOf))

const isDigit = (code: number) => code >= 48 && code <= 57
// Large and small letters are one bit apart.
const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122
const isNamePart = (code: number) => isLetter(code) || isDigit(code) || code === underscore
const isLineEnd = (code: number) => code === newline || code === carriageReturn

const endOfName = (text: string, from: number): number => {
  let index = from + 1
  while (isNamePart(text.charCodeAt(index))) index += 1
  return index
}

/** `-1.5e+10` is one token, `1-1` are two. */
const endOfNumber = (text: string, from: number): number => {
  let index = from + 1
  for (; ; index += 1) {
    const code = text.charCodeAt(index)
    const isSigned = (code === minus || code === plus) && /e/i.test(text[index - 1] ?? '')
    if (!isNamePart(code) && code !== dot && !isSigned) return index
  }
}

const endOfBlock = (text: string, from: number): number => {
  let end = text.indexOf('"""', from + 3)
  while (end > 0 && text.charCodeAt(end - 1) === backslash) end = text.indexOf('"""', end + 3)
  return end < 0 ? text.length : end + 3
}

const endOfString = (text: string, from: number): number => {
  if (text.startsWith('"""', from)) return endOfBlock(text, from)
  let index = from + 1
  for (; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) return index + 1
    if (isLineEnd(code)) return index
    if (code === backslash) index += 1
  }
  return index
}

const endOfComment = (text: string, from: number): number => {
  let index = from + 1
  while (index < text.length && !isLineEnd(text.charCodeAt(index))) index += 1
  return index
}

/**
 * Counts as the parser would, at a hundredth of its price, and gives up after `maxTokens`. A colon outside of brackets
 * is an alias: those of arguments, variables and their values stand inside.
 */
export const scanDocument = (text: string, maxTokens: number): Scan => {
  let [tokens, aliases, directives, brackets] = [0, 0, 0, 0]
  for (let index = 0; index < text.length && tokens <= maxTokens; ) {
    const code = text.charCodeAt(index)
    if (punctuators.has(code)) {
      tokens += 1
      if (code === open) brackets += 1
      else if (code === close) brackets -= 1
      else if (code === at) directives += 1
      else if (code === colon && brackets === 0) aliases += 1
      index += 1
    } else if (isDigit(code) || code === minus) {
      tokens += 1
      index = endOfNumber(text, index)
    } else if (isNamePart(code)) {
      tokens += 1
      index = endOfName(text, index)
    } else if (code === quote) {
      tokens += 1
      index = endOfString(text, index)
    } else if (code === dot) {
      tokens += 1
      index += 3
    } else if (code === hash) index = endOfComment(text, index)
    else index += 1
  }
  return { tokens, aliases, directives }
}
