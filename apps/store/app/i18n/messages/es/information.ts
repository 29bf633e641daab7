import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/information.ts'

export const messages = {
  'information.contents': 'Contenido',
  'information.linkTo': 'Enlace a la sección: {title}',
  'faq.categories': 'Categorías de preguntas',
  'faq.all': 'Todas las preguntas',
  'faq.order': 'Pedido',
  'faq.payment': 'Pago',
  'faq.delivery': 'Despacho',
  'faq.returns': 'Devoluciones',
  'faq.warranty': 'Garantía',
  'faq.account': 'Cuenta',
  'faq.shown': { one: '{count} pregunta', other: '{count} preguntas' },
  'faq.moreTitle': '¿No encontraste tu respuesta?',
  'faq.moreText': 'Escríbenos. Respondemos en {hours} horas.',
  'faq.moreLink': 'Contáctanos',
} satisfies TranslationOf<typeof original>
