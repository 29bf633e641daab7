import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'compare.description': 'Do četiri proizvoda jedan pored drugog: cijena, stanje i tehnički podaci.',
  'compare.lead': {
    one: '{count} proizvod. Istaknuto je ono po čemu se razlikuju.',
    few: '{count} proizvoda. Istaknuto je ono po čemu se razlikuju.',
    other: '{count} proizvoda. Istaknuto je ono po čemu se razlikuju.',
  },
  'compare.alone': 'Dodajte bar još jedan proizvod da biste vidjeli razlike.',
  'compare.table': 'Proizvodi jedan pored drugog',
  'compare.property': 'Osobina',
  'compare.battery': 'Zdravlje baterije',
  'compare.batteryAtLeast': 'najmanje {percent}\u00a0%',
  'compare.warranty': 'Garancija',
  'compare.months': { one: '{count} mjesec', few: '{count} mjeseca', other: '{count} mjeseci' },
  'compare.notStated': 'nema podatka',
  'compare.differs': 'razlikuje se',
  'compare.onlyDifferences': 'Samo razlike',
  'compare.remove': 'Ukloni: {name}',
  'compare.clear': 'Ukloni sve',
  'compare.copy': 'Kopiraj link',
  'compare.copied': 'Link je kopiran',
  'compare.notCopied': 'Link možete kopirati iz adresne trake.',
  'compare.empty': 'Još nemate šta uporediti',
  'compare.emptyText': {
    one: 'Na proizvodu pritisnite „Uporedi“. Stane ih do {count}.',
    few: 'Na proizvodu pritisnite „Uporedi“. Stane ih do {count}.',
    other: 'Na proizvodu pritisnite „Uporedi“. Stane ih do {count}.',
  },
  'compare.browse': 'Pogledaj proizvode',
  'compare.failed': 'Poređenje se trenutno ne može prikazati',
} as const satisfies Record<string, Message>
