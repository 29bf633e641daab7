import type { Locale } from '@dvaput/domain/markets/locale'
import type { MailBlock, MailContent } from './mail-content.ts'
import { mailFooter } from './mail-footer.ts'

const renderBlock = (block: MailBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'lines':
      return block.lines.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  }
}

export const renderMailText = ({ heading, blocks }: MailContent, locale: Locale): string => {
  const { question, email, phones, address, sender } = mailFooter(locale)
  const footer = ['-- ', 'Dvaput', question, email, phones, address, sender].filter(Boolean).join('\n')
  return `${[heading, ...blocks.map(renderBlock), footer].join('\n\n')}\n`
}
