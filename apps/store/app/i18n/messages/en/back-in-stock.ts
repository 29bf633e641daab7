import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/back-in-stock.ts'

export const messages = {
  'alert.title': 'We will tell you',
  'alert.text': 'We will send you one email as soon as it can be bought again: {name}.',
  'alert.email': 'Your email',
  'alert.privacy': {
    one: 'We keep the address for this message only, for at most {count} day.',
    other: 'We keep the address for this message only, for at most {count} days.',
  },
  'alert.send': 'Tell me',
  'alert.invalid': 'Enter a valid email address.',
  'alert.accepted': 'Noted. If it comes back, you will get one email.',
  'alert.failed': 'We could not note it down. Please try again.',
  'alert.done': 'Done',
  'stop.title': 'Messages about stock',
  'stop.description': 'Unsubscribe from messages that a product is back in stock.',
  'stop.confirm':
    'No more messages when something is back in stock? We will delete everything you asked for with this address.',
  'stop.send': 'Unsubscribe me',
  'stop.done': 'You are unsubscribed. We will send you no more messages about stock.',
  'stop.noToken': 'A part of the address from the email is missing. Open the link in the message once more.',
} satisfies TranslationOf<typeof original>
