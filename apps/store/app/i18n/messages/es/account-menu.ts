import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/account-menu.ts'

export const messages = {
  'menu.name': 'Cuenta',
  'menu.offers': 'Mis ofertas',
  'menu.orders': 'Mis pedidos',
  'menu.reservations': 'Mis reservas',
  'menu.logout': 'Cerrar sesión',
} satisfies TranslationOf<typeof original>
