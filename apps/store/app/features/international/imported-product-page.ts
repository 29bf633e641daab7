import type { DescriptionNode } from '@dvaput/domain/catalogue/description/description-node'
import type { Picture } from '@dvaput/domain/catalogue/source-product'
import type { WarningDetail } from '@dvaput/domain/catalogue/warnings/warning-texts'
import type { ImportedPrice } from '@dvaput/domain/international/imported-price'
import type { ImportedCard } from '@dvaput/domain/international/imported-product'
import type { ChosenRate } from '@dvaput/domain/international/shipping-rate'
import { productPath } from '@dvaput/domain/products/product-path'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'
import type { SourceFailure } from '../../lib/failures/source-failure.ts'
import type { PageHead } from '../../lib/meta/page-meta.ts'
import type { Fact } from '../../ui/products/fact-table.tsx'

/** What it is like, in the reader's language. */
export type ImportedCondition = {
  /** In English where the warehouse uses a word of its own; null where it says nothing. */
  readonly name: string | null
  readonly meaning: string | null
  readonly warnings: readonly WarningDetail[]
}

export type ImportedProductView = {
  /** What cart, wishlist and cards know of it. */
  readonly card: ImportedCard
  readonly pictures: readonly Picture[]
  readonly price: ImportedPrice
  /** What shipping counts, and whether somebody weighed it. */
  readonly weight: { readonly grams: number; readonly isKnown: boolean }
  readonly shipping: ChosenRate
  /** By when it arrives if it is paid today; null where it cannot be bought. */
  readonly arrivalDay: string | null
  readonly description: readonly DescriptionNode[]
  readonly condition: ImportedCondition
  readonly facts: readonly Fact[]
  readonly confirmedAt: string
  readonly isConfirmedToday: boolean
}

export type FoundImportedPage = {
  readonly kind: 'found'
  readonly head: PageHead
  readonly trail: readonly { readonly label: string; readonly to: string }[]
  readonly product: ImportedProductView
  readonly related: readonly ImportedCard[]
}

/** Exactly one of three, once it is loaded. // IPDP-13 */
export type ImportedProductPage =
  | FoundImportedPage
  | { readonly kind: 'unknown'; readonly head: PageHead }
  | { readonly kind: 'failed'; readonly head: PageHead; readonly failure: SourceFailure }

type Options = { readonly handle: string; readonly language: Language }

export const toFailedImportedPage = async (
  failure: SourceFailure,
  { handle, language }: Options,
): Promise<ImportedProductPage> => {
  const text = await loadText(language, 'product-page')
  const title = text('failed.title')
  const head = { title, description: title, path: productPath('international', handle), hidden: true }
  return { kind: 'failed', head, failure }
}
