import type { ReadyPointId } from '@dvaput/domain/ready-to-open/ready-points'

/** The screen where it is filled in; null where the shop's own people do it elsewhere. */
export const readyPaths = {
  demo: null,
  mail: null,
  backup: null,
  'second-owner': '/administrators',
  seller: '/settings',
  contact: '/settings',
  tax: '/settings',
  delivery: '/settings',
  'legal-texts': '/content/texts',
  'public-address': null,
  'bank-account': '/settings/bank-accounts',
  payments: null,
  categories: '/content/collections',
  products: '/products',
} as const satisfies Record<ReadyPointId, string | null>
