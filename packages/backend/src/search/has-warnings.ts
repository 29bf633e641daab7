import { readOwnWarnings } from '@dvaput/domain/catalogue/warnings/own-warnings'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'

/** Whether a product admits in any language that it does not work, is for parts or is locked. */
export const hasWarnings = ({ titles, tags, notes }: Pick<CatalogueRecord, 'titles' | 'tags' | 'notes'>): boolean =>
  readOwnWarnings({
    title: Object.values(titles).join('\n'),
    tags,
    conditionNotes: Object.values(notes).map(({ conditionNotes }) => conditionNotes),
  }).length > 0
