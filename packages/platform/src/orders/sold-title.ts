import { formatOwnWarnings } from '@dvaput/domain/catalogue/warnings/own-warnings'
import { withWarnings } from '@dvaput/domain/catalogue/warnings/warning-texts'
import { temporaryTag } from '@dvaput/domain/international/temporary-product'
import type { Language } from '@dvaput/domain/text/language'
import type { Product } from '../tables/products.table.ts'

/** The name under which a product is sold: checkout, order, emails and receipt say that it does not work or is locked. */
export const soldTitle = (product: Product, language: Language): string => {
  const title = product.translations[language]?.title ?? product.title
  // Our server named it, warnings included.
  if (product.tags.includes(temporaryTag)) return title
  const notes = product.metafields['custom.condition_notes']
  const conditionNotes = notes ? [notes.value, ...Object.values(notes.translations ?? {})] : []
  return withWarnings(title, formatOwnWarnings({ title, tags: product.tags, conditionNotes }, language))
}
