import { printType } from 'graphql'
import { buildOfficialSchema } from '../../graphql/official-schema.ts'

/** Since 2025-07 an account's queries name their language as a storefront's do. */
export const accountAdditions = (): string => {
  const languageCode = buildOfficialSchema('storefront').getType('LanguageCode')
  if (!languageCode) throw new Error('the official schema has no LanguageCode')
  return `${printType(languageCode)}
    directive @inContext(country: CountryCode, language: LanguageCode, preferredLocationId: ID) on QUERY | MUTATION`
}
