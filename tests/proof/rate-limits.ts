import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresOf } from '../support/databases/postgres-of.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { newIp, registerAt, trustsVisitors } from '../support/requests/store-visitor.ts'
import { startServer } from '../support/servers/running-server.ts'
import { withAttackedStore } from './login-attacks/attacked-store.ts'

/**
 * T59: the limit of each class of routes, asked at two processes in turn, which share the count.
 * `node tests/proof/rate-limits.ts`
 */

const thresholds = createThresholds()
const tolerance = 0.05

type Sent = {
  readonly path: string
  readonly json?: object
  readonly form?: Record<string, string>
  readonly cookie?: string
}
type Class = {
  readonly limit: number
  readonly windowSeconds: number
  readonly send: (ip: string, nth: number) => Sent
}

/** A window so short is over before as many requests have come one after another: they come at once. */
const isBurst = ({ windowSeconds }: Class) => windowSeconds <= 1

const email = () => `${randomUUID()}@example.com`
const fields = { password: 'proljetna kiša 7', confirmPassword: 'proljetna kiša 7', acceptsTerms: 'yes' }

const classes = (offering: string): Readonly<Record<string, Class>> => ({
  'calls of the API': { limit: 300, windowSeconds: 60, send: () => ({ path: '/api/market' }) },
  webhooks: { limit: 100, windowSeconds: 1, send: () => ({ path: '/api/webhooks/nobody', json: {} }) },
  logins: { limit: 5, windowSeconds: 60, send: () => ({ path: '/login', form: { email: email(), password: 'x' } }) },
  registrations: {
    ...{ limit: 3, windowSeconds: 60 },
    send: () => ({ path: '/register', form: { fullName: 'Ime Prezime', email: email(), ...fields } }),
  },
  'forgotten passwords': {
    ...{ limit: 10, windowSeconds: 3_600 },
    send: () => ({ path: '/forgot-password', form: { email: email() } }),
  },
  'links to log in': {
    ...{ limit: 10, windowSeconds: 3_600 },
    send: () => ({ path: '/login/link', form: { email: email() } }),
  },
  'links to an order': {
    ...{ limit: 10, windowSeconds: 3_600 },
    send: () => ({ path: '/orders/find', form: { number: '1001', email: email() } }),
  },
  passkeys: { limit: 60, windowSeconds: 600, send: () => ({ path: '/api/passkeys/login/start', json: {} }) },
  'stock alerts': {
    ...{ limit: 20, windowSeconds: 3_600 },
    send: () => ({ path: '/api/back-in-stock', json: { handle: 'lenovo-thinkpad-t480', email: email() } }),
  },
  offers: {
    ...{ limit: 20, windowSeconds: 3_600 },
    send: () => ({
      path: '/api/offers',
      json: { productId: 'lenovo-thinkpad-t480', offeredPrice: 1 },
      cookie: offering,
    }),
  },
})

const request = (url: string, { path, json, form, cookie }: Sent, ip: string) =>
  fetch(url + path, {
    method: json || form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      ...{
        'X-Forwarded-For': ip,
        'Sec-Fetch-Site': 'same-origin',
        Cookie: ['language=en', cookie].filter(Boolean).join('; '),
      },
      ...(json && { 'Content-Type': 'application/json' }),
    },
    ...(json && { body: JSON.stringify(json) }),
    ...(form && { body: new URLSearchParams(form) }),
  })

await withAttackedStore(async ({ server: first, dataDir }) => {
  await using closing = new AsyncDisposableStack()
  const second = await startServer({
    env: { DATABASE_URL: postgresOf(dataDir).url, DATA_DIR: dataDir, ...trustsVisitors },
  })
  closing.defer(async () => void (await second.stop()))
  const { visitor } = await registerAt(first.url)
  const offering = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  for (const [name, each] of Object.entries(classes(offering))) {
    const { limit, windowSeconds, send } = each
    const most = Math.ceil(limit * 1.3) + 2
    let ip = newIp()
    const sendNth = (nth: number) => request(nth % 2 === 0 ? first.url : second.url, send(ip, nth), ip)
    const inTurn = async () => {
      const responses: Response[] = []
      for (let nth = 0; nth < most; nth += 1) responses.push(await sendNth(nth))
      return responses
    }
    /** Until all were answered within one window; one that has ended allows more. */
    const atOnce = async () => {
      for (let tries = 0; tries < 20; tries += 1) {
        ip = newIp()
        const since = performance.now()
        const responses = await Promise.all(Array.from({ length: most }, (_, nth) => sendNth(nth)))
        if (performance.now() - since < windowSeconds * 1_000) return responses
      }
      return undefined
    }
    const responses = await (isBurst(each) ? atOnce() : inTurn())
    if (!responses) {
      thresholds.notRun(`${name}: ${limit} in ${windowSeconds} s`, 'this machine is too busy to send them in time')
      continue
    }
    const refused = responses.filter(({ status }) => status === 429)
    const allowed = most - refused.length
    const waits = refused.map(({ headers }) => Number(headers.get('Retry-After') ?? Number.NaN))
    thresholds.hold(
      `${name}: ${limit} in ${windowSeconds} s over two processes, then 429`,
      `${allowed} allowed`,
      Math.abs(allowed - limit) <= Math.max(limit * tolerance, 0),
    )
    thresholds.hold(
      `${name}: Retry-After is within the window`,
      `${Math.min(...waits)} to ${Math.max(...waits)} s`,
      waits.length > 0 && waits.every((wait) => wait >= 1 && wait <= windowSeconds),
    )
    const shortest = Math.max(...waits)
    if (!(shortest <= 60)) continue
    await sleep(shortest * 1_000 + 200)
    const { status } = await sendNth(0)
    thresholds.hold(`${name}: allowed again after Retry-After`, status, status !== 429)
  }
})

thresholds.conclude()
