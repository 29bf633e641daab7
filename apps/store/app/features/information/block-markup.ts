import type { Block } from './information-page.ts'

/** How the shop's own people write a text: paragraphs with an empty line between them, and marks at the line's start. */
const marks = { list: /^- /, steps: /^\d{1,2}\. /, note: /^! /, row: /^\|/ } as const

/** Anything else would be a script or another site's file. */
const safeLink = /^(?:\/(?![/\\])|mailto:|tel:|https:\/\/)/

const withoutUnsafeLinks = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\(([^)]*)\)/g, (link, label: string, target: string) =>
    safeLink.test(target) ? link : label,
  )

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|\+?/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())

const parseTable = (lines: readonly string[]): Block => {
  const caption = lines.find((line) => line.startsWith('|+'))
  const [head = [], ...rows] = lines.filter((line) => line !== caption).map(cellsOf)
  return { kind: 'table', caption: caption ? (cellsOf(caption)[0] ?? '') : '', head, rows }
}

const parseBlock = (paragraph: string): Block => {
  const lines = paragraph.split('\n').map((line) => line.trim())
  const isAll = (mark: RegExp) => lines.every((line) => mark.test(line))
  const without = (mark: RegExp) => lines.map((line) => line.replace(mark, ''))
  if (isAll(marks.row)) return parseTable(lines)
  if (isAll(marks.list)) return { kind: 'list', items: without(marks.list) }
  if (isAll(marks.steps)) return { kind: 'steps', items: without(marks.steps) }
  const text = lines.join(' ')
  return marks.note.test(text) ? { kind: 'note', text: text.replace(marks.note, '') } : { kind: 'text', text }
}

export const parseBlocks = (text: string): Block[] =>
  withoutUnsafeLinks(text.replaceAll('\r', ''))
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(parseBlock)

const writeBlock = (block: Block): string => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  switch (block.kind) {
    case 'text':
      return block.text
    case 'note':
      return `! ${block.text}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n')
    case 'table':
      return [`|+ ${block.caption}`, row(block.head), ...block.rows.map(row)].join('\n')
  }
}

/** Figures are written by their name alone, so that the text follows them. */
export const writeBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map(writeBlock)
    .join('\n\n')
    .replaceAll(/\{(\w+):[^}]*\}/g, '{$1}')
