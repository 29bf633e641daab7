import { randomUUID } from 'node:crypto'
import { fetchAgainWhenBusy } from './fetch-again-when-busy.ts'

let clients = 0
/** Another client for each request, so that no limit is reached; the server under test trusts the header that says so. */
export const newIp = () => {
  clients += 1
  return `203.${Math.floor(clients / 62_500)}.${Math.floor(clients / 250) % 250}.${1 + (clients % 250)}`
}

/** For servers whose visitors say from where they come. */
export const trustsVisitors = { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' }

type Fields = Readonly<Record<string, string>>

/** A browser as far as the store knows it: keeps its cookies, follows no redirect, and sends forms of our own pages. */
export const createVisitor = (url: string, headers: Fields = {}) => {
  const cookies = new Map<string, string>()
  const take = (lines: readonly string[]) => {
    for (const line of lines) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      if (/max-age=0(?:;|$)/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const open = async (path: string, init: RequestInit = {}) => {
    const Cookie = ['language=en', ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; ')
    const own = { 'X-Forwarded-For': newIp(), Cookie, ...headers }
    const response = await fetchAgainWhenBusy(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...own, ...init.headers },
    })
    take(response.headers.getSetCookie())
    // A stream of events never ends by itself.
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true
    if (isStream) await response.body?.cancel()
    return { status: response.status, headers: response.headers, text: isStream ? '' : await response.text() }
  }
  const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }
  return {
    cookies,
    open,
    submit: (path: string, fields: Fields | URLSearchParams) =>
      open(path, { method: 'POST', headers: sameOrigin, body: new URLSearchParams(fields) }),
    post: (path: string, body: object, more: Fields = {}) =>
      open(path, {
        method: 'POST',
        headers: { ...sameOrigin, 'Content-Type': 'application/json', ...more },
        body: JSON.stringify(body),
      }),
  }
}

export type Visitor = ReturnType<typeof createVisitor>

export const sessionOf = ({ cookies }: Visitor) => cookies.get('sid')

/** As /api/me says who somebody is. */
export const whoIs = async (visitor: Visitor) =>
  JSON.parse((await visitor.open('/api/me')).text) as {
    readonly customer: { readonly id: string; readonly email: string; readonly isVerified: boolean } | null
    readonly accessToken: string | null
  }

export const logInAt = async (url: string, { email, password }: { email: string; password: string }) => {
  const visitor = createVisitor(url)
  const { status, text } = await visitor.submit('/login', { email, password })
  if (status !== 302) throw new Error(`not logged in: ${status} ${text.slice(0, 2_000)}`)
  return visitor
}

/** Opens an account at the built-in platform and is logged in. */
export const registerAt = async (url: string) => {
  const lastName = `Prezime${randomUUID()}`
  const customer = { email: `${randomUUID()}@example.com`, password: 'proljetna kiša 7', lastName }
  const visitor = createVisitor(url)
  const { email, password } = customer
  const form = { fullName: `Ime ${lastName}`, email, password, confirmPassword: password, acceptsTerms: 'yes' }
  const { status, text } = await visitor.submit('/register', form)
  const { customer: registered } = await whoIs(visitor)
  if (!registered) throw new Error(`not registered: ${status} ${text.slice(0, 2_000)}`)
  return { ...customer, id: registered.id, visitor }
}
