import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Vocabulary } from '../words/resolve-words.ts'

/** The words of one shop. */
export const catalogueVocabulary = (shop: ShopHandle): Vocabulary => ({
  entries: 'backend.catalogue_entries AS entry WHERE entry.shop = $1',
  document: 'body',
  words: 'backend.catalogue_words AS known WHERE known.shop = $1',
  parameters: [shop],
})
