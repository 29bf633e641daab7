import type { Message } from '../../message.ts'

export const messages = {
  'panel.empty': 'Vaša korpa je prazna',
  'panel.emptyText': 'Ono što dodate čeka vas ovdje, i kada zatvorite stranicu.',
  'panel.browse': 'Pogledajte ponudu',
  'panel.quantity': 'Količina: {name}',
  'panel.limit': 'Najviše {count}',
  'panel.remove': 'Ukloni: {name}',
  'panel.removed': 'Uklonjeno iz korpe: {name}',
  'panel.clear': 'Isprazni korpu',
  'panel.each': '{price} po komadu',
  'panel.subtotal': 'Ukupno',
  'panel.shipping': 'Dostava se računa pri narudžbi.',
  'panel.changed': 'Nešto se promijenilo od kada ste dodali ove proizvode. Napomena stoji uz proizvod.',
  'panel.unchecked': 'Trenutno ne možemo provjeriti cijene i zalihe.',
  'note.price': 'Cijena se promijenila: bila je {before}, sada je {now}.',
  'note.stock': 'Količina premašuje zalihe i sada je {count}.',
  'note.exceeds-stock': 'Količina premašuje zalihe: može se naručiti najviše {count}.',
  'note.sold-out': 'Rasprodano. Nije uračunato u zbir.',
  'note.not-for-sale': 'Trenutno se ne može kupiti. Nije uračunato u zbir.',
  'note.gone': 'Više nije u prodaji. Nije uračunato u zbir.',
} as const satisfies Record<string, Message>
