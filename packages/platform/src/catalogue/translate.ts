import type { Language } from '@dvaput/domain/text/language'
import type { Translations } from '../tables/products.table.ts'

/** The field in this language, else as it is written in the shop's first. */
export const translate = <Field extends string>(
  row: { readonly translations: Translations<Field> } & Readonly<Record<Field, string | null>>,
  field: Field,
  { language }: { readonly language: Language },
): string | null => row.translations[language]?.[field] || row[field]
