import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  getNamedType,
  isListType,
  isNonNullType,
  isNullableType,
} from 'graphql'
import { refuse } from './refuse.ts'

const emptyConnection = {
  nodes: [],
  edges: [],
  filters: [],
  totalCount: 0,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
}

/**
 * A field without a resolver is the property of its name. What nobody provides is null or empty where the schema
 * allows, else an error that names the field; a change that nobody makes is always one.
 */
export const readProperty: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const value = defaultFieldResolver(source, args, context, info)
  if (value !== undefined) return value
  const { parentType, fieldName, returnType, schema } = info
  const isMutation = parentType === schema.getMutationType()
  if (!isMutation && isNullableType(returnType)) return null
  if (isNonNullType(returnType) && isListType(returnType.ofType)) return []
  if (getNamedType(returnType).name.endsWith('Connection')) return emptyConnection
  throw refuse('NOT_IMPLEMENTED', `${parentType.name}.${fieldName} is not implemented by this platform.`)
}
