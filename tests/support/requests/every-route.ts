import adminRoutes from '../../../apps/admin/app/routes.ts'
import type { PageRoute } from '../../../apps/store/app/lib/loading/page-access.ts'
import pageRoutes from '../../../apps/store/app/routes.ts'
import { nobodysRecords, requestOf, rows } from './access-table.ts'

export type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly $ref?: string
}

export type Route = {
  readonly kind: 'page' | 'screen' | 'api' | 'platform' | 'other'
  readonly method: 'GET' | 'POST'
  /** With `{parameter}` where any text may stand. */
  readonly path: string
  readonly host: 'localhost' | 'main.localhost'
  /** Names of what the query of the URL may hold. */
  readonly query: readonly string[]
  /** A form unless it is the API's or GraphQL's. */
  readonly body?: {
    readonly schema?: JsonSchema
    readonly fields?: readonly string[]
    /** Whole ones, as the table of accesses has them. */
    readonly forms?: readonly Readonly<Record<string, unknown>>[]
  }
}

type Operation = {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> }
}
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> }
}

const pattern = (path = '') => `/${path}`.replaceAll(/:(\w+)\??/g, '{$1}').replace('*', '{rest}')

const formsOf = (path: string) =>
  rows
    .filter((row) => row.startsWith('POST ') && row.split(' ')[1] === path)
    .map((row) => requestOf(row, nobodysRecords).fields ?? {})

/** The demo's page that fails on purpose. */
const failing = 'kit/failure'

const ordinaryPages: readonly PageRoute[] = pageRoutes.filter(({ path }) => path !== failing)

const pages: readonly Route[] = ordinaryPages.flatMap(({ path, access }) => {
  const base = { kind: 'page', host: 'localhost', path: pattern(path) } as const
  const query = 'query' in access ? [...access.query, ...access.lists] : ['token', 'id', 'returnTo']
  const data = base.path === '/' ? '/_root.data' : `${base.path}.data`
  const forms = formsOf(`/${path ?? ''}`)
  const body = { forms, fields: forms.flatMap((form) => Object.keys(form)) }
  return [
    { ...base, query, method: 'GET' as const },
    { ...base, query: [...query, '_routes'], method: 'GET' as const, path: data },
    { ...base, query, method: 'POST' as const, body },
  ]
})

const screens: readonly Route[] = adminRoutes.flatMap(({ path }) => {
  const base = { kind: 'screen', host: 'localhost', path: `/admin${pattern(path)}`.replace(/\/$/, '') } as const
  const query = ['q', 'page', 'status', 'from', 'to', 'sort', 'returnTo']
  return [
    { ...base, query, method: 'GET' as const },
    { ...base, query, method: 'POST' as const, body: { fields: ['intent', 'id', 'note', 'amount', 'name'] } },
  ]
})

const others: readonly Route[] = [
  ...['/health/live', '/health/ready', '/metrics', '/robots.txt', '/manifest.webmanifest', '/sitemap.xml'],
  ...['/sitemaps/{name}', '/feeds/products.xml', '/mailbox', '/market/{market}', '/account/reset/{id}/{token}'],
  ...['/cdn/shop/files/{file}', '/admin/products/export/{shop}.csv', '/assets/{file}', '/api/reference'],
  ...['/api/openapi.json', '/api/{rest}', '/.well-known/{rest}'],
].map((path) => ({ kind: 'other', method: 'GET', host: 'localhost', path, query: ['width', 'crop', 'lang'] }) as const)

const checkoutSteps = ['', '/information', '/delivery', '/payment', '/processing', '/pay', '/return', '/thank-you']

const hosted: readonly Route[] = [
  ...checkoutSteps.map((step) => `GET /checkouts/{token}${step}`),
  ...['GET /', 'GET /cart/{lines}', 'GET /cart/c/{token}', 'GET /invoices/{token}', 'GET /policies/{handle}'],
  ...['GET /orders/{id}/status', 'GET /account/reset/{id}/{token}', 'GET /account/activate/{id}/{token}'],
  ...['GET /cdn/shop/files/{file}', 'GET /uploads/{file}', 'GET /cdn/fonts/{file}', 'GET /contact-sheet'],
  ...['GET /.well-known/openid-configuration', 'GET /.well-known/customer-account-api', 'GET /{rest}'],
  ...['GET /authentication/1/oauth/authorize', 'GET /authentication/1/logout', 'GET /authentication/1/login/{uid}'],
  ...['POST /authentication/1/login/{uid}', 'POST /authentication/1/oauth/token', 'POST /orders/{id}/status'],
  ...checkoutSteps.map((step) => `POST /checkouts/{token}${step}`),
  ...['POST /account/reset/{id}/{token}', 'POST /admin/uploads/{id}', 'POST /payments/webhook'],
].map((line) => {
  const [method, path = ''] = line.split(' ')
  const query = ['locale', 'key', 'client_id', 'redirect_uri', 'state', 'code', 'discount', 'width']
  const base = { kind: 'platform', host: 'main.localhost', path, query } as const
  const fields = ['email', 'code', 'firstName', 'zip', 'countryCode', 'rate', 'method', 'grant_type', 'intent']
  return method === 'GET' ? { ...base, method } : { ...base, method: 'POST', body: { fields } }
})

/** References followed, a few levels deep: a schema that names itself has no end. */
const resolveSchema = (schema: JsonSchema, description: Description, depth = 6): JsonSchema => {
  if (depth === 0) return {}
  const inner = (each: JsonSchema) => resolveSchema(each, description, depth - 1)
  const { $ref, properties, items, anyOf, oneOf, allOf } = schema
  if ($ref) return inner(description.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {})
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inner(each)])),
    }),
    ...(items && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
    ...(allOf && { allOf: allOf.map(inner) }),
  }
}

const readApi = async (url: string): Promise<readonly Route[]> => {
  const description = (await (await fetch(`${url}/api/openapi.json`)).json()) as Description
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]): Route => {
      const query = parameters.filter((each) => each.in === 'query').map(({ name }) => name)
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema
      const body = { schema: resolveSchema(schema ?? {}, description), forms: formsOf(path) }
      const base = { kind: 'api', host: 'localhost', path, query } as const
      return method === 'get' ? { ...base, method: 'GET' } : { ...base, method: 'POST', body }
    }),
  )
}

/** Pages, screens of the shop's side, API, hosted pages and files: from the lists that the server itself is made of. */
export const readEveryRoute = async (url: string): Promise<readonly Route[]> => [
  ...pages,
  ...screens,
  ...(await readApi(url)),
  ...others,
  ...hosted,
]
