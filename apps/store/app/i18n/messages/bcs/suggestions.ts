import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'suggestions.label': 'Prijedlozi',
  'suggestions.categories': 'Kategorije',
  'suggestions.products': 'Proizvodi',
  'suggestions.correction': 'Jeste li mislili „{query}“?',
  'suggestions.all': 'Svi rezultati za „{query}“',
  'suggestions.noResults':
    'Nijedan proizvod ne odgovara upitu „{query}“. Pritisnite Enter da pretražite i stranice pomoći.',
  'suggestions.count': {
    one: '{count} prijedlog. Birajte strelicama gore i dolje.',
    few: '{count} prijedloga. Birajte strelicama gore i dolje.',
    other: '{count} prijedloga. Birajte strelicama gore i dolje.',
  },
} as const satisfies Record<string, Message>
