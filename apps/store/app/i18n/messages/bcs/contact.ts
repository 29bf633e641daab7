import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'contact.title': 'Kontakt',
  'contact.description': 'Radno vrijeme telefona, adresa i obrazac za poruku.',
  'contact.lead': 'Pitanje o proizvodu, narudžbi ili povratu? Javite se, odgovaramo u roku od {hours} sati.',
  'contact.formTitle': 'Pošaljite nam poruku',
  'contact.formHint':
    'Dugme otvara vašu aplikaciju za e-poštu s pripremljenom porukom. Ništa se ne šalje prije nego što je sami pošaljete.',
  'contact.name': 'Ime i prezime',
  'contact.email': 'E-mail',
  'contact.subject': 'Naslov',
  'contact.message': 'Poruka',
  'contact.submit': 'Otvori poruku u aplikaciji za e-poštu',
  'contact.opened':
    'Poruka je pripremljena u vašoj aplikaciji za e-poštu. Ako se ništa nije otvorilo, pišite na {email}.',
  'contact.required': 'Popunite ovo polje.',
  'contact.emailInvalid': 'Upišite ispravnu e-mail adresu, npr. ime@primjer.ba.',
  'contact.hours': 'Radno vrijeme: telefon',
  'contact.hoursShort.mon-fri': 'Pon-pet',
  'contact.hoursShort.sat': 'Sub',
  'contact.hoursShort.sun': 'Ned',
  'contact.reach': 'Drugi načini',
  'contact.phone': 'Telefon',
  'contact.address': 'Adresa prodavnice',
  'contact.pickup': 'Mjesto preuzimanja',
  'contact.faqTitle': 'Možda već imamo odgovor',
  'contact.faqText': 'Najčešća pitanja o narudžbi, plaćanju, dostavi i garanciji skupili smo na jednom mjestu.',
  'contact.faqLink': 'Pogledaj česta pitanja',
} as const satisfies Record<string, Message>
