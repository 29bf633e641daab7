import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'alert.title': 'Javit ćemo vam',
  'alert.text': 'Poslat ćemo vam jedan e-mail čim ponovo bude na stanju: {name}.',
  'alert.email': 'Vaš e-mail',
  'alert.privacy': {
    one: 'Adresu čuvamo samo za ovu obavijest, najviše {count} dan.',
    few: 'Adresu čuvamo samo za ovu obavijest, najviše {count} dana.',
    other: 'Adresu čuvamo samo za ovu obavijest, najviše {count} dana.',
  },
  'alert.send': 'Javite mi',
  'alert.invalid': 'Upišite ispravnu e-mail adresu.',
  'alert.accepted': 'Zapisano. Ako ga ponovo bude, dobit ćete jedan e-mail.',
  'alert.failed': 'Nismo uspjeli zapisati. Pokušajte ponovo.',
  'alert.done': 'U redu',
  'stop.title': 'Obavijesti o zalihama',
  'stop.description': 'Odjava obavijesti o tome da je proizvod ponovo na stanju.',
  'stop.confirm':
    'Ne želite više da vam javljamo kada je nešto ponovo na stanju? Obrisat ćemo sve što ste tražili s ove adrese.',
  'stop.send': 'Odjavi me',
  'stop.done': 'Odjavljeni ste. Nećemo vam više slati obavijesti o zalihama.',
  'stop.noToken': 'U adresi nedostaje dio iz e-maila. Otvorite link iz poruke još jednom.',
} as const satisfies Record<string, Message>
