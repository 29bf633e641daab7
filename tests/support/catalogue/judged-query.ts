import type { PreferenceId } from '@dvaput/backend/search/words/preferences'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'

/** What a shopper who types this must see. */
export type Judgement = {
  /** The product types that the first three products may have. */
  readonly types?: readonly string[]
  /** The title of one of the first three. */
  readonly title?: RegExp
  /** The kind that the shop must say it does not sell; true for a word that it does not know. */
  readonly notSold?: string | true
  /** By what the products must be ordered. */
  readonly preference?: PreferenceId
  /** The price that must be chosen. */
  readonly price?: readonly [from: number | null, to: number | null]
  readonly correction?: string
}

export type JudgedQuery = {
  readonly text: string
  readonly language: Language
  readonly market: MarketId
} & Judgement

const marketOf = { bcs: 'ba', en: 'ba', es: 'cl' } as const satisfies Record<Language, MarketId>

const judge =
  (language: Language) =>
  (text: string, judgement: Judgement): JudgedQuery => ({ text, language, market: marketOf[language], ...judgement })
export const [bcs, en, es] = [judge('bcs'), judge('en'), judge('es')]

export const types = (...names: string[]): Judgement => ({ types: names })
export const title = (pattern: RegExp): Judgement => ({ title: pattern })
export const notSold = (kind: string | true): Judgement => ({ notSold: kind })
export const computers = types('Desktop', 'Small Form Factor', 'USFF', 'Workstation', 'All-in-One')
export const laptops = types('Laptop', 'Chrome OS')
export const memory = types('RAM')
export const disks = types('Hard Disk/SSD')
