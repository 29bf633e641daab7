import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'earlier.waiting': 'Narudžba {name} za isti proizvod ({total}) čeka uplatu.',
  'earlier.paid': 'Upravo ste platili narudžbu {name} za isti proizvod ({total}).',
  'earlier.waitingPlain': 'Narudžba {name} za isti proizvod čeka uplatu.',
  'earlier.paidPlain': 'Upravo ste platili narudžbu {name} za isti proizvod.',
  'earlier.see': 'Pogledaj narudžbu {name}',
  'earlier.legend': 'Šta želite?',
  'earlier.replace': 'Platiti je drugačije',
  'earlier.replaceText': 'Prvo otkazujemo uplatu narudžbe {name} koja je u toku, tako da platite jednom.',
  'earlier.replaceLocalText':
    'Prvo otkazujemo narudžbu {name}, a zatim na sljedećim stranicama birate način plaćanja. Platit ćete jednom.',
  'earlier.replaceByLink':
    'Da biste narudžbu {name} platili drugačije, otvorite je preko linka iz e-maila, tamo je otkažite i naručite ponovo.',
  'earlier.replaceByCode':
    'Da biste narudžbu {name} platili drugačije, otvorite je, tamo potvrdite svoj e-mail i vratite se na ovu stranicu.',
  'earlier.keep': 'Naručiti još jednom',
  'earlier.keepText': 'Bit će to dvije narudžbe, {name} i ova, i dvije uplate.',
  'earlier.choose': 'Izaberite šta želite.',
} as const satisfies Record<string, Message>
