import fc from 'fast-check'
import type { Route } from '../../support/requests/every-route.ts'
import type { PlainRequest } from '../../support/requests/plain-request.ts'
import { graphqlRequests } from './graphql-requests.ts'
import { anyText, encode, jsonBody, parameters } from './hostile-values.ts'

/** Whoever sends it: nobody, a customer or an administrator. */
export type Sender = { readonly name: string; readonly cookie: string }

const contentTypes = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'a', '']

const pathOf = (pattern: string): fc.Arbitrary<string> => {
  const pieces = pattern.split(/(\{\w+\})/)
  const filled = pieces.map((piece) =>
    piece.startsWith('{') ? anyText.map((text) => encode(text.slice(0, 300))) : fc.constant(piece),
  )
  return fc.tuple(...filled).map((parts) => parts.join('') || '/')
}

const bodyOf = ({ kind, body }: Route): fc.Arbitrary<{ body?: string; type?: string }> => {
  if (!body) return fc.constant({})
  const form = parameters(['intent', ...(body.fields ?? [])])
  const ownType = kind === 'api' ? 'application/json' : contentTypes[0]
  const own = kind === 'api' ? jsonBody(body.schema ?? {}) : form
  return fc.oneof(
    { weight: 8, arbitrary: own.map((text) => ({ body: text, type: ownType ?? '' })) },
    { weight: 1, arbitrary: fc.record({ body: form, type: fc.constantFrom(...contentTypes, 'application/json') }) },
  )
}

const requestTo = (route: Route, senders: readonly Sender[]): fc.Arbitrary<PlainRequest> =>
  fc
    .record({
      path: pathOf(route.path),
      query: fc.option(parameters(route.query), { nil: '' }),
      sent: bodyOf(route),
      sender: fc.constantFrom(...senders),
      accept: fc.constantFrom('text/html', 'application/json', '*/*', ''),
      language: fc.constantFrom('en', 'es-CL', 'bs', 'xx;q=9', ',,,'),
    })
    .map(({ path, query, sent, sender, accept, language }) => ({
      method: route.method,
      host: route.host,
      path: query === '' ? path : `${path}?${query}`,
      headers: {
        ...{ Accept: accept, 'Accept-Language': language, 'Sec-Fetch-Site': 'same-origin' },
        ...(sender.cookie && { Cookie: sender.cookie }),
        ...(sent.type && { 'Content-Type': sent.type }),
      },
      body: sent.body,
    }))

type Options = {
  readonly routes: readonly Route[]
  readonly senders: readonly Sender[]
  readonly adminToken: string
  readonly seed: number
  readonly count: number
}

/** So many requests, spread evenly over every route and every root field; the same seed makes the same ones. */
export const makeFuzzedRequests = ({ routes, senders, adminToken, seed, count }: Options): PlainRequest[] => {
  const kinds = [...routes.map((route) => requestTo(route, senders)), ...graphqlRequests(adminToken)]
  const each = Math.ceil(count / kinds.length)
  return kinds
    .flatMap((kind, index) => fc.sample(kind, { seed: seed + index, numRuns: each }))
    .slice(0, each * kinds.length)
}
