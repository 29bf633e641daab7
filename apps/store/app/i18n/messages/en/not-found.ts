import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/not-found.ts'

export const messages = {
  'gone.title': '{title}: no longer available',
  'gone.text':
    'We used to sell this, but no longer have it. With used goods that means the last one has found a new owner.',
  'missing.title': 'Product not found',
  'missing.text': 'There is no product at this address. Here is what you can do:',
  'missing.checkUrl': 'Check that the address is spelled correctly.',
  'missing.useSearch': 'Use the search.',
  'missing.contact': 'Contact our support.',
  'missing.international': 'International products',
  'elsewhere.title': '{title}: not sold in this market',
  'elsewhere.listing': 'This selection is not offered in this market',
  'elsewhere.text': 'It belongs to our shop in another market: {market}. Something we sell here may suit you as well.',
  'elsewhere.similar': 'See similar products here',
  'elsewhere.open': 'View in {market}',
} satisfies TranslationOf<typeof original>
