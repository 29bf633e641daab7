import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/compare.ts'

export const messages = {
  'compare.description': 'Up to four products side by side: price, condition and specifications.',
  'compare.lead': {
    one: '{count} product. Differences are highlighted.',
    other: '{count} products. Differences are highlighted.',
  },
  'compare.alone': 'Add at least one more product to see the differences.',
  'compare.table': 'Products side by side',
  'compare.property': 'Property',
  'compare.battery': 'Battery health',
  'compare.batteryAtLeast': 'at least {percent}%',
  'compare.warranty': 'Warranty',
  'compare.months': { one: '{count} month', other: '{count} months' },
  'compare.notStated': 'not stated',
  'compare.differs': 'different',
  'compare.onlyDifferences': 'Differences only',
  'compare.remove': 'Remove: {name}',
  'compare.clear': 'Remove all',
  'compare.copy': 'Copy link',
  'compare.copied': 'Link copied',
  'compare.notCopied': 'You can copy the link from the address bar.',
  'compare.empty': 'There is nothing to compare yet',
  'compare.emptyText': {
    one: 'Press “Compare” on a product. Up to {count} fits here.',
    other: 'Press “Compare” on a product. Up to {count} fit here.',
  },
  'compare.browse': 'Browse products',
  'compare.failed': 'The comparison cannot be shown right now',
} satisfies TranslationOf<typeof original>
