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
  'panel.changed': 'Algo cambió desde que agregaste estos productos. Cada cambio está anotado junto a su producto.',
  'panel.unchecked': 'Por ahora no pudimos comprobar los precios ni el stock.',
  'note.price': 'El precio cambió: era {before}, ahora es {now}.',
  'note.stock': 'La cantidad superaba el stock: ahora es {count}.',
  'note.exceeds-stock': 'La cantidad supera el stock: se pueden pedir como máximo {count}.',
  'note.sold-out': 'Agotado. No está incluido en el subtotal.',
  'note.not-for-sale': 'Por ahora no se puede comprar. No está incluido en el subtotal.',
  'note.gone': 'Ya no se vende. No está incluido en el subtotal.',
} satisfies TranslationOf<typeof original>
