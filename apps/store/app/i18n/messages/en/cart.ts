import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/cart.ts'

export const messages = {
  'panel.empty': 'Your cart is empty',
  'panel.emptyText': 'What you add waits for you here, even after you close the page.',
  'panel.browse': 'Browse the shop',
  'panel.quantity': 'Quantity: {name}',
  'panel.limit': 'At most {count}',
  'panel.remove': 'Remove: {name}',
  'panel.removed': 'Removed from the cart: {name}',
  'panel.clear': 'Empty the cart',
  'panel.each': '{price} each',
  'panel.subtotal': 'Subtotal',
  'panel.shipping': 'Shipping is calculated at checkout.',
} satisfies TranslationOf<typeof original>
