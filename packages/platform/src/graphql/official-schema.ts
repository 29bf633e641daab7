import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buildClientSchema, extendSchema, type GraphQLSchema, type IntrospectionQuery, parse } from 'graphql'

const require = createRequire(import.meta.url)

const readIntrospection = (name: 'storefront' | 'customer-account'): IntrospectionQuery => {
  const path = require.resolve(`@shopify/hydrogen-react/${name}.schema.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as IntrospectionQuery
}

/** The schema as its owner publishes it, with what we add to it. */
export const buildOfficialSchema = (name: 'storefront' | 'customer-account', additions = ''): GraphQLSchema => {
  const schema = buildClientSchema(readIntrospection(name))
  return additions === '' ? schema : extendSchema(schema, parse(additions))
}
