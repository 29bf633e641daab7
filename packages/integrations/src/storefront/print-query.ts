import { type Language, languageTag } from '@dvaput/domain/text/language'
import { type DirectiveNode, type DocumentNode, Kind, print } from 'graphql'

/** For whom prices and words are meant; ISO country. */
export type QueryContext = { readonly language?: Language | undefined; readonly country?: 'BA' | 'CL' | undefined }

const enumArgument = (name: string, value: string) => ({
  kind: Kind.ARGUMENT as const,
  name: { kind: Kind.NAME as const, value: name },
  value: { kind: Kind.ENUM as const, value },
})

const inContext = ({ language, country }: QueryContext): DirectiveNode[] => {
  const given = [
    ...(language ? [enumArgument('language', languageTag[language].toUpperCase())] : []),
    ...(country ? [enumArgument('country', country)] : []),
  ]
  if (given.length === 0) return []
  return [{ kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'inContext' }, arguments: given }]
}

const withContext = (document: DocumentNode, context: QueryContext): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? { ...definition, directives: [...(definition.directives ?? []), ...inContext(context)] }
      : definition,
  ),
})

const printed = new WeakMap<DocumentNode, Map<string, string>>()

/** The document as text, in a language and for a country. Printed once for each of the few there are. */
export const printQuery = (document: DocumentNode, context: QueryContext): string => {
  const forms = printed.get(document) ?? new Map<string, string>()
  printed.set(document, forms)
  const key = `${context.language ?? ''} ${context.country ?? ''}`
  const known = forms.get(key)
  if (known !== undefined) return known
  const text = print(withContext(document, context))
  forms.set(key, text)
  return text
}
