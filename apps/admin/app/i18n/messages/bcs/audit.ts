import type { Message } from '../../../../../store/app/i18n/message.ts'

export const messages = {
  'audit.title': 'Dnevnik promjena',
  'audit.lead': 'Ko je šta promijenio. U dnevniku se ništa ne može mijenjati ni brisati.',
  'audit.when': 'Kada',
  'audit.who': 'Ko',
  'audit.action': 'Radnja',
  'audit.subject': 'Na čemu',
  'audit.before': 'Prije',
  'audit.after': 'Poslije',
  'audit.all': 'Sve radnje',
  'audit.filter': 'Prikaži',
  'audit.empty': 'Nema zapisa.',
  'audit.older': 'Stariji zapisi',
  'audit.newest': 'Na najnovije',
} as const satisfies Record<string, Message>
