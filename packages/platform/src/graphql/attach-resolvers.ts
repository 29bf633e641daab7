import {
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLScalarType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
} from 'graphql'
import type { Resolvers } from './resolvers.ts'

const objectType = (schema: GraphQLSchema, name: string): GraphQLObjectType => {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`resolvers given for ${name}, which is not an object type of the schema`)
  return type
}

/** Puts functions behind the fields of a schema that came as data. A name the schema does not have is a bug. */
export const attachResolvers = <Context>(
  schema: GraphQLSchema,
  maps: readonly Resolvers<Context>[],
  scalars: Readonly<Record<string, Partial<Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>>>> = {},
): GraphQLSchema => {
  for (const map of maps)
    for (const [typeName, fields] of Object.entries(map))
      for (const [name, resolve] of Object.entries(fields)) {
        const field = objectType(schema, typeName).getFields()[name]
        if (!field) throw new Error(`a resolver is given for ${typeName}.${name}, which the schema does not have`)
        if (field.resolve) throw new Error(`two resolvers are given for ${typeName}.${name}`)
        field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>
      }
  for (const type of Object.values(schema.getTypeMap())) {
    // An object behind an interface or a union says itself what it is.
    if (isAbstractType(type)) type.resolveType = (value: { __typename?: string }) => value.__typename
    if (isScalarType(type)) Object.assign(type, scalars[type.name])
  }
  return schema
}
