import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'find.title': 'Pronađite narudžbu',
  'find.description': 'Link do narudžbe koju ste napravili bez računa.',
  'find.lead': 'Kupili ste bez računa? Upišite broj narudžbe i e-mail s kojim ste kupili, pa ćemo vam poslati link.',
  'find.number': 'Broj narudžbe',
  'find.numberHint': 'Stoji u poruci koju ste dobili nakon kupovine, na primjer #1001.',
  'find.email': 'E-mail',
  'find.submit': 'Pošalji link',
  'find.numberRequired': 'Upišite broj narudžbe.',
  'find.emailInvalid': 'Upišite ispravnu e-mail adresu.',
  'find.tooMany': 'Previše pokušaja. Pričekajte malo pa pokušajte ponovo.',
  'find.sent': 'Ako narudžba postoji, poslali smo vam link.',
  'find.sentHint': 'Provjerite poštu na adresi {email}, i neželjenu poštu. Link vrijedi {time}.',
  'find.again': 'Traži drugu narudžbu',
  'find.login': 'Imate račun? Prijavite se',
  'open.title': 'Narudžba {order}',
  'open.lead': 'Otvorite narudžbu u ovom pregledniku. Radi sigurnosti to radimo tek kada potvrdite.',
  'open.submit': 'Otvori narudžbu',
  'open.expired': 'Ovaj link je istekao. Zatražite novi.',
  'open.unknown': 'Ovaj link ne postoji. Provjerite jeste li ga kopirali cijelog ili zatražite novi.',
  'guest.lead':
    'Da biste otkazali, vratili ili dopunili narudžbu, potvrdite da je e-mail s kojim ste kupili vaš. Poslat ćemo vam kod.',
  'guest.masked':
    'Adrese su skrivene. Za prikaz i za izmjene potvrdite da je e-mail s kojim ste kupili vaš. Poslat ćemo vam kod.',
  'guest.send': 'Pošalji kod',
  'guest.sendAgain': 'Pošalji kod ponovo',
  'guest.sent': 'Poslali smo kod na e-mail s kojim je narudžba napravljena. Vrijedi 10 minuta.',
  'guest.code': 'Kod iz poruke',
  'guest.confirm': 'Potvrdi',
  'guest.wrong': 'Kod nije ispravan ili je istekao.',
} as const satisfies Record<string, Message>
