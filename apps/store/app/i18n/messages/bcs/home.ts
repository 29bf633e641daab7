import type { Message } from '../../message.ts'

export const messages = {
  'home.title': 'Polovni i obnovljeni računari, provjereni',
  'home.heading': 'Dobra elektronika zaslužuje drugi život.',
  'home.lead':
    'Polovni, obnovljeni i novi računari, telefoni i oprema. Svaki komad pregledamo, očistimo i iskreno opišemo prije prodaje.',
  'home.how': 'Kako radimo',
  'home.questions': 'Odgovori na pitanja',
  'home.testedTitle': 'Pregledano rukom',
  'home.testedText':
    'Provjeravamo svaki uređaj dio po dio: ekran, tastaturu, bateriju, priključke i disk. Podatke prethodnog vlasnika trajno brišemo.',
  'home.honestTitle': 'Opisano iskreno',
  'home.honestText': 'Ogrebotina je ogrebotina. Stanje svakog komada pišemo riječima, da znate šta tačno kupujete.',
  'home.warrantyTitle': 'Garancija i povrat',
  'home.warrantyText': {
    one: 'Imate {count} dan da se predomislite, a garancija počinje s danom preuzimanja.',
    few: 'Imate {count} dana da se predomislite, a garancija počinje s danom preuzimanja.',
    other: 'Imate {count} dana da se predomislite, a garancija počinje s danom preuzimanja.',
  },
  'home.helpTitle': 'Prije kupovine',
  'home.helpShipping': 'Koliko dostava traje, koliko košta i kako pratiti pošiljku.',
  'home.helpReturns': 'Kako vratiti robu i kada dobijate novac nazad.',
  'home.helpSecurity': 'Kako čuvamo vaše plaćanje i vaše podatke.',
  'home.helpContact': 'Pišite nam ili nazovite: odgovaramo ljudski i brzo.',
} as const satisfies Record<string, Message>
