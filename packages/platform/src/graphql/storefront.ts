import { execute, type GraphQLError, getOperationAST } from 'graphql'
import type { PlatformParts } from '../platform.ts'
import { attachResolvers } from './attach-resolvers.ts'
import { createDocuments } from './documents.ts'
import { buildOfficialSchema } from './official-schema.ts'
import { readOperationContext } from './operation-context.ts'
import { storefrontAdditions } from './storefront-additions.ts'
import type { Door, StorefrontAccess, StorefrontContext } from './storefront-context.ts'
import { storefrontResolvers } from './storefront-resolvers.ts'

type Question = { query: string; operationName?: string | undefined; variables?: Record<string, unknown> | undefined }
type Answer = { data?: unknown; errors?: readonly (GraphQLError | { message: string })[]; extensions?: unknown }

export const createStorefront = (parts: PlatformParts) => {
  const schema = attachResolvers(buildOfficialSchema('storefront', storefrontAdditions), storefrontResolvers)
  const checkDocument = createDocuments(schema)

  return {
    schema,
    async answer(
      { query, operationName, variables = {} }: Question,
      door: Door,
      access: StorefrontAccess,
    ): Promise<Answer> {
      const checked = checkDocument(query)
      if ('errors' in checked) return { errors: checked.errors }
      const operation = getOperationAST(checked.document, operationName)
      if (!operation) return { errors: [{ message: 'An operation name is required' }] }
      const contextValue: StorefrontContext = {
        ...door,
        ...readOperationContext(operation, variables, door.shop),
        access,
        parts,
      }
      return execute({ schema, document: checked.document, contextValue, variableValues: variables, operationName })
    },
  }
}
