import type { Message } from '../../message.ts'

export const messages = {
  'search.title': 'Pretraga',
  'search.titleFor': 'Pretraga: {query}',
  'search.description': 'Pretražite stranice pomoći i česta pitanja.',
  'search.start': 'Upišite šta vas zanima, na primjer „garancija“ ili „povrat“.',
  'search.found': {
    one: '{count} rezultat za „{query}“',
    few: '{count} rezultata za „{query}“',
    other: '{count} rezultata za „{query}“',
  },
  'search.nothing': 'Ništa nije pronađeno za „{query}“',
  'search.nothingText': 'Pokušajte s kraćom ili drugačijom riječju, ili nas pitajte.',
} as const satisfies Record<string, Message>
