import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/cart.ts'

export const messages = {
  'cartPage.description': 'Los productos que elegiste, lo que cuestan y cómo comprarlos.',
  'cartPage.lines': 'Productos en el carrito',
  'cartPage.empty': 'Tu carrito está vacío',
  'cartPage.emptyText': 'Lo que agregues te espera aquí, incluso después de cerrar la página.',
  'cartPage.browse': 'Ver la tienda',
  'cartPage.clear': 'Vaciar el carrito',
  'cartPage.changed': 'Algo cambió desde que agregaste estos productos. Cada cambio está anotado junto a su producto.',
  'cartPage.unchecked': 'Por ahora no pudimos comprobar los precios ni el stock.',
  'cartPage.noScript': 'Sin scripts, el carrito necesita que inicies sesión',
  'cartPage.noScriptText':
    'Tu navegador no ejecuta scripts, así que no puede guardar el carrito por sí solo. Si inicias sesión, lo guardamos nosotros.',
  'line.quantity': 'Cantidad: {name}',
  'line.limit': 'Máximo {count}',
  'line.remove': 'Quitar: {name}',
  'line.removed': 'Quitado del carrito: {name}',
  'line.each': '{price} cada uno',
  'line.international': 'Internacional',
  'note.price': 'El precio cambió: era {before}, ahora es {now}.',
  'note.stock': 'La cantidad superaba el stock: ahora es {count}.',
  'note.exceeds-stock': 'La cantidad supera el stock: se pueden pedir como máximo {count}.',
  'note.sold-out': 'Agotado. No está incluido en el total.',
  'note.not-for-sale': 'Por ahora no se puede comprar. No está incluido en el total.',
  'note.gone': 'Ya no se vende. No está incluido en el total.',
  'summary.title': 'Resumen del pedido',
  'summary.local': 'Productos locales',
  'summary.international': 'Productos internacionales',
  'summary.shipping': 'Despacho',
  'summary.shippingLater': 'Se calcula al finalizar la compra.',
  'summary.shippingAbout': 'Normalmente {price}.',
  'summary.checkout': 'Ir a pagar',
  'mixed.title': 'Tu carrito tiene productos locales e internacionales',
  'mixed.text':
    'Se compran por separado, un tipo a la vez. Deja un tipo aparte, compra el otro y después devuelve el primero al carrito.',
  'mixed.asideInternational': {
    one: 'Dejar aparte {count} producto internacional',
    other: 'Dejar aparte {count} productos internacionales',
  },
  'mixed.asideLocal': { one: 'Dejar aparte {count} producto local', other: 'Dejar aparte {count} productos locales' },
  'aside.title': 'Dejado aparte',
  'aside.text': 'Estos productos no están en el carrito. Te esperan aquí hasta que los devuelvas.',
  'aside.line': '{count} × {name}',
  'aside.putBack': 'Devolver al carrito',
  'aside.returned': 'Los productos están de nuevo en el carrito.',
  'aside.done': 'Los productos quedaron aparte.',
  'refused.out-of-stock': 'No puedes continuar con productos agotados',
  'refused.international-products':
    'También hay productos internacionales en el carrito. Déjalos aparte para comprar los locales.',
  'refused.local-products':
    'También hay productos locales en el carrito. Déjalos aparte para comprar los internacionales.',
  'refused.no-local-products': 'No hay productos locales en el carrito.',
  'refused.no-international-products': 'No hay productos internacionales en el carrito.',
  'refused.create-products':
    'No pudimos preparar los productos internacionales para la compra. Tu carrito quedó como estaba.',
  'refused.checkout': 'No pudimos iniciar la compra. Tu carrito quedó como estaba; inténtalo de nuevo.',
} satisfies TranslationOf<typeof original>
