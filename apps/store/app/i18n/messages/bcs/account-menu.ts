import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'menu.name': 'Račun',
  'menu.offers': 'Moje ponude',
  'menu.orders': 'Moje narudžbe',
  'menu.reservations': 'Moje rezervacije',
  'menu.logout': 'Odjava',
} as const satisfies Record<string, Message>
