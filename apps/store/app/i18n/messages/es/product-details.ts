import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/product-details.ts'

export const messages = {
  'condition.title': 'Estado',
  'condition.notes': 'Qué se le nota',
  'condition.tested': 'Qué revisamos',
  'condition.replaced': 'Qué cambiamos',
  'battery.title': 'Salud de la batería',
  'battery.percent': 'Conserva el {percent} % de la carga que tenía nueva.',
  'battery.new': 'Como nueva: dura lo mismo que el primer día.',
  'battery.good': 'Buena: apenas notarás la diferencia.',
  'battery.fair': 'Aceptable: dura algo menos que una nueva.',
  'battery.low': 'Gastada: tendrás que cargarla más seguido.',
  'specifications.title': 'Especificaciones',
  'description.title': 'Descripción',
  'warranty.title': 'Garantía',
  'warranty.months': { one: '{count} mes desde que lo recibes', other: '{count} meses desde que lo recibes' },
  'delivery.title': 'Despacho de productos de nuestro stock',
  'delivery.sent': { one: 'Lo despachamos en {range} día hábil.', other: 'Lo despachamos en {range} días hábiles.' },
  'delivery.place': { one: '{place}: {range} día hábil más.', other: '{place}: {range} días hábiles más.' },
  'delivery.elsewhere': 'Otros lugares',
  'delivery.cost': 'El despacho cuesta aproximadamente {from} – {to}.',
  'delivery.costLater': 'Verás el costo del despacho antes de confirmar el pedido.',
  'delivery.more': 'Más sobre el despacho',
  'pickup.title': 'Retiro en tienda',
  'pickup.ready': {
    one: 'Listo en {range} día hábil; te avisamos cuándo puedes venir.',
    other: 'Listo en {range} días hábiles; te avisamos cuándo puedes venir.',
  },
  'payment.title': 'Pago',
  'returns.title': 'Devolución',
  'returns.more': 'Cómo devolver',
} satisfies TranslationOf<typeof original>
