import type { Language } from '@dvaput/domain/text/language'
import { tagTexts } from './demo-labels.ts'
import { processorFamily } from './demo-metafields.ts'
import { listingTags } from './listing-tags.ts'
import type { ShelfItem } from './shop-shelf.ts'
import { formatGigabytes, formatSpec } from './specs.ts'
import { conditionNames } from './texts/state.ts'

/** The first tags are what a card shows and a page lists as features. // LIST-12, ENT-06 */
const buildFeatures = ({ product: { specs } }: ShelfItem): string[] => [
  ...(specs.processor === undefined ? [] : [processorFamily(specs.processor)]),
  ...(specs.memoryGb === undefined ? [] : [`${formatGigabytes(specs.memoryGb)} RAM`]),
  ...(specs.storageGb === undefined ? [] : [formatGigabytes(specs.storageGb)]),
  ...(specs.screenInches === undefined ? [] : [formatSpec('screenInches', specs.screenInches, 'en')]),
]

export const buildTags = (item: ShelfItem, first: Language): string[] => [
  conditionNames[item.state.condition][first],
  ...buildFeatures(item),
  ...(item.product.featured ? [tagTexts.featured[first]] : []),
  ...(item.isOnSale ? [tagTexts.sale[first]] : []),
  ...(item.product.gaming ? ['gaming'] : []),
  ...(first === 'es' ? listingTags(item.product) : []),
]
