/** An information page as its loader returns it. */

/** May hold `[label](/path)` links and `**strong**` words, and nothing else. */
type InlineText = string

export type Block =
  | { readonly kind: 'text'; readonly text: InlineText }
  | { readonly kind: 'list'; readonly items: readonly InlineText[] }
  | { readonly kind: 'steps'; readonly items: readonly InlineText[] }
  | { readonly kind: 'note'; readonly text: InlineText }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly InlineText[])[]
    }

export type Section = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }

export type InformationPage = {
  readonly title: string
  /** For search engines, one sentence. */
  readonly description: string
  readonly lead: InlineText
  readonly sections: readonly Section[]
}

export type FaqCategory = 'order' | 'payment' | 'delivery' | 'returns' | 'warranty' | 'account'

type FaqEntry = {
  readonly id: string
  readonly category: FaqCategory
  readonly question: string
  readonly answer: readonly Block[]
}

export type FaqPage = {
  readonly title: string
  readonly description: string
  readonly lead: InlineText
  readonly entries: readonly FaqEntry[]
}
