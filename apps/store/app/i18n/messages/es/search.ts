import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/search.ts'

export const messages = {
  'search.title': 'Buscar',
  'search.titleFor': 'Buscar: {query}',
  'search.description': 'Busca en las páginas de ayuda y en las preguntas frecuentes.',
  'search.start': 'Escribe lo que quieres saber, por ejemplo «garantía» o «devolución».',
  'search.found': { one: '{count} resultado para «{query}»', other: '{count} resultados para «{query}»' },
  'search.nothing': 'No encontramos nada para «{query}»',
  'search.nothingText': 'Prueba con una palabra más corta o diferente, o pregúntanos.',
} satisfies TranslationOf<typeof original>
