import type { Message } from '../../message.ts'

export const messages = {
  'information.contents': 'Sadržaj',
  'information.linkTo': 'Link na odjeljak: {title}',
  'faq.categories': 'Kategorije pitanja',
  'faq.all': 'Sva pitanja',
  'faq.order': 'Narudžba',
  'faq.payment': 'Plaćanje',
  'faq.delivery': 'Dostava',
  'faq.returns': 'Povrat',
  'faq.warranty': 'Garancija',
  'faq.account': 'Račun',
  'faq.shown': { one: '{count} pitanje', few: '{count} pitanja', other: '{count} pitanja' },
  'faq.moreTitle': 'Niste našli odgovor?',
  'faq.moreText': 'Pišite nam. Odgovaramo u roku od {hours} sati.',
  'faq.moreLink': 'Kontaktirajte nas',
} as const satisfies Record<string, Message>
