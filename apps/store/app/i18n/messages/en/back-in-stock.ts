import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/back-in-stock.ts'

export const messages = {
  'alert.title': 'We will let you know',
  'alert.text': 'We will send you one email as soon as this is back in stock: {name}.',
  'alert.email': 'Your email',
  'alert.privacy': {
    one: 'We keep the address for this message only, for at most {count} day.',
    other: 'We keep the address for this message only, for at most {count} days.',
  },
  'alert.send': 'Notify me',
  'alert.invalid': 'Enter a valid email address.',
  'alert.accepted': 'Saved. If it comes back, you will get one email.',
  'alert.failed': 'We could not save that. Please try again.',
  'alert.done': 'Done',
  'stop.title': 'Back-in-stock emails',
  'stop.description': 'Unsubscribe from back-in-stock emails.',
  'stop.confirm':
    'No more emails when something is back in stock? We will delete every request made with this address.',
  'stop.send': 'Unsubscribe me',
  'stop.done': 'You are unsubscribed. We will send you no more back-in-stock emails.',
  'stop.noToken': 'Part of the link from the email is missing. Please open the link in the message again.',
} satisfies TranslationOf<typeof original>
