import type { ListingView, NotSoldView } from '@dvaput/backend/catalogue/catalogue-views'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'

type SearchOutcome = Pick<ListingView, 'total' | 'correction' | 'ignored' | 'notSold'>

/** That the shop does not sell it, and why it shows something all the same. */
const formatNotSold = async (
  { name, word, near, note, purpose }: NotSoldView,
  language: Language,
): Promise<readonly string[]> => {
  const text = await loadText(language, 'search')
  const reasons = {
    included: note ?? '',
    purpose: text('notSold.purpose', { purpose }),
    similar: text('notSold.similar'),
  } as const satisfies Record<NonNullable<NotSoldView['near']>, string>
  return [
    name === null ? text('notSold.word', { word }) : text('notSold.kind', { name }),
    ...(near === null ? [] : [reasons[near]]),
  ]
}

/** Notes about corrected or ignored search words, formatted on the server because few listings need them. */
export const formatSearchNotes = async (
  { total, correction, ignored, notSold }: SearchOutcome,
  query: string,
  language: Language,
): Promise<readonly string[]> => {
  if (notSold) return formatNotSold(notSold, language)
  const isCut = total > 0 && ignored.length > 0
  if (correction === null && !isCut) return []
  const text = await loadText(language, 'search')
  const words = ignored.map((word) => text('search.word', { word })).join(', ')
  return [
    ...(correction === null ? [] : [text('search.corrected', { query, correction })]),
    ...(isCut ? [text('search.ignored', { count: ignored.length, words })] : []),
  ]
}
