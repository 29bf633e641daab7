import { type DocumentNode, type GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql'

type Checked = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] }

const kept = 500

/** Parsed and validated once for each text, however often it is sent. */
export const createDocuments = (schema: GraphQLSchema) => {
  const known = new Map<string, Checked>()

  const check = (text: string): Checked => {
    try {
      const document = parse(text, { maxTokens: 2_000 })
      const errors = validate(schema, document, specifiedRules)
      return errors.length > 0 ? { errors } : { document }
    } catch (error) {
      return { errors: [error as GraphQLError] }
    }
  }

  return (text: string): Checked => {
    const checked = known.get(text) ?? check(text)
    known.delete(text)
    known.set(text, checked)
    const [oldest] = known.keys()
    if (known.size > kept && oldest !== undefined) known.delete(oldest)
    return checked
  }
}
