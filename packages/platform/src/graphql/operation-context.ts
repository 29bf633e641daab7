import { markets } from '@dvaput/domain/markets/markets'
import { isLanguage, type Language, languages, languageTag } from '@dvaput/domain/text/language'
import { type DirectiveNode, Kind, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql'
import type { Shop } from '../tables/shops.table.ts'

export type OperationContext = {
  language: Language
  namesLanguage: boolean
  country: string
  buyerToken: string | undefined
}

/** The platform says `BS` where we say `bcs`; its neighbours' languages are read by the same people. */
const languageOfCode = new Map<string, Language>([
  ...languages.map((language) => [languageTag[language].toUpperCase(), language] as const),
  ['HR', 'bcs'],
  ['SR', 'bcs'],
])

export const toLanguageCode = (language: Language): string => languageTag[language].toUpperCase()

const readArguments = (directive: DirectiveNode, variables: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [
      name.value,
      value.kind === Kind.VARIABLE ? variables[value.name.value] : valueFromASTUntyped(value, variables),
    ]),
  )

/** With the values that the operation itself gives to those which were left out. */
const withDefaults = (
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    variableDefinitions.map(({ variable: { name }, defaultValue }) => [
      name.value,
      given[name.value] === undefined && defaultValue ? valueFromASTUntyped(defaultValue) : given[name.value],
    ]),
  )

/** What `@inContext` requests, as far as the shop has it. */
export const readOperationContext = (
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  shop: Shop,
): OperationContext => {
  const directive = operation.directives?.find(({ name }) => name.value === 'inContext')
  const requested = directive ? readArguments(directive, withDefaults(operation, variables)) : {}
  const language = languageOfCode.get(String(requested.language))
  const buyer = requested.buyer as { customerAccessToken?: string } | null | undefined
  return {
    language: isLanguage(language) && shop.languages.includes(language) ? language : shop.languages[0],
    namesLanguage: requested.language != null,
    country: typeof requested.country === 'string' ? requested.country : markets[shop.market].country,
    buyerToken: buyer?.customerAccessToken,
  }
}
