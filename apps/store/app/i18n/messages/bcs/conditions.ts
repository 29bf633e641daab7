import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'condition.new.meaning': 'Nekorišteno, u originalnom pakovanju.',
  'condition.refurbished.meaning':
    'Ranije korišteno, zatim očišćeno, provjereno tačku po tačku i po potrebi popravljeno. Zamijenjeni dijelovi su navedeni.',
  'condition.used.meaning': 'Korišteno, provjereno tačku po tačku i ispravno. Vidljivi tragovi su opisani.',
  'grade.A+.meaning': 'Kao novo: bez vidljivih tragova korištenja.',
  'grade.A.meaning': 'Odlično: sitni tragovi koji se vide tek izbliza.',
  'grade.B.meaning': 'Dobro: vidljive ogrebotine na kućištu, ekran bez većih tragova.',
  'grade.C.meaning': 'Istrošeno: jasne ogrebotine ili udubljenja, potpuno ispravno.',
  'grade.D.meaning': 'Jako istrošeno ili s manom koja je navedena u opisu.',
} as const satisfies Record<string, Message>
