import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/earlier-orders.ts'

export const messages = {
  'earlier.waiting': 'El pedido {name} del mismo producto ({total}) espera su pago.',
  'earlier.paid': 'Acabas de pagar el pedido {name} del mismo producto ({total}).',
  'earlier.see': 'Ver el pedido {name}',
  'earlier.legend': '¿Qué quieres hacer?',
  'earlier.replace': 'Pagarlo de otra forma',
  'earlier.replaceText': 'Primero cancelamos el pago pendiente de {name}, así pagas una sola vez.',
  'earlier.keep': 'Pedir otra vez',
  'earlier.keepText': 'Serán dos pedidos, {name} y este, y dos pagos.',
  'earlier.choose': 'Elige una de las dos opciones.',
} satisfies TranslationOf<typeof original>
