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
  'panel.changed': 'Something has changed since you added these products. Each change is noted beside its product.',
  'panel.unchecked': 'We could not check prices and stock just now.',
  'note.price': 'The price has changed: it was {before}, now it is {now}.',
  'note.stock': 'Exceeds stock: the quantity is now {count}.',
  'note.exceeds-stock': 'Exceeds stock: at most {count} can be ordered.',
  'note.sold-out': 'Sold out. Not included in the subtotal.',
  'note.not-for-sale': 'Cannot be bought right now. Not included in the subtotal.',
  'note.gone': 'No longer sold. Not included in the subtotal.',
} satisfies TranslationOf<typeof original>
