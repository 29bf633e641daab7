import type { Message } from '../../message.ts'

export const messages = {
  'offer.title': 'Ponudite svoju cijenu',
  'offer.sku': 'Šifra: {sku}',
  'offer.current': 'Trenutna cijena',
  'offer.amount': 'Vaša ponuda u {currency}',
  'offer.newAmount': 'Novi iznos u {currency}',
  'offer.whole': 'Samo cijeli iznosi, bez decimala.',
  'offer.saving': 'Štedite {amount} ({percent})',
  'offer.message': 'Poruka (nije obavezna)',
  'offer.messageHint': 'Najviše {limit} znakova.',
  'offer.watch': 'Javite mi i ako cijena padne na ovaj iznos',
  'offer.cancel': 'Odustani',
  'offer.send': 'Pošalji ponudu',
  'offer.sent': 'Vaša ponuda je poslana! Javit ćemo vam se uskoro.',
  'offer.sentInternational': 'Vaša međunarodna ponuda je poslana! Javit ćemo vam se uskoro.',
  'offer.watchFailed': 'Ponuda je poslana, ali obavijest o cijeni nije zapisana. Pokušajte ponovo kasnije.',
  'offer.exception': 'Nešto je pošlo po zlu. Pokušajte ponovo.',
  'offer.loginFirst': 'Prijavite se da biste dali ponudu',
} as const satisfies Record<string, Message>
