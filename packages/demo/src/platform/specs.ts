import type { fieldEntries } from '@dvaput/domain/catalogue/specifications/field-entries'
import { formatMeasures, formatSpecification } from '@dvaput/domain/catalogue/specifications/format-specification'
import type { SpecificationName } from '@dvaput/domain/catalogue/specifications/product-fields'
import type { Language } from '@dvaput/domain/text/language'
import { type LocalizedText, localized } from './localized-text.ts'

type ValueOf = {
  readonly text: string
  readonly list: readonly string[]
  readonly number: number
  readonly year: number
  readonly flag: true
  readonly size: readonly [number, number, number]
}
type Field = (typeof fieldEntries)[number]

/** Everything that is said of demo products in figures. */
export type Specs = { readonly [Key in SpecificationName]: ValueOf[Extract<Field, { key: Key }>['type']] }

/** Names of techniques as sentences decline them. */
const techniques: Readonly<Record<string, LocalizedText>> = {
  Laser: localized('laser', 'laser', 'láser'),
  Inkjet: localized('tintni', 'inkjet', 'inyección de tinta'),
  'Direct thermal': localized('direktna termalna', 'direct thermal', 'térmica directa'),
}

/** A title with its inches as the language writes them: `Dell P2419H 23,8″`. */
export const formatTitle = formatMeasures

/** A value as a sentence has it: `16 GB`, `15,6″`, `da`. */
export const formatSpec = (key: SpecificationName, value: Specs[SpecificationName], language: Language): string => {
  if (typeof value === 'string' && key === 'technology' && techniques[value]) return techniques[value][language]
  const kept = typeof value === 'object' && key === 'dimensionsMm' ? value.join(' × ') : value
  return formatSpecification(key, kept as string, language).replaceAll('\u00a0', ' ')
}

export const formatGigabytes = (value: number, language: Language = 'en'): string =>
  formatSpec('storageGb', value, language)
