import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/search.ts'

export const messages = {
  'search.title': 'Buscar',
  'search.grades': 'Qué significan los grados',
  'search.titleFor': 'Buscar: {query}',
  'search.description': 'Busca en los productos, las páginas de ayuda y las preguntas frecuentes.',
  'search.start':
    'Escribe un modelo, un tipo o una característica, por ejemplo «ThinkPad 16 GB», o una pregunta, por ejemplo «garantía».',
  'search.results': 'Resultados para «{query}»',
  'search.noResults': 'No encontramos nada para «{query}»',
  'search.noResultsText':
    'Revisa cómo está escrito, prueba con una palabra más corta o parte desde un tipo de producto.',
  'search.corrected': 'No hay productos para «{query}», por eso mostramos los resultados para «{correction}».',
  'search.ignored': {
    one: 'Buscamos sin la palabra {words}.',
    other: 'Buscamos sin las palabras {words}.',
  },
  'search.word': '«{word}»',
  'search.popular': 'Categorías populares',
  'search.help': 'De nuestras páginas de ayuda',
  'search.failed': 'Error en la búsqueda',
  'search.failedText': 'La búsqueda falló. Inténtalo de nuevo.',
  'search.failedSlow': 'La tienda no respondió a tiempo. Inténtalo de nuevo.',
  'notSold.kind': 'No vendemos {name}',
  'notSold.word': 'No tenemos nada que se llame «{word}»',
  'notSold.purpose': 'Esto es lo que sí tenemos para «{purpose}»:',
  'notSold.similar': 'Esto es lo más parecido que tenemos:',
  'understood.lead': 'Entendimos:',
  'understood.purpose': 'para: {words}',
} satisfies TranslationOf<typeof original>
