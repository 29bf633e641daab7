import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/order-find.ts'

export const messages = {
  'find.title': 'Encuentra tu pedido',
  'find.description': 'Un enlace al pedido que hiciste sin cuenta.',
  'find.lead':
    '¿Compraste sin cuenta? Ingresa el número de pedido y el correo con el que compraste, y te enviaremos un enlace.',
  'find.number': 'Número de pedido',
  'find.numberHint': 'Está en el mensaje que recibiste al comprar, por ejemplo #1001.',
  'find.email': 'Correo electrónico',
  'find.submit': 'Enviar el enlace',
  'find.numberRequired': 'Ingresa el número de pedido.',
  'find.emailInvalid': 'Ingresa un correo electrónico válido.',
  'find.tooMany': 'Demasiados intentos. Espera un poco y vuelve a intentarlo.',
  'find.sent': 'Si el pedido existe, te enviamos un enlace.',
  'find.sentHint': 'Revisa el correo de {email}, también la carpeta de spam. El enlace vale {time}.',
  'find.again': 'Buscar otro pedido',
  'find.login': '¿Tienes cuenta? Inicia sesión',
  'open.title': 'Pedido {order}',
  'open.lead': 'Abre el pedido en este navegador. Por seguridad lo hacemos solo cuando lo confirmas.',
  'open.submit': 'Abrir el pedido',
  'open.expired': 'Este enlace venció. Pide uno nuevo.',
  'open.unknown': 'Este enlace no existe. Revisa si lo copiaste completo o pide uno nuevo.',
  'guest.lead':
    'Para anular, devolver o completar este pedido, confirma que el correo con el que compraste es tuyo. Te enviaremos un código.',
  'guest.masked':
    'Las direcciones están ocultas. Para verlas y hacer cambios, confirma que el correo con el que compraste es tuyo. Te enviaremos un código.',
  'guest.send': 'Enviar el código',
  'guest.sendAgain': 'Enviar el código otra vez',
  'guest.sent': 'Enviamos un código al correo con el que se hizo el pedido. Sirve durante 10 minutos.',
  'guest.code': 'Código del mensaje',
  'guest.confirm': 'Confirmar',
  'guest.wrong': 'El código no es correcto o ya venció.',
} satisfies TranslationOf<typeof original>
