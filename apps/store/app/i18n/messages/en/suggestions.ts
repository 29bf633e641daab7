import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/suggestions.ts'

export const messages = {
  'suggestions.label': 'Suggestions',
  'suggestions.categories': 'Categories',
  'suggestions.products': 'Products',
  'suggestions.correction': 'Did you mean “{query}”?',
  'suggestions.all': 'All results for “{query}”',
  'suggestions.noResults': 'No product matches “{query}”. Press Enter to search the help pages too.',
  'suggestions.count': {
    one: '{count} suggestion. Use the up and down arrows to choose.',
    other: '{count} suggestions. Use the up and down arrows to choose.',
  },
} satisfies TranslationOf<typeof original>
