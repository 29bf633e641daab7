import type { Language } from '../text/language.ts'

/** A section of an information page, or a question, as the shop has written it itself. */
export type OwnText = { readonly title: string; readonly text: string }

/** By page, section and language. */
export type OwnTexts = Readonly<Record<string, OwnText>>

export const ownTextKey = (page: string, section: string, language: Language): string =>
  `${page}.${section}.${language}`
