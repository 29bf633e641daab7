import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/information.ts'

export const messages = {
  'information.contents': 'Contents',
  'information.linkTo': 'Link to section: {title}',
  'faq.categories': 'Question categories',
  'faq.all': 'All questions',
  'faq.order': 'Order',
  'faq.payment': 'Payment',
  'faq.delivery': 'Delivery',
  'faq.returns': 'Returns',
  'faq.warranty': 'Warranty',
  'faq.account': 'Account',
  'faq.shown': { one: '{count} question', other: '{count} questions' },
  'faq.moreTitle': 'Did not find your answer?',
  'faq.moreText': 'Write to us. We reply within {hours} hours.',
  'faq.moreLink': 'Contact us',
  'grades.guaranteed': 'Guaranteed:',
  'grades.battery': 'Battery, where there is one: at least {percent}% of its original capacity.',
  'grades.batteryNamed': 'The state of the battery is in the description.',
  'grades.pictureOf': '{grade}: drawing of typical marks',
  'grades.checklists': 'What we test, by product type',
} satisfies TranslationOf<typeof original>
