import type { ListingView } from '@dvaput/backend/catalogue/catalogue-views'
import { productTypesOf, type SubcategorySlug } from '@dvaput/domain/catalogue/menus/subcategories'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'

type Part = { readonly label: string /** Of the search without it. */; readonly text: string }

/** What the search understood, each part with the text that leaves it out; formatted on the server. */
export type UnderstoodLine = { readonly lead: string; readonly parts: readonly Part[] }

const isSlug = (type: string): type is SubcategorySlug => productTypesOf(type) !== undefined

export const formatUnderstood = async (
  understood: ListingView['understood'],
  language: Language,
): Promise<UnderstoodLine | null> => {
  if (understood.length === 0) return null
  const [text, categories] = await Promise.all([loadText(language, 'search'), loadText(language, 'shell')])
  const labelOf = ({ kind, words, type, label }: (typeof understood)[number]): string => {
    if (label !== null) return label
    if (kind === 'purpose') return text('understood.purpose', { words })
    return type !== null && isSlug(type) ? categories(`type.${type}`) : words
  }
  return {
    lead: text('understood.lead'),
    parts: understood.map((part) => ({ label: labelOf(part), text: part.rest })),
  }
}
