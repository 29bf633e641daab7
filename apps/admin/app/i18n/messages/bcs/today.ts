import type { Message } from '../../../../../store/app/i18n/message.ts'

export const messages = {
  'today.title': 'Danas',
  'today.offers': 'Ponude koje čekaju odgovor',
  'today.offersOldest': 'Najstarija čeka {age}',
  'today.orders': 'Narudžbe za pakovanje',
  'today.reservations': 'Rezervacije koje uskoro ističu',
  'today.returns': 'Povrati koji čekaju',
  'today.stock': 'Proizvodi pri kraju',
  'today.jobs': 'Poslovi koji nisu uspjeli',
  'today.nothing': 'Ništa ne čeka.',
} as const satisfies Record<string, Message>
