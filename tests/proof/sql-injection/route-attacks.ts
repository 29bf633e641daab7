import type { Route } from '../../support/requests/every-route.ts'
import type { PlainRequest } from '../../support/requests/plain-request.ts'

const parameter = /\{\w+\}/g
const plain = (path: string) => path.replaceAll(parameter, '1')

/** Every field in turn; the others as the form has them, so that what comes first does not refuse it. */
const bodiesOf = ({ body }: Route, attack: string) => {
  const named = [...(body?.fields ?? []), ...Object.keys(body?.schema?.properties ?? {})]
  const forms = body?.forms?.length ? body.forms : [{}]
  return forms.flatMap((form) => {
    const names = Object.keys(form).length > 0 ? Object.keys(form) : named
    return names.map((name) => ({ ...form, [name]: attack }))
  })
}

/** The text in each parameter of the path, the query and the body in turn. */
export const attacksOn = (route: Route, attack: string): PlainRequest[] => {
  const { method, host, kind, path, body } = route
  const isJson = kind === 'api'
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  const headers = { 'Sec-Fetch-Site': 'same-origin', ...(body && { 'Content-Type': type }) }
  const base = { method, host, headers, body: body && (isJson ? '{}' : '') }
  const inPath = [...path.matchAll(parameter)].map(({ index, 0: place }) => ({
    ...base,
    path: `${plain(path.slice(0, index))}${encodeURIComponent(attack)}${plain(path.slice(index + place.length))}`,
  }))
  // The same page is read with the same query.
  const isForm = method === 'POST' && (kind === 'page' || kind === 'screen')
  const inQuery = (isForm ? [] : [...route.query, 'lang']).map((name) => ({
    ...base,
    path: `${plain(path)}?${name}=${encodeURIComponent(attack)}`,
  }))
  const inBody = bodiesOf(route, attack).map((fields) => ({
    ...{ ...base, path: plain(path) },
    body: isJson
      ? JSON.stringify(fields)
      : new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
  }))
  return [...inPath, ...inQuery, ...inBody]
}
