import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/passkeys.ts'

export const messages = {
  'passkey.logIn': 'Entrar con una llave de acceso',
  'passkey.failed': 'No se pudo entrar con la llave de acceso. Inténtalo de nuevo o entra de otra forma.',
  'passkeys.title': 'Llaves de acceso',
  'passkeys.text': 'Entra con tu huella, tu cara o el PIN del dispositivo. La llave se queda en tu dispositivo.',
  'passkeys.none': 'Aún no tienes una llave de acceso.',
  'passkeys.add': 'Agregar una llave de acceso',
  'passkeys.added': 'La llave de acceso se agregó.',
  'passkeys.notAdded': 'La llave de acceso no se agregó. Inténtalo de nuevo.',
  'passkeys.unsupported': 'Este navegador no puede agregar una llave de acceso.',
  'passkeys.verifyLink': 'Enviarme un enlace',
  'passkeys.verifyFirst': 'Primero entra una vez con un enlace por correo: así sabemos que el correo es tuyo.',
  'passkeys.atLogin': 'Agregas una nueva al entrar, en la página donde escribes el código.',
  'passkeys.defaultName': 'Llave {number}',
  'passkeys.where': 'Para {host}, agregada el {date}.',
  'passkeys.used': 'Usada por última vez el {date}.',
  'passkeys.unused': 'Aún no se ha usado.',
  'passkeys.rename': 'Cambiar el nombre',
  'passkeys.name': 'Nombre de la llave',
  'passkeys.save': 'Guardar',
  'passkeys.remove': 'Quitar',
  'passkeys.removeNamed': 'Quitar {name}',
  'passkeys.renameNamed': 'Cambiar el nombre de {name}',
} satisfies TranslationOf<typeof original>
