import type { TranslationOf } from '../../../../../store/app/i18n/message.ts'
import type { messages as original } from '../bcs/administrators.ts'

export const messages: TranslationOf<typeof original> = {
  'administrators.title': 'Administrators',
  'administrators.lead': 'Who runs the shop and what they can do. Every change is recorded in the audit log.',
  'administrators.roles': 'Roles and permissions',
  'administrators.link': 'Send them this link. It works once and is valid for seven days:',
  'administrators.active': 'active',
  'administrators.incomplete': 'no second factor yet',
  'administrators.disabled': 'disabled',
  'administrators.since': 'since {date}',
  'administrators.role': 'Role',
  'administrators.roleOf': 'Role of {name}',
  'administrators.change': 'Change role',
  'administrators.reset': 'New password and second factor',
  'administrators.disable': 'Disable',
  'administrators.enable': 'Enable',
  'administrators.invite': 'Invite somebody',
  'administrators.email': 'E-mail',
  'administrators.makeLink': 'Create a link',
  'problem.emailInvalid': 'Enter a valid e-mail.',
  'problem.roleInvalid': 'Choose a role.',
  'problem.unknown': 'That person is no longer here.',
  'problem.last-owner': 'This is the last owner. Make somebody else an owner first.',
}
