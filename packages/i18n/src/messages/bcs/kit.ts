import type { Message } from '../../message.ts'

export const messages = {
  'ui.close': 'Zatvori',
  'ui.loading': 'Učitavanje',
  'ui.required': 'obavezno',
} as const satisfies Record<string, Message>
