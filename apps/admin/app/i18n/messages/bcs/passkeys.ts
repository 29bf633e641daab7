import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'passkeys.title': 'Pristupni ključevi',
  'passkeys.lead':
    'Umjesto koda iz aplikacije, poslije lozinke: otisak prsta, lice ili sigurnosni ključ. Aplikacija i kodovi za oporavak i dalje rade.',
  'passkeys.demo': 'Vlasnik demo prodavnice prijavljuje se linkom, pa mu pristupni ključ ne treba.',
  'passkeys.none': 'Još nemate nijedan pristupni ključ.',
  'passkeys.name': 'Naziv',
  'passkeys.nameHint': 'Po kojem ćete ga prepoznati, npr. laptop u prodavnici.',
  'passkeys.add': 'Dodaj pristupni ključ',
  'passkeys.added': 'Za {host}, dodan {date}',
  'passkeys.used': 'Posljednji put korišten {date}',
  'passkeys.unused': 'Još nije korišten.',
  'passkeys.remove': 'Ukloni',
  'passkeys.removeNamed': 'Ukloni {name}',
  'passkeys.done.finish': 'Pristupni ključ je dodan.',
  'passkeys.done.remove': 'Pristupni ključ je uklonjen.',
  'passkeys.refused': 'Pristupni ključ nije dodan. Pokušajte ponovo.',
  'passkeys.closed': 'Preglednik nije napravio pristupni ključ.',
} as const satisfies Record<string, Message>
