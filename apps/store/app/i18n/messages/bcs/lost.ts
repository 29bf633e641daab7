import type { Message } from '../../message.ts'

export const messages = {
  'gone.title': '{title}: više nije u ponudi',
  'gone.text':
    'Ovaj proizvod smo prodavali, ali ga više nemamo. Kod polovne robe to znači da je posljednji komad našao novog vlasnika.',
  'missing.title': 'Proizvod nije pronađen',
  'missing.text': 'Na ovoj adresi nemamo proizvod. Evo šta možete učiniti:',
  'missing.checkUrl': 'Provjerite je li adresa tačno prepisana.',
  'missing.useSearch': 'Potražite ga u pretrazi.',
  'missing.contact': 'Javite se našoj podršci.',
} as const satisfies Record<string, Message>
