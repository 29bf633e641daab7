import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/account-menu.ts'

export const messages = {
  'menu.name': 'Account',
  'menu.offers': 'My offers',
  'menu.orders': 'My orders',
  'menu.reservations': 'My reservations',
  'menu.logout': 'Log out',
} satisfies TranslationOf<typeof original>
