import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/suggestions.ts'

export const messages = {
  'suggestions.label': 'Sugerencias',
  'suggestions.categories': 'Categorías',
  'suggestions.products': 'Productos',
  'suggestions.correction': '¿Quisiste decir «{query}»?',
  'suggestions.all': 'Todos los resultados para «{query}»',
  'suggestions.noResults':
    'Ningún producto coincide con «{query}». Presiona Enter para buscar también en las páginas de ayuda.',
  'suggestions.count': {
    one: '{count} sugerencia. Elige con las flechas arriba y abajo.',
    other: '{count} sugerencias. Elige con las flechas arriba y abajo.',
  },
} satisfies TranslationOf<typeof original>
