import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/today.ts'

export const messages: TranslationOf<typeof original> = {
  'today.title': 'Hoy',
  'today.jobs': 'Tareas que fallaron',
  'today.sales': 'Ventas de hoy',
  'today.nothing': 'No hay nada pendiente. ¡Buen día!',
  'today.all': 'Todo',
  'today.allOf': 'Todo ({count})',
  'today.late': 'atrasado',
  'today.pieces': 'quedan {count}',
  'work.orders': 'Por empacar, primero lo más antiguo',
  'work.offers': 'Ofertas, primero las que más esperan',
  'work.reservations': 'Vencen en las próximas cuatro horas',
  'work.pickups': 'Listo, aún sin retirar',
  'work.returns': 'Devoluciones por decidir o pagar',
  'work.incoming': 'En camino de vuelta',
  'work.owed': 'Dinero por devolver',
  'work.stock': 'Por agotarse',
}
