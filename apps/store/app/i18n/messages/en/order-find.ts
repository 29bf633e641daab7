import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/order-find.ts'

export const messages = {
  'find.title': 'Find your order',
  'find.description': 'A link to an order that you placed without an account.',
  'find.lead': 'Bought without an account? Enter the order number and the email you used, and we will send you a link.',
  'find.number': 'Order number',
  'find.numberHint': 'It is in the message you got after buying, for example #1001.',
  'find.email': 'Email',
  'find.submit': 'Send the link',
  'find.numberRequired': 'Enter the order number.',
  'find.emailInvalid': 'Enter a valid email address.',
  'find.tooMany': 'Too many attempts. Please wait a little and try again.',
  'find.sent': 'If the order exists, we have sent you a link.',
  'find.sentHint': 'Check the mail of {email}, and the spam folder. The link is valid for {time}.',
  'find.again': 'Look for another order',
  'find.login': 'You have an account? Log in',
  'open.title': 'Order {order}',
  'open.lead': 'Open the order in this browser. To be safe we do so only when you confirm it.',
  'open.submit': 'Open the order',
  'open.expired': 'This link has expired. Ask for a new one.',
  'open.unknown': 'This link does not exist. Check whether you copied all of it, or ask for a new one.',
  'guest.lead':
    'To cancel, return or complete this order, confirm that the email you bought with is yours. We will send you a code.',
  'guest.masked':
    'Addresses are hidden. To see them and to change anything, confirm that the email you bought with is yours. We will send you a code.',
  'guest.send': 'Send the code',
  'guest.sendAgain': 'Send the code again',
  'guest.sent': 'We have sent a code to the email that the order was placed with. It works for 10 minutes.',
  'guest.code': 'Code from the message',
  'guest.confirm': 'Confirm',
  'guest.wrong': 'The code is wrong or has expired.',
} satisfies TranslationOf<typeof original>
