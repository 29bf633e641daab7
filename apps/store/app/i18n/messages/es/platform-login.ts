import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/platform-login.ts'

export const messages = {
  'start.title': 'Iniciar sesión',
  'start.description': 'Inicia sesión con un código que te enviamos por correo.',
  'start.leading': 'Te llevamos al inicio de sesión…',
  'start.go': 'Continuar al inicio de sesión',
  'start.toReserve': 'Inicia sesión para que guardemos los productos a tu nombre. Después vuelves al carrito.',
  'start.otherWays': 'Otras formas de iniciar sesión',
  'start.retry': 'Intentar de nuevo',
  'callback.title': 'Iniciando tu sesión',
  'callback.text': 'Solo un momento…',
  'failed.title': 'Error de autenticación',
  'failed.next': 'En unos segundos te llevamos de vuelta al inicio de sesión.',
  'failed.toLogin': 'Volver al inicio de sesión',
  'failed.restart': 'Empezar de nuevo',
  'failure.start': 'No se pudo abrir el inicio de sesión',
  'failure.cancelled': 'Cancelaste el inicio de sesión.',
  'failure.discovery': 'El servicio de inicio de sesión no respondió: {status}',
  'failure.other': 'Ocurrió un error durante la autenticación.',
  'failure.state': 'Parámetro «state» no válido. Posible ataque CSRF.',
  'failure.code': 'No se recibió el código de autorización.',
  'failure.verifier': 'No se encontró el verificador del código. Inicia la sesión de nuevo, por favor.',
  'failure.exchange': 'Falló el intercambio de tokens: {status}',
  'failure.accessToken': 'No se pudo obtener el token de acceso',
  'failure.customerApi': 'Falló el servicio de clientes: {status}',
  'failure.customerData': 'No se pudieron obtener los datos del cliente',
  'failure.emailTaken':
    'Este correo ya está registrado con otra contraseña. Si no la recuerdas, usa la recuperación de contraseña.',
  'failure.emailUnverified': 'Error registrando usuario: el correo no está verificado allí.',
  'failure.accountFailed': 'Error registrando usuario. Inténtalo de nuevo.',
} satisfies TranslationOf<typeof original>
