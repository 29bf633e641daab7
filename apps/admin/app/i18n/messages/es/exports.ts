import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/exports.ts'

export const messages: TranslationOf<typeof original> = {
  'exports.title': 'Exportación',
  'exports.lead':
    'Archivos CSV para planillas y para contabilidad. Un proceso crea el archivo en segundo plano y puedes descargarlo aquí durante un día. Los montos llevan punto decimal y las fechas se escriben 2026-03-01.',
  'exports.what': 'Qué',
  'exports.market': 'Mercado',
  'exports.from': 'Desde',
  'exports.to': 'Hasta',
  'exports.make': 'Crear el archivo',
  'exports.empty': 'Aún no hay archivos.',
  'exports.list': 'Archivos',
  'exports.download': 'Descargar',
  'exports.rows': 'Filas: {count}',
  'kind.orders': 'Pedidos',
  'kind.returns': 'Devoluciones',
  'kind.journal': 'Libro para contabilidad',
  'kind.customers': 'Clientes',
  'market.ba': 'Bosnia y Herzegovina',
  'market.cl': 'Chile',
  'status.waiting': 'Creándose',
  'status.done': 'Listo',
  'status.failed': 'Falló',
  'customers.title': 'Todos los clientes',
  'customers.lead':
    'Nombre, correo y teléfono de cada cliente con cuenta. Solo para el dueño, tras confirmar su identidad; queda en el registro de auditoría.',
  'customers.make': 'Crear el archivo de clientes',
  'customers.proof': 'Para descargarlo, confirma que eres tú.',
  'problem.range':
    'Elige los días: el primero no puede ser posterior al último, y puede haber un año entre ellos como máximo.',
}
