import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/kit.ts'

export const messages = {
  'ui.close': 'Cerrar',
  'ui.loading': 'Cargando',
  'ui.required': 'obligatorio',
} as const satisfies TranslationOf<typeof original>
