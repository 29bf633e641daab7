import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/gate.ts'

export const messages = {
  'gate.title': 'Access Restricted',
  'gate.description': 'The international store is in testing mode.',
  'gate.lead':
    'The international store is in testing mode. It is open to invited customers and to everybody who has an access code.',
  'gate.loginHint': 'Were you invited? Log in with the email that got the invitation.',
  'gate.notListed': 'Your email is not authorized to access this store',
  'gate.loggedInAs': 'You are logged in as {email}.',
  'gate.refresh': 'Check again',
  'gate.demo': 'In the demo, the panel printed when the shop starts shows a code.',
  'code.label': 'Access code',
  'code.submit': 'Open the store',
  'code.wrong': 'Wrong access code',
  'code.wait': { one: 'Try again in {count} minute.', other: 'Try again in {count} minutes.' },
} satisfies TranslationOf<typeof original>
