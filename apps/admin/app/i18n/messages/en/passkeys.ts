import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/passkeys.ts'

export const messages: TranslationOf<typeof original> = {
  'passkeys.title': 'Passkeys',
  'passkeys.lead':
    'In place of the code from the app, after the password: a fingerprint, a face or a security key. The app and the recovery codes keep working.',
  'passkeys.demo': 'The owner of the demo logs in with a link and needs no passkey.',
  'passkeys.none': 'You have no passkey yet.',
  'passkeys.name': 'Name',
  'passkeys.nameHint': 'To recognise it later, for example: laptop in the shop.',
  'passkeys.add': 'Add a passkey',
  'passkeys.added': 'For {host}, added on {date}.',
  'passkeys.used': 'Last used on {date}.',
  'passkeys.unused': 'Not used yet.',
  'passkeys.remove': 'Remove',
  'passkeys.removeNamed': 'Remove {name}',
  'passkeys.done.finish': 'The passkey is added.',
  'passkeys.done.remove': 'The passkey is removed.',
  'passkeys.refused': 'The passkey was not added. Try again.',
  'passkeys.closed': 'The browser did not create a passkey.',
}
