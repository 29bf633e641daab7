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
} as const satisfies Record<string, Message>
