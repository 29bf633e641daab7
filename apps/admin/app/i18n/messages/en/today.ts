import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/today.ts'

export const messages: TranslationOf<typeof original> = {
  'today.title': 'Today',
  'today.jobs': 'Jobs that failed',
  'today.sales': 'Sales today',
  'today.nothing': 'Nothing is waiting. Have a good day!',
  'today.all': 'All',
  'today.allOf': 'All ({count})',
  'today.late': 'late',
  'today.pieces': '{count} left',
  'work.orders': 'To pack, the oldest first',
  'work.offers': 'Offers, the longest wait first',
  'work.reservations': 'Expiring within four hours',
  'work.pickups': 'Ready, not collected yet',
  'work.returns': 'Returns to decide or refund',
  'work.incoming': 'On the way back to us',
  'work.owed': 'Money to send back',
  'work.stock': 'Running out',
}
