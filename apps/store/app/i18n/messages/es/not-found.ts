import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/not-found.ts'

export const messages = {
  'gone.title': '{title}: ya no está a la venta',
  'gone.text':
    'Antes vendíamos este producto, pero ya no lo tenemos. Con equipos usados eso significa que el último encontró un nuevo dueño.',
  'missing.title': 'Producto no encontrado',
  'missing.text': 'En esta dirección no hay ningún producto. Esto es lo que puedes hacer:',
  'missing.checkUrl': 'Revisa que la dirección esté bien escrita.',
  'missing.useSearch': 'Usa la búsqueda.',
  'missing.contact': 'Contacta a nuestro equipo de soporte.',
  'missing.international': 'Productos internacionales',
  'elsewhere.title': '{title}: no se vende en este mercado',
  'elsewhere.listing': 'Esta selección no se ofrece en este mercado',
  'elsewhere.text':
    'Es parte de nuestra tienda en otro mercado: {market}. Quizás te sirva algo de lo que vendemos aquí.',
  'elsewhere.similar': 'Ver productos similares aquí',
  'elsewhere.open': 'Ver en {market}',
} satisfies TranslationOf<typeof original>
