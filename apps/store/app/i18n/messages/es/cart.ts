import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/cart.ts'

export const messages = {
  'panel.empty': 'Tu carrito está vacío',
  'panel.emptyText': 'Lo que agregues te espera aquí, incluso después de cerrar la página.',
  'panel.browse': 'Ver la tienda',
  'panel.quantity': 'Cantidad: {name}',
  'panel.limit': 'Máximo {count}',
  'panel.remove': 'Quitar: {name}',
  'panel.removed': 'Quitado del carrito: {name}',
  'panel.clear': 'Vaciar el carrito',
  'panel.each': '{price} cada uno',
  'panel.subtotal': 'Subtotal',
  'panel.shipping': 'El despacho se calcula al finalizar la compra.',
} satisfies TranslationOf<typeof original>
