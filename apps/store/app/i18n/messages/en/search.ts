import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/search.ts'

export const messages = {
  'search.title': 'Search',
  'search.grades': 'What the grades mean',
  'search.titleFor': 'Search: {query}',
  'search.description': 'Search our products, help pages and FAQ.',
  'search.start':
    'Type a model, a product type or a feature, for example “ThinkPad 16 GB”, or a question, for example “warranty”.',
  'search.results': 'Results for “{query}”',
  'search.noResults': 'Nothing found for “{query}”',
  'search.noResultsText': 'Check the spelling, try a shorter word, or start from a product type.',
  'search.corrected': 'There are no products for “{query}”, so these are the results for “{correction}”.',
  'search.ignored': {
    one: 'We searched without the word {words}.',
    other: 'We searched without the words {words}.',
  },
  'search.word': '“{word}”',
  'search.popular': 'Popular categories',
  'search.help': 'From our help pages',
  'search.failed': 'Search error',
  'search.failedText': 'Search failed. Please try again.',
  'search.failedSlow': 'The shop did not answer in time. Please try again.',
  'notSold.kind': 'We do not sell {name}',
  'notSold.word': 'We have nothing called “{word}”',
  'notSold.purpose': 'This is what we do have for “{purpose}”:',
  'notSold.similar': 'This is the closest we have:',
  'understood.lead': 'We understood:',
  'understood.purpose': 'for: {words}',
} satisfies TranslationOf<typeof original>
