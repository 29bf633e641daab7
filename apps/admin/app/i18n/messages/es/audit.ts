import type { TranslationOf } from '../../../../../store/app/i18n/message.ts'
import type { messages as original } from '../bcs/audit.ts'

export const messages: TranslationOf<typeof original> = {
  'audit.title': 'Registro de cambios',
  'audit.lead': 'Quién cambió qué. Nada del registro se puede cambiar ni borrar.',
  'audit.when': 'Cuándo',
  'audit.who': 'Quién',
  'audit.action': 'Acción',
  'audit.subject': 'Sobre qué',
  'audit.before': 'Antes',
  'audit.after': 'Después',
  'audit.all': 'Todas las acciones',
  'audit.filter': 'Mostrar',
  'audit.empty': 'Sin entradas.',
  'audit.older': 'Entradas anteriores',
  'audit.newest': 'A las más recientes',
}
