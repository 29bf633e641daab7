import type { Message } from '../../message.ts'

export const messages = {
  'password.show': 'Prikaži',
  'password.showLabel': 'Prikaži lozinku',
  'password.hide': 'Sakrij',
  'password.hideLabel': 'Sakrij lozinku',
  'password.hint': {
    one: 'Najmanje {count} znak. Nekoliko riječi zaredom lako se pamti i teško pogađa.',
    few: 'Najmanje {count} znaka. Nekoliko riječi zaredom lako se pamti i teško pogađa.',
    other: 'Najmanje {count} znakova. Nekoliko riječi zaredom lako se pamti i teško pogađa.',
  },
  'password.weak': 'Slaba lozinka',
  'password.fair': 'Osrednja lozinka',
  'password.good': 'Dobra lozinka',
  'password.strong': 'Jaka lozinka',
} as const satisfies Record<string, Message>
