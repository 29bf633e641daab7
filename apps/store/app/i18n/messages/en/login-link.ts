import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/login-link.ts'

export const messages = {
  'request.title': 'Log in with a link',
  'request.description': 'Log in without a password, with a link that we send to your email.',
  'request.text': 'Enter the email of your account. We will send you a link to log in; you need no password.',
  'request.email': 'Email',
  'request.send': 'Send the link',
  // Word for word. // AUTH-11
  'request.missing': 'Please enter your email address',
  'request.invalid': 'Enter a valid email address.',
  'request.usedElsewhere': 'The link was used in another browser. To log in here, ask for a new one.',
  'wait.seconds': {
    one: 'We have just sent a link. You can ask for a new one in {count} second.',
    other: 'We have just sent a link. You can ask for a new one in {count} seconds.',
  },
  'wait.minutes': {
    one: 'Too many requests for a link. Try again in {count} minute.',
    other: 'Too many requests for a link. Try again in {count} minutes.',
  },
  'sent.title': 'Check your email',
  'sent.text':
    'If there is an account with {email}, we have sent a link to log in. It is valid for {time} and works once.',
  'sent.again': 'We have sent a new link. The earlier one no longer works.',
  'sent.hint': 'Nothing there? It sometimes takes a few minutes; look in the spam folder too.',
  'sent.resend': 'Send again',
  'sent.resendIn': 'Send again in {seconds} s',
  'sent.other': 'Use another email',
  'sent.mailbox': 'Open the mailbox of the demo',
  'sent.toLogin': 'Other ways to log in',
  'open.title': 'Confirm to log in',
  'open.text': 'You are logging in as {email}.',
  'open.send': 'Log me in',
  'open.pending': 'Logging you in…',
  'open.elsewhere':
    'This link was requested in another browser. Log in here as {email} only if you asked for it yourself.',
  'open.confirm': 'Yes, log me in here',
  'open.failed': 'We cannot log you in right now. The link still works: please try again.',
  'dead.title': 'This link no longer works',
  'dead.used': 'The link has already been used. Each link works only once.',
  'dead.expired': 'The link has expired: it is valid for {time}.',
  'dead.superseded': 'You asked for a newer link. Open the one in the latest message, or ask for a new one.',
  'dead.unknown': 'We do not know this link. Check that it was copied whole, or ask for a new one.',
  'dead.again': 'Send a new link',
  'done.title': 'You are logged in',
  'done.text': 'Taking you on…',
  'done.go': 'Continue',
} satisfies TranslationOf<typeof original>
