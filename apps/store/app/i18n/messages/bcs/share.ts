import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'share.title': 'Podijelite ovaj proizvod',
  'share.facebook': 'Facebook',
  'share.whatsapp': 'WhatsApp',
  'share.email': 'E-mail',
  'share.more': 'Druge aplikacije',
  'share.url': 'Adresa za dijeljenje',
  'share.copy': 'Kopiraj link',
  'share.copied': 'Link je kopiran',
  'share.copyYourself': 'Preglednik ne dozvoljava kopiranje. Adresa je označena: kopirajte je sami.',
  'share.newWindow': 'otvara se u novom prozoru',
} as const satisfies Record<string, Message>
