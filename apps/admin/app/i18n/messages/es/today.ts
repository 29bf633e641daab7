import type { TranslationOf } from '../../../../../store/app/i18n/message.ts'
import type { messages as original } from '../bcs/today.ts'

export const messages: TranslationOf<typeof original> = {
  'today.title': 'Hoy',
  'today.offers': 'Ofertas que esperan respuesta',
  'today.oldest': 'La más antigua espera hace {time}',
  'today.minutes': '{count} min',
  'today.hours': '{count} h',
  'today.days': '{count} d',
  'today.orders': 'Pedidos por empacar',
  'today.reservations': 'Reservas que vencen pronto',
  'today.returns': 'Devoluciones en espera',
  'today.stock': 'Productos por agotarse',
  'today.jobs': 'Tareas que fallaron',
  'today.takings': 'Ventas de hoy',
  'today.nothing': 'No hay nada pendiente. ¡Buen día!',
}
