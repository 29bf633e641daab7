import type { TranslationOf } from '@dvaput/i18n/message'
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
  'grades.guaranteed': 'Garantizado:',
  'grades.battery': 'Batería, si la tiene: al menos {percent}\u00a0% de su capacidad original.',
  'grades.batteryNamed': 'El estado de la batería está en la descripción.',
  'grades.pictureOf': '{grade}: dibujo de las marcas típicas',
  'grades.checklists': 'Qué probamos en cada tipo de producto',
} satisfies TranslationOf<typeof original>
