import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/contact.ts'

export const messages = {
  'contact.title': 'Contacto',
  'contact.description': 'Horario de teléfono, dirección y un formulario para escribirnos.',
  'contact.lead':
    '¿Tienes una duda sobre un producto, un pedido o una devolución? Escríbenos, respondemos en {hours} horas.',
  'contact.formTitle': 'Envíanos un mensaje',
  'contact.formHint':
    'El botón abre tu aplicación de correo con el mensaje listo. No se envía nada hasta que tú lo envíes.',
  'contact.name': 'Nombre y apellido',
  'contact.email': 'Correo electrónico',
  'contact.subject': 'Asunto',
  'contact.message': 'Mensaje',
  'contact.submit': 'Abrir el mensaje en mi correo',
  'contact.opened': 'Tu mensaje está listo en tu aplicación de correo. Si no se abrió nada, escribe a {email}.',
  'contact.required': 'Completa este campo.',
  'contact.emailInvalid': 'Ingresa un correo válido, por ejemplo nombre@ejemplo.cl.',
  'contact.hours': 'Horario de atención: teléfono',
  'contact.hoursShort.mon-fri': 'Lun-vie',
  'contact.hoursShort.sat': 'Sáb',
  'contact.hoursShort.sun': 'Dom',
  'contact.reach': 'Otras formas de contacto',
  'contact.phone': 'Teléfono',
  'contact.address': 'Dirección de la tienda',
  'contact.pickup': 'Punto de retiro',
  'contact.faqTitle': 'Quizás ya tenemos la respuesta',
  'contact.faqText': 'Reunimos en un solo lugar las dudas más comunes sobre pedidos, pagos, despacho y garantía.',
  'contact.faqLink': 'Ver las preguntas frecuentes',
} satisfies TranslationOf<typeof original>
