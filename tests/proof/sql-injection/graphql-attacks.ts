import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { type GraphqlTarget, graphqlTargets } from '../../support/requests/graphql-targets.ts'
import type { PlainRequest } from '../../support/requests/plain-request.ts'

const ofType: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true }

/** Everything in it that is a text is the attack. */
const filled = (type: GraphQLInputType, attack: string, depth = 3): unknown => {
  if (isNonNullType(type)) return filled(type.ofType, attack, depth)
  if (isListType(type)) return [filled(type.ofType, attack, depth)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return ofType[type.name] ?? attack
  const fields = Object.values(type.getFields()).filter((field) => depth > 0 || isNonNullType(field.type))
  const own = type.isOneOf ? fields.slice(0, 1) : fields
  return Object.fromEntries(own.map((field) => [field.name, filled(field.type, attack, depth - 1)]))
}

/** Deep enough that a list is read. */
const selectionOf = (field: GraphQLField<unknown, unknown>) => {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return ''
  const inner = isObjectType(type) ? type.getFields() : {}
  return inner.nodes ? ' { nodes { __typename } }' : ' { __typename }'
}

const attacksOnField = (
  { path, headers }: GraphqlTarget,
  operation: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  attack: string,
): PlainRequest[] =>
  field.args.map((attacked) => {
    const given = field.args.filter((each) => each === attacked || each.name === 'first' || isNonNullType(each.type))
    const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ')
    const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
    const variables = Object.fromEntries(given.map(({ name, type }) => [name, filled(type, attack)]))
    const query = `${operation} (${declared}) { ${field.name}(${passed})${selectionOf(field)} }`
    return {
      ...{ method: 'POST', host: 'main.localhost', path },
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    }
  })

/** The text in each argument of each root field of the three APIs in turn. */
export const graphqlAttacks = (adminToken: string, attack: string): PlainRequest[] =>
  graphqlTargets(adminToken).flatMap((target) =>
    (['query', 'mutation'] as const).flatMap((operation) => {
      const root = operation === 'query' ? target.schema.getQueryType() : target.schema.getMutationType()
      return Object.values(root?.getFields() ?? {}).flatMap((field) => attacksOnField(target, operation, field, attack))
    }),
  )
