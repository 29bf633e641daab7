import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/product-on-server.ts'

export const messages = {
  'head.description':
    '{title}: {state}, {price}. Condition described in words, with a warranty. Delivery, or pickup in {city}.',
  'script.off':
    'JavaScript is switched off in your browser. With your account the cart works without it, and you can also order by email or phone:',
} satisfies TranslationOf<typeof original>
