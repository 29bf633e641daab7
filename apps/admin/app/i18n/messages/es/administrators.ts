import type { TranslationOf } from '../../../../../store/app/i18n/message.ts'
import type { messages as original } from '../bcs/administrators.ts'

export const messages: TranslationOf<typeof original> = {
  'administrators.title': 'Administradores',
  'administrators.lead': 'Quién lleva la tienda y qué puede hacer. Cada cambio queda en el registro.',
  'administrators.roles': 'Roles y permisos',
  'administrators.link': 'Envía este enlace. Sirve una vez, durante siete días:',
  'administrators.active': 'activo',
  'administrators.incomplete': 'sin segundo factor',
  'administrators.disabled': 'desactivado',
  'administrators.since': 'desde el {date}',
  'administrators.role': 'Rol',
  'administrators.roleOf': 'Rol de {name}',
  'administrators.change': 'Cambiar rol',
  'administrators.reset': 'Nueva contraseña y segundo factor',
  'administrators.disable': 'Desactivar',
  'administrators.enable': 'Activar',
  'administrators.invite': 'Invitar a alguien',
  'administrators.email': 'Correo electrónico',
  'administrators.makeLink': 'Crear enlace',
  'problem.emailInvalid': 'Escribe un correo válido.',
  'problem.roleInvalid': 'Elige un rol.',
  'problem.unknown': 'Esa persona ya no es administradora.',
  'problem.last-owner': 'Es el último dueño. Nombra antes a otro.',
}
