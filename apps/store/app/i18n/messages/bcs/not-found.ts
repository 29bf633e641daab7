import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'gone.title': '{title}: više nije u ponudi',
  'gone.text':
    'Ovaj proizvod smo prodavali, ali ga više nemamo. Kod polovne robe to znači da je posljednji komad našao novog vlasnika.',
  'missing.title': 'Proizvod nije pronađen',
  'missing.text': 'Na ovoj adresi nemamo proizvod. Evo šta možete učiniti:',
  'missing.checkUrl': 'Provjerite je li adresa tačno prepisana.',
  'missing.useSearch': 'Potražite ga u pretrazi.',
  'missing.contact': 'Javite se našoj podršci.',
  'missing.international': 'Ponuda iz uvoza',
  'elsewhere.title': '{title}: ne prodaje se na ovom tržištu',
  'elsewhere.listing': 'Ove ponude nema na ovom tržištu',
  'elsewhere.text':
    'To je iz ponude naše prodavnice na drugom tržištu: {market}. Možda vam odgovara nešto od onoga što prodajemo ovdje.',
  'elsewhere.similar': 'Pogledajte slične proizvode ovdje',
  'elsewhere.open': 'Otvorite: {market}',
} as const satisfies Record<string, Message>
