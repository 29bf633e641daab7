import type { Message } from '../../../../../store/app/i18n/message.ts'

export const messages = {
  'today.title': 'Danas',
  'today.offers': 'Ponude koje čekaju odgovor',
  'today.oldest': 'Najstarija čeka {time}',
  'today.minutes': '{count} min',
  'today.hours': '{count} h',
  'today.days': '{count} d',
  'today.orders': 'Narudžbe za pakovanje',
  'today.reservations': 'Rezervacije koje uskoro ističu',
  'today.returns': 'Povrati koji čekaju',
  'today.stock': 'Proizvodi pri kraju',
  'today.jobs': 'Poslovi koji nisu uspjeli',
  'today.takings': 'Promet danas',
  'today.nothing': 'Ništa ne čeka. Prijatan dan!',
} as const satisfies Record<string, Message>
