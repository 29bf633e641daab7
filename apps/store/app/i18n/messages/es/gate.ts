import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/gate.ts'

export const messages = {
  'gate.title': 'Acceso restringido',
  'gate.description': 'La tienda internacional está en modo de prueba.',
  'gate.lead':
    'La tienda internacional está en modo de prueba. Está abierta para clientes invitados y para quienes tengan un código de acceso.',
  'gate.loginHint': '¿Recibiste una invitación? Inicia sesión con el correo que la recibió.',
  'gate.notListed': 'Tu correo no está autorizado para acceder a esta tienda',
  'gate.loggedInAs': 'Iniciaste sesión como {email}.',
  'gate.refresh': 'Comprobar de nuevo',
  'gate.demo': 'En la demo, el código aparece en el panel que se muestra al iniciar la tienda.',
  'code.label': 'Código de acceso',
  'code.submit': 'Abrir la tienda',
  'code.wrong': 'Código de acceso incorrecto',
  'code.wait': { one: 'Inténtalo de nuevo en {count} minuto.', other: 'Inténtalo de nuevo en {count} minutos.' },
} satisfies TranslationOf<typeof original>
