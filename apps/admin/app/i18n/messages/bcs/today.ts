import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'today.title': 'Danas',
  'today.jobs': 'Poslovi koji nisu uspjeli',
  'today.sales': 'Promet danas',
  'today.nothing': 'Ništa ne čeka. Prijatan dan!',
  'today.all': 'Sve',
  'today.allOf': 'Sve ({count})',
  'today.late': 'kasni',
  'today.pieces': 'još {count}',
  'work.orders': 'Za pakovanje, najstarije prvo',
  'work.offers': 'Ponude, prvo one koje najduže čekaju',
  'work.reservations': 'Ističu u naredna četiri sata',
  'work.pickups': 'Spremno, još nije preuzeto',
  'work.returns': 'Povrati za odluku ili isplatu',
  'work.incoming': 'Na putu nazad k nama',
  'work.owed': 'Novac koji treba vratiti',
  'work.stock': 'Na izmaku',
} as const satisfies Record<string, Message>
