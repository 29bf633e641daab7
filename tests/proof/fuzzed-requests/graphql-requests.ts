import type fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { JsonSchema } from '../../support/requests/every-route.ts'
import { type GraphqlTarget, graphqlTargets } from '../../support/requests/graphql-targets.ts'
import type { PlainRequest } from '../../support/requests/plain-request.ts'
import { jsonBody } from './hostile-values.ts'

const schemaFor = (type: GraphQLInputType, depth = 4): JsonSchema => {
  if (isNonNullType(type)) return schemaFor(type.ofType, depth)
  if (isListType(type)) return { type: 'array', items: schemaFor(type.ofType, depth) }
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) }
  if (isInputObjectType(type)) {
    const fields = depth === 0 ? [] : Object.values(type.getFields())
    return { properties: Object.fromEntries(fields.map((field) => [field.name, schemaFor(field.type, depth - 1)])) }
  }
  const types: Readonly<Record<string, string>> = { Int: 'integer', Float: 'number', Boolean: 'boolean' }
  return { type: types[type.name] ?? 'string' }
}

/** Every argument as a variable, so that what it holds is no matter of syntax. */
const documentOf = (operation: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  const [variables, args] = field.args.length === 0 ? ['', ''] : [` (${declared})`, `(${given})`]
  return `${operation}${variables} { ${field.name}${args}${selection} }`
}

const requestsAt = ({ path, schema, headers }: GraphqlTarget): fc.Arbitrary<PlainRequest>[] =>
  (['query', 'mutation'] as const).flatMap((operation) => {
    const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(root?.getFields() ?? {}).map((field) => {
      const properties = Object.fromEntries(field.args.map(({ name, type }) => [name, schemaFor(type)]))
      return jsonBody({ properties }).map((variables) => ({
        ...{ method: 'POST', host: 'main.localhost', path },
        headers: { 'Content-Type': 'application/json', ...headers },
        body: `{"query":${JSON.stringify(documentOf(operation, field))},"variables":${variables}}`,
      }))
    })
  })

/** Every root field of the three GraphQL APIs. */
export const graphqlRequests = (adminToken: string): fc.Arbitrary<PlainRequest>[] =>
  graphqlTargets(adminToken).flatMap(requestsAt)
