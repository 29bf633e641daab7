import type { Block, FaqCategory } from '../features/information/information-page.ts'

/** Section ids are the same in every language, so a deep link survives a change of language. */
export const sectionIds = {
  shipping: [
    'delivery-times',
    'carrier',
    'costs',
    'free-shipping',
    'bulk-orders',
    'processing',
    'tracking',
    'delays',
    'pickup',
    'damaged-goods',
    'special-conditions',
    'contact',
  ],
  returns: ['window', 'condition', 'how-to', 'refund', 'exchange', 'faulty', 'not-returnable', 'costs', 'contact'],
  security: ['payments', 'connection', 'account', 'personal-data', 'cookies', 'fraud', 'report', 'contact'],
  // The terms have 17 sections. // INFO-08
  terms: [
    'about',
    'acceptance',
    'age',
    'account',
    'products',
    'prices',
    'orders',
    'payment',
    'delivery',
    'reservations-and-offers',
    'international',
    'returns',
    'warranty',
    'complaints',
    'liability',
    'property',
    'law',
  ],
  // The privacy policy has 13 sections. // INFO-09
  privacy: [
    'controller',
    'data',
    'sources',
    'purposes',
    'legal-basis',
    'recipients',
    'transfers',
    'retention',
    'cookies',
    'security',
    'rights',
    'children',
    'changes',
  ],
} as const satisfies Record<string, readonly string[]>

export type SectionedPage = keyof typeof sectionIds
type SectionId<Page extends SectionedPage> = (typeof sectionIds)[Page][number]

/** A page in one language; the compiler names a section that is missing. */
export type PageText<Page extends SectionedPage> = {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly sections: Readonly<Record<SectionId<Page>, { readonly title: string; readonly blocks: readonly Block[] }>>
}

/** Sixteen questions. // INFO-07 */
export const faqCategory = {
  'how-to-order': 'order',
  'change-order': 'order',
  'price-offer': 'order',
  'order-status': 'order',
  'payment-methods': 'payment',
  'card-safety': 'payment',
  'company-invoice': 'payment',
  'delivery-time': 'delivery',
  'delivery-cost': 'delivery',
  pickup: 'delivery',
  'return-window': 'returns',
  'refund-time': 'returns',
  'warranty-length': 'warranty',
  'what-grades-mean': 'warranty',
  'sign-in': 'account',
  'delete-account': 'account',
} as const satisfies Record<string, FaqCategory>

export type FaqId = keyof typeof faqCategory

export type FaqText = {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly entries: Readonly<Record<FaqId, { readonly question: string; readonly answer: readonly Block[] }>>
}
