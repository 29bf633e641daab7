import type { Language } from '../../text/language.ts'
import { formatWarnings } from './warning-texts.ts'
import { type ProductWarning, readWarnings } from './warnings.ts'

/** Where a shop writes what is wrong with a product of its own. Descriptions are left out: they praise. */
type AdmittingTexts = {
  readonly title: string
  readonly tags: readonly string[]
  /** In every language that they are written in. */
  readonly conditionNotes: readonly (string | null)[]
}

/** That a product of the shop does not work, is for parts or is locked. // divergences D-27 */
export const readOwnWarnings = ({ title, tags, conditionNotes }: AdmittingTexts): readonly ProductWarning[] =>
  readWarnings([title, ...tags, ...conditionNotes])

export const formatOwnWarnings = (texts: AdmittingTexts, language: Language): readonly string[] =>
  formatWarnings(readOwnWarnings(texts), language)
