import type { TreeBuilder } from './build-tree.ts'

/** Long dashes within a line are punctuation, and a star may be a footnote or a product. */
const dashesAtStart = new Set(['-', '–', '—', '•', '*'])
const dashesWithin = new Set(['-', '•'])
const gluedDashes = new Set(['-', '–', '•'])

const endsInDigit = (word: string | undefined): boolean => word !== undefined && /\d$/.test(word.slice(-1))
const beginsWithDigit = (word: string | undefined): boolean => word !== undefined && /^\d/.test(word)

/** `8 - 10` is a range and no list. */
const isSeparator = (words: readonly string[], at: number): boolean =>
  at === 0
    ? dashesAtStart.has(words[0] ?? '')
    : dashesWithin.has(words[at] ?? '') && !(endsInDigit(words[at - 1]) && beginsWithDigit(words[at + 1]))

/** `-SSD` at the beginning of a line. */
const splitFirst = (words: readonly string[]): readonly string[] => {
  const [first = '', ...rest] = words
  return first.length > 1 && gluedDashes.has(first.charAt(0)) ? [first.charAt(0), first.slice(1), ...rest] : words
}

type Line = { readonly before: string; readonly bullets: readonly string[] }

/** One dash within a sentence is a dash; at the beginning, or two of them, make bullets. */
const readLine = (line: string): Line => {
  const words = splitFirst(line.split(/\s+/).filter(Boolean))
  const parts: string[][] = [[]]
  for (const [at, word] of words.entries())
    if (isSeparator(words, at)) parts.push([])
    else parts.at(-1)?.push(word)
  const [before = '', ...bullets] = parts.map((part) => part.join(' '))
  if (before !== '' && bullets.length < 2) return { before: words.join(' '), bullets: [] }
  return { before, bullets: bullets.filter(Boolean) }
}

/** Lines stay lines, an empty line begins a paragraph, and dashes become bullets. // CAT-05 */
export const readPlainText = (tree: TreeBuilder, text: string): void => {
  let isInList = false
  const leaveList = () => {
    if (isInList) tree.closeList('ul')
    isInList = false
  }
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    const { before, bullets } = readLine(line)
    if (before !== '' || bullets.length === 0) leaveList()
    if (before !== '') tree.addText(before)
    else if (bullets.length === 0) tree.closeBlock()
    if (bullets.length === 0) tree.addBreak()
    for (const bullet of bullets) {
      if (!isInList) tree.openList('ul')
      isInList = true
      tree.openItem()
      tree.addText(bullet)
      tree.closeItem()
    }
  }
}
