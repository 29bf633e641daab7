import { markets } from '@dvaput/domain/markets/markets'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { sectionIds } from '../../content.server/sections.ts'
import { parseBlocks, writeBlocks } from './block-markup.ts'
import type { Block } from './information-page.ts'
import { faqPage, informationPage } from './information-pages.server.ts'

describe('a text as it is typed', () => {
  it('has paragraphs, lists, steps, notes and tables', () => {
    const typed =
      'One\nline\r\n\r\n- a\n- b\n\n1. first\n2. second\n\n! Careful\n\n|+ Times\n| Where | When |\n| City | {dispatch} |'
    expect(parseBlocks(typed)).toEqual([
      { kind: 'text', text: 'One line' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'steps', items: ['first', 'second'] },
      { kind: 'note', text: 'Careful' },
      { kind: 'table', caption: 'Times', head: ['Where', 'When'], rows: [['City', '{dispatch}']] },
    ])
    expect(parseBlocks(' \n\n ')).toEqual([])
  })

  it.each([
    'javascript:alert`1`',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'data:text/html,x',
    'http://plain.example',
  ])('never links to %s', (target) =>
    expect(parseBlocks(`See [this](${target}) now`)).toEqual([{ kind: 'text', text: 'See this now' }]),
  )

  it('keeps links into the shop, to other sites, mails and phones', () => {
    for (const target of ['/faq#pickup', 'https://example.com/a', 'mailto:a@b.example', 'tel:+38733'])
      expect(parseBlocks(`[x](${target})`)).toEqual([{ kind: 'text', text: `[x](${target})` }])
  })

  it('is read again as every text of ours was written', () => {
    const named = (blocks: readonly Block[]) =>
      JSON.parse(JSON.stringify(blocks).replaceAll(/\{(\w+):[^}"]*\}/g, '{$1}')) as Block[]
    for (const market of Object.values(markets))
      for (const language of languages) {
        const texts = [
          ...faqPage(market, language).entries.map(({ answer }) => answer),
          ...(Object.keys(sectionIds) as (keyof typeof sectionIds)[]).flatMap((page) =>
            informationPage(page, market, language).sections.map(({ blocks }) => blocks),
          ),
        ]
        for (const blocks of texts) expect(parseBlocks(writeBlocks(blocks))).toEqual(named(blocks))
      }
  })
})
