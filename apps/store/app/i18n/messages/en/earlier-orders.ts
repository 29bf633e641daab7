import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/earlier-orders.ts'

export const messages = {
  'earlier.waiting': 'Order {name} for the same product ({total}) is waiting for its payment.',
  'earlier.paid': 'You have just paid order {name} for the same product ({total}).',
  'earlier.waitingPlain': 'Order {name} for the same product is waiting for its payment.',
  'earlier.paidPlain': 'You have just paid order {name} for the same product.',
  'earlier.see': 'See order {name}',
  'earlier.legend': 'What would you like to do?',
  'earlier.replace': 'Pay it another way',
  'earlier.replaceText': 'We cancel the pending payment of {name} first, so you pay once.',
  'earlier.replaceLocalText': 'We cancel {name} first; at the checkout you then choose how to pay. You pay once.',
  'earlier.replaceByLink':
    'To pay {name} another way, open it by the link in its email and cancel it there, then order again.',
  'earlier.replaceByCode': 'To pay {name} another way, open it, confirm your email there and come back to this page.',
  'earlier.keep': 'Order once more',
  'earlier.keepText': 'There will be two orders, {name} and this one, and two payments.',
  'earlier.choose': 'Choose what you want.',
} satisfies TranslationOf<typeof original>
