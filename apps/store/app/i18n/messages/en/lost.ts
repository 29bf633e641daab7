import type { TranslationOf } from '../../message.ts'
import type { messages as original } from '../bcs/lost.ts'

export const messages = {
  'gone.title': '{title}: no longer on offer',
  'gone.text':
    'We used to sell this, but no longer have it. With used goods that means the last one has found a new owner.',
  'missing.title': 'Product not found',
  'missing.text': 'There is no product at this address. Here is what you can do:',
  'missing.checkUrl': 'Check that the address is spelled correctly.',
  'missing.useSearch': 'Use the search.',
  'missing.contact': 'Contact our support.',
} satisfies TranslationOf<typeof original>
