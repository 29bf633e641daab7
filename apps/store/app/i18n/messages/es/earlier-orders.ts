import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/earlier-orders.ts'

export const messages = {
  'earlier.waiting': 'El pedido {name} del mismo producto ({total}) espera su pago.',
  'earlier.paid': 'Acabas de pagar el pedido {name} del mismo producto ({total}).',
  'earlier.waitingPlain': 'El pedido {name} del mismo producto espera su pago.',
  'earlier.paidPlain': 'Acabas de pagar el pedido {name} del mismo producto.',
  'earlier.see': 'Ver el pedido {name}',
  'earlier.legend': '¿Qué quieres hacer?',
  'earlier.replace': 'Pagarlo de otra forma',
  'earlier.replaceText': 'Primero cancelamos el pago pendiente de {name}, así pagas una sola vez.',
  'earlier.replaceLocalText':
    'Primero anulamos {name}; luego eliges cómo pagar al finalizar la compra. Pagas una sola vez.',
  'earlier.replaceByLink':
    'Para pagar {name} de otra forma, ábrelo con el enlace de su correo, cancélalo allí y vuelve a pedir.',
  'earlier.replaceByCode': 'Para pagar {name} de otra forma, ábrelo, confirma allí tu correo y vuelve a esta página.',
  'earlier.keep': 'Pedir otra vez',
  'earlier.keepText': 'Serán dos pedidos, {name} y este, y dos pagos.',
  'earlier.choose': 'Elige qué quieres hacer.',
} satisfies TranslationOf<typeof original>
