import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/passkeys.ts'

export const messages = {
  'passkey.logIn': 'Log in with a passkey',
  'passkey.failed': 'Logging in with the passkey did not work. Try again, or log in another way.',
  'passkeys.title': 'Passkeys',
  'passkeys.text': 'Log in with your fingerprint, face or device PIN. The key stays on your device.',
  'passkeys.none': 'You have no passkey yet.',
  'passkeys.add': 'Add a passkey',
  'passkeys.added': 'The passkey was added.',
  'passkeys.notAdded': 'The passkey was not added. Please try again.',
  'passkeys.unsupported': 'This browser cannot add a passkey.',
  'passkeys.verifyLink': 'Send me a link',
  'passkeys.verifyFirst': 'Log in once with an email link first: it shows us that the email is yours.',
  'passkeys.atLogin': 'You add a new one when you log in, on the page where you enter the code.',
  'passkeys.defaultName': 'Passkey {number}',
  'passkeys.where': 'For {host}, added {date}.',
  'passkeys.used': 'Last used {date}.',
  'passkeys.unused': 'Not used yet.',
  'passkeys.rename': 'Rename',
  'passkeys.name': 'Name of the passkey',
  'passkeys.save': 'Save',
  'passkeys.remove': 'Remove',
  'passkeys.removeNamed': 'Remove {name}',
  'passkeys.renameNamed': 'Rename {name}',
} satisfies TranslationOf<typeof original>
