import type { Message } from '@dvaput/i18n/message'

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
  'grades.guaranteed': 'Šta je zagarantovano:',
  'grades.battery': 'Baterija, ako je uređaj ima: najmanje {percent}\u00a0% početnog kapaciteta.',
  'grades.batteryNamed': 'Stanje baterije navedeno je u opisu.',
  'grades.pictureOf': '{grade}: crtež uobičajenih tragova',
  'grades.checklists': 'Šta provjeravamo, po vrstama proizvoda',
} as const satisfies Record<string, Message>
