import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/search.ts'

export const messages = {
  'search.title': 'Search',
  'search.titleFor': 'Search: {query}',
  'search.description': 'Search the help pages and the FAQ.',
  'search.start': 'Type what you want to know, for example “warranty” or “returns”.',
  'search.found': { one: '{count} result for “{query}”', other: '{count} results for “{query}”' },
  'search.nothing': 'Nothing found for “{query}”',
  'search.nothingText': 'Try a shorter or a different word, or ask us.',
} satisfies TranslationOf<typeof original>
