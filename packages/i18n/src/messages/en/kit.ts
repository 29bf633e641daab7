import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/kit.ts'

export const messages = {
  'ui.close': 'Close',
  'ui.loading': 'Loading',
  'ui.required': 'required',
} as const satisfies TranslationOf<typeof original>
