import type { ListingView } from '@dvaput/backend/catalogue/catalogue-views'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/create-text.ts'

type SearchOutcome = Pick<ListingView, 'total' | 'correction' | 'ignored'>

/** Notes about corrected or ignored search words, formatted on the server because few listings need them. */
export const formatSearchNotes = async (
  { total, correction, ignored }: SearchOutcome,
  query: string,
  language: Language,
): Promise<readonly string[]> => {
  const isCut = total > 0 && ignored.length > 0
  if (correction === null && !isCut) return []
  const text = await loadText(language, 'search')
  const words = ignored.map((word) => text('search.word', { word })).join(', ')
  return [
    ...(correction === null ? [] : [text('search.corrected', { query, correction })]),
    ...(isCut ? [text('search.ignored', { count: ignored.length, words })] : []),
  ]
}
