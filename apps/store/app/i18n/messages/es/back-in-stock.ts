import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/back-in-stock.ts'

export const messages = {
  'alert.title': 'Te avisaremos',
  'alert.text': 'Te enviaremos un solo correo en cuanto vuelva a estar en stock: {name}.',
  'alert.email': 'Tu correo',
  'alert.privacy': {
    one: 'Guardamos el correo solo para este aviso, como máximo {count} día.',
    other: 'Guardamos el correo solo para este aviso, como máximo {count} días.',
  },
  'alert.send': 'Avísenme',
  'alert.invalid': 'Escribe un correo válido.',
  'alert.accepted': 'Anotado. Si vuelve, recibirás un solo correo.',
  'alert.failed': 'No pudimos anotarlo. Inténtalo de nuevo.',
  'alert.done': 'Listo',
  'stop.title': 'Avisos de stock',
  'stop.description': 'Darse de baja de los avisos de stock.',
  'stop.confirm': '¿Ya no quieres avisos cuando algo vuelve al stock? Borraremos todo lo que pediste con este correo.',
  'stop.send': 'Darme de baja',
  'stop.done': 'Te diste de baja. No te enviaremos más avisos de stock.',
  'stop.noToken': 'Falta una parte del enlace del correo. Ábrelo de nuevo desde el mensaje.',
} satisfies TranslationOf<typeof original>
