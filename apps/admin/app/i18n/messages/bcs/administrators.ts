import type { Message } from '../../../../../store/app/i18n/message.ts'

export const messages = {
  'administrators.title': 'Administratori',
  'administrators.lead': 'Ko vodi prodavnicu i ko šta smije. Svaka promjena ostaje u dnevniku.',
  'administrators.link': 'Pošaljite ovaj link. Vrijedi sedam dana i može se iskoristiti samo jednom:',
  'administrators.active': 'aktivan',
  'administrators.incomplete': 'bez drugog koraka',
  'administrators.disabled': 'isključen',
  'administrators.since': 'od {date}',
  'administrators.role': 'Uloga',
  'administrators.roleOf': 'Uloga: {name}',
  'administrators.change': 'Promijeni ulogu',
  'administrators.reset': 'Nova lozinka i drugi korak',
  'administrators.disable': 'Isključi',
  'administrators.enable': 'Uključi',
  'administrators.invite': 'Pozovi nekoga',
  'administrators.email': 'E-mail',
  'administrators.makeLink': 'Napravi link',
  'problem.emailInvalid': 'Upišite ispravan e-mail.',
  'problem.roleInvalid': 'Izaberite ulogu.',
  'problem.unknown': 'Ta osoba više nije među administratorima.',
  'problem.last-owner': 'Ovo je posljednji vlasnik. Prvo odredite drugog.',
} as const satisfies Record<string, Message>
