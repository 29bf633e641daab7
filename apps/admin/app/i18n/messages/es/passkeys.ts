import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/passkeys.ts'

export const messages: TranslationOf<typeof original> = {
  'passkeys.title': 'Llaves de acceso',
  'passkeys.lead':
    'En lugar del código de la aplicación, después de la contraseña: la huella, la cara o una llave de seguridad. La aplicación y los códigos de recuperación siguen sirviendo.',
  'passkeys.demo': 'El dueño de la demostración entra con un enlace y no necesita llave.',
  'passkeys.none': 'Todavía no tienes ninguna llave de acceso.',
  'passkeys.name': 'Nombre',
  'passkeys.nameHint': 'Para reconocerla, por ejemplo: notebook de la tienda.',
  'passkeys.add': 'Agregar una llave de acceso',
  'passkeys.added': 'Para {host}, agregada el {date}.',
  'passkeys.used': 'Usada por última vez el {date}.',
  'passkeys.unused': 'Todavía no se ha usado.',
  'passkeys.remove': 'Quitar',
  'passkeys.removeNamed': 'Quitar {name}',
  'passkeys.done.finish': 'La llave de acceso se agregó.',
  'passkeys.done.remove': 'La llave de acceso se quitó.',
  'passkeys.refused': 'La llave de acceso no se agregó. Inténtalo de nuevo.',
  'passkeys.closed': 'El navegador no creó ninguna llave de acceso.',
}
