import type { Block } from './information-page.ts'

/** Stands in our texts where the shop has filled nothing in; no keyboard writes it. */
export const missing = '\uE000'

/** The sentences that can be said without what is missing. A text that begins with the mark goes as a whole. */
const leaveOutSentences = (text: string): string =>
  !text.includes(missing)
    ? text
    : text.startsWith(missing)
      ? ''
      : text
          .split(/(?<=[.!?]\*{0,2})\s+/)
          .filter((sentence) => !sentence.includes(missing))
          .join(' ')

const texts = (all: readonly string[]): readonly string[] => all.map(leaveOutSentences).filter(Boolean)

export const leaveOutMissing = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'text':
      case 'note': {
        const text = leaveOutSentences(block.text)
        return text ? [{ ...block, text }] : []
      }
      case 'list':
      case 'steps': {
        const items = texts(block.items)
        return items.length > 0 ? [{ ...block, items }] : []
      }
      case 'table':
        return [
          {
            ...block,
            rows: block.rows.filter((row) => !row[0]?.includes(missing)).map((row) => row.map(leaveOutSentences)),
          },
        ]
      default:
        return block satisfies never
    }
  })
