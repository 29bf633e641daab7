import type { Message } from '@dvaput/i18n/message'

export const messages = {
  'gate.title': 'Ograničen pristup',
  'gate.description': 'Ponuda iz uvoza je u probnom radu.',
  'gate.lead': 'Ponuda iz uvoza je u probnom radu. Otvorena je pozvanim kupcima i svima koji imaju pristupni kod.',
  'gate.loginHint': 'Pozvani ste? Prijavite se e-mailom na koji ste dobili poziv.',
  'gate.notListed': 'Vaš e-mail nema pristup ovoj prodavnici',
  'gate.loggedInAs': 'Prijavljeni ste kao {email}.',
  'gate.refresh': 'Provjeri ponovo',
  'gate.demo': 'U demonstraciji kod piše na ploči koju ispiše pokretanje prodavnice.',
  'code.label': 'Pristupni kod',
  'code.submit': 'Otvori ponudu',
  'code.wrong': 'Pogrešan pristupni kod',
  'code.wait': {
    one: 'Pokušajte ponovo za {count} minutu.',
    few: 'Pokušajte ponovo za {count} minute.',
    other: 'Pokušajte ponovo za {count} minuta.',
  },
} as const satisfies Record<string, Message>
