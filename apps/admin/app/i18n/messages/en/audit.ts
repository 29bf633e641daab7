import type { TranslationOf } from '../../../../../store/app/i18n/message.ts'
import type { messages as original } from '../bcs/audit.ts'

export const messages: TranslationOf<typeof original> = {
  'audit.title': 'Audit log',
  'audit.lead': 'Who changed what. Nothing in the log can be changed or deleted.',
  'audit.when': 'When',
  'audit.who': 'Who',
  'audit.action': 'Act',
  'audit.subject': 'On what',
  'audit.before': 'Before',
  'audit.after': 'After',
  'audit.all': 'All acts',
  'audit.filter': 'Show',
  'audit.empty': 'No entries.',
  'audit.older': 'Older entries',
  'audit.newest': 'To the newest',
}
