import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/product-details.ts'

export const messages = {
  'condition.title': 'Condition',
  'condition.notes': 'What you can see on it',
  'condition.tested': 'What we tested',
  'condition.replaced': 'What we replaced',
  'battery.title': 'Battery health',
  'battery.percent': 'Holds {percent}% of what it held when new.',
  'battery.new': 'As good as new: it lasts as long as on the first day.',
  'battery.good': 'Good: you will hardly notice the difference.',
  'battery.fair': 'Fair: it lasts somewhat less than a new one.',
  'battery.low': 'Worn: expect to charge it more often.',
  'specifications.title': 'Specifications',
  'description.title': 'Description',
  'warranty.title': 'Warranty',
  'warranty.months': { one: '{count} month from receipt', other: '{count} months from receipt' },
  'delivery.title': 'Delivery of products in our stock',
  'delivery.sent': { one: 'Sent within {range} business day.', other: 'Sent within {range} business days.' },
  'delivery.place': { one: '{place}: {range} more business day.', other: '{place}: {range} more business days.' },
  'delivery.elsewhere': 'Elsewhere',
  'delivery.cost': 'Delivery costs about {from} – {to}.',
  'delivery.costLater': 'You see the cost of delivery before you confirm the order.',
  'delivery.more': 'More about delivery',
  'pickup.title': 'Pickup',
  'pickup.ready': {
    one: 'Ready within {range} business day; we tell you when to come.',
    other: 'Ready within {range} business days; we tell you when to come.',
  },
  'payment.title': 'Payment',
  'returns.title': 'Returns',
  'returns.more': 'How to return it',
} satisfies TranslationOf<typeof original>
