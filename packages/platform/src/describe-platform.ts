import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql'
import { adminResolvers } from './admin/admin-resolvers.ts'
import { buildAdminSchema } from './admin/admin-schema.ts'
import { buildOfficialSchema } from './graphql/official-schema.ts'
import { accountResolvers } from './identity/account-api/account-resolvers.ts'
import { providedFields } from './storefront/provided-fields.ts'
import { storefrontAdditions } from './storefront/storefront-additions.ts'
import { storefrontResolvers } from './storefront/storefront-resolvers.ts'

type Maps = readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[]

/** Pages of lists are the same everywhere, and what is never reached is nothing to list. */
const isStructure = (name: string) => /^__|(Connection|Edge)$|^PageInfo$/.test(name)

const resolvedFields = (maps: Maps): ReadonlySet<string> =>
  new Set(
    maps.flatMap((map) =>
      Object.entries(map).flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`)),
    ),
  )

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

const describeRoot = (
  title: string,
  type: GraphQLObjectType | null | undefined,
  isThere: (key: string) => boolean,
): string[] => {
  if (!type) return []
  const names = Object.keys(type.getFields()).sort()
  const there = names.filter((name) => isThere(`${type.name}.${name}`))
  const missing = names.filter((name) => !there.includes(name))
  return [
    `### ${title}: ${there.length} of ${names.length}`,
    '',
    ...there.map((name) => `- \`${name}\``),
    '',
    ...(missing.length > 0 ? [`Not there: ${list(missing)}.`, ''] : []),
  ]
}

const describeTypes = (schema: GraphQLSchema, isThere: (key: string) => boolean): string[] => {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isStructure(type.name) && !roots.includes(type))
    .sort((one, other) => one.name.localeCompare(other.name, 'en')) as GraphQLObjectType[]
  const rows = types.map((type) => {
    const names = Object.keys(type.getFields())
    const there = names.filter((name) => isThere(`${type.name}.${name}`))
    const missing = names.filter((name) => !there.includes(name))
    return { name: type.name, there, missing }
  })
  const unused = rows.filter(({ there }) => there.length === 0).map(({ name }) => name)
  return [
    '### Types and their fields',
    '',
    '| type | there | not there |',
    '|---|---|---|',
    ...rows
      .filter(({ there }) => there.length > 0)
      .map(({ name, there, missing }) => `| \`${name}\` | ${there.join(', ')} | ${missing.join(', ')} |`),
    '',
    `Of these types nothing is there: ${list(unused)}.`,
    '',
  ]
}

/** What of the official interfaces is implemented, for people and for the test that lets this list only grow. */
export const describePlatform = (): string => {
  const storefront = buildOfficialSchema('storefront', storefrontAdditions)
  const resolved = resolvedFields(storefrontResolvers)
  const isThere = (key: string) => {
    const [type = '', field = ''] = key.split('.')
    return resolved.has(key) || (providedFields[type]?.includes(field) ?? false)
  }
  const account = buildOfficialSchema('customer-account')
  const accountResolved = resolvedFields(accountResolvers)
  const admin = buildAdminSchema()
  const adminResolved = resolvedFields(adminResolvers)
  return [
    '# What the built-in platform implements',
    '',
    'Made by `node scripts/list-platform.mjs`; do not edit. A field counts as there when it has a resolver or the object behind it has its value. What is not there returns null or an empty list where the schema allows, else an error with the code `NOT_IMPLEMENTED` that names the field.',
    '',
    '## Storefront API 2025-04',
    '',
    '`POST /api/{any version}/graphql.json` at the endpoint of a shop.',
    '',
    ...describeRoot('Queries', storefront.getQueryType(), isThere),
    ...describeRoot('Mutations', storefront.getMutationType(), isThere),
    ...describeTypes(storefront, isThere),
    '## Customer Account API',
    '',
    ...describeRoot('Queries', account.getQueryType(), (key) => accountResolved.has(key)),
    ...describeRoot('Mutations', account.getMutationType(), (key) => accountResolved.has(key)),
    '## Admin API',
    '',
    '`POST /admin/api/{any version}/graphql.json` with the admin token: a schema of our own with the names and shapes of the hosted one, for what the shop’s own backend calls.',
    '',
    ...describeRoot('Queries', admin.getQueryType(), (key) => adminResolved.has(key)),
    ...describeRoot('Mutations', admin.getMutationType(), (key) => adminResolved.has(key)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

/** Every field the text says is there, for comparing two of them. */
export const implementedIn = (text: string): ReadonlySet<string> => {
  let heading = ''
  const found = new Set<string>()
  for (const line of text.split('\n')) {
    if (line.startsWith('#'))
      heading = line.startsWith('## ') ? line : `${heading.split(' / ')[0]} / ${line.replace(/:.*/, '')}`
    const [, operation] = /^- `(\w+)`$/.exec(line) ?? []
    if (operation) found.add(`${heading}: ${operation}`)
    const [, type, fields = ''] = /^\| `(\w+)` \| ([^|]*) \|/.exec(line) ?? []
    if (type) for (const field of fields.split(', ')) found.add(`${type}.${field}`)
  }
  return found
}
