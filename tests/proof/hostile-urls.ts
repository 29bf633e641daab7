import { createFetchPicture } from '@dvaput/platform/pictures/fetch-picture'
import { isCallbackUrl, resolveCallbackIp } from '@dvaput/platform/webhooks/callback-url'
import { postWebhook } from '@dvaput/platform/webhooks/post-webhook'
import { createThresholds, inMs } from '../support/proofs/thresholds.ts'
import { privateHosts, privateIps, refusedForms } from './hostile-urls/private-hosts.ts'
import { listenAt, watchAttempts } from './hostile-urls/watched-connections.ts'

/**
 * T36: URLs somebody typed, for webhooks and for pictures to be fetched, must not make the server connect to its
 * own house. Listeners hear who connects, and every attempt of this process is watched, whoever it goes to. What counts
 * as public is a second IP of this machine (127.0.0.2), so that nothing leaves it.
 */

const thresholds = createThresholds()
const publicHere = '127.0.0.2'
const maxBytes = 10_000
let slowestMs = 0

const timed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const since = performance.now()
  try {
    return await work()
  } finally {
    slowestMs = Math.max(slowestMs, performance.now() - since)
  }
}

type Resolve = (hostname: string) => string
type Outside = { readonly resolve: Resolve; readonly isPublic?: (ip: string) => boolean }

const fetchPicture = (url: string, ports: readonly number[], { resolve, isPublic }: Outside) =>
  timed(async () =>
    String(
      await createFetchPicture({
        ports,
        resolve: async (hostname) => [resolve(hostname)],
        ...(isPublic && { isPublic }),
      })(new URL(url), maxBytes),
    ),
  )

/** As if it had been kept as a subscription: the last guard is the one at the connection. */
const post = (url: string, { resolve, isPublic }: Outside) =>
  timed(() =>
    postWebhook({
      url,
      headers: {},
      body: '{}',
      loopback: false,
      addressOf: (url, allowed) =>
        resolveCallbackIp(url, allowed, {
          resolve: async (hostname) => resolve(hostname),
          ...(isPublic && { rangeOf: (found) => (isPublic(found) ? 'unicast' : 'private') }),
        }),
    }).then(
      (status) => `HTTP ${status}`,
      (error: Error) => `refused: ${error.message}`,
    ),
  )

const isRefusal = (result: string) =>
  ['address-refused', 'unreachable', 'too-large'].includes(result) || result.startsWith('refused: ')

const toThisMachine: Resolve = () => '127.0.0.1'

const tryWrittenOut = async (port: number) => {
  const faults: string[] = []
  const hosts = privateHosts()
  for (const { host, said } of hosts) {
    for (const url of [`http://${host}:${port}/`, `https://${host}:${port}/`]) {
      if (isCallbackUrl(url, { loopback: false })) faults.push(`a callback may be ${url} (${said})`)
      if (!URL.canParse(url)) continue
      const picture = await fetchPicture(url, [port], { resolve: toThisMachine })
      if (!isRefusal(picture)) faults.push(`a picture of ${url} (${said}): ${picture}`)
      const posted = await post(url, { resolve: toThisMachine })
      if (!isRefusal(posted)) faults.push(`a webhook to ${url} (${said}): ${posted}`)
    }
  }
  thresholds.none(`not refused, of ${hosts.length * 2} private URLs written out`, faults)
}

const tryForms = async (port: number) => {
  const faults: string[] = []
  const forms = [...refusedForms('public.example', port), ...refusedForms('127.0.0.1', port)]
  for (const url of forms) {
    if (isCallbackUrl(url, { loopback: false })) faults.push(`a callback may be ${url}`)
    if (!URL.canParse(url)) continue
    const result = await fetchPicture(url, [80, 443], { resolve: toThisMachine })
    if (result !== 'address-refused') faults.push(`a picture of ${url}: ${result}`)
  }
  thresholds.none(`not refused, of ${forms.length} URLs in a form that is not ours`, faults)
}

const tryNames = async (port: number) => {
  const faults: string[] = []
  for (const result of privateIps) {
    const outside = { resolve: () => result }
    const picture = await fetchPicture(`http://public.example:${port}/`, [port], outside)
    if (!isRefusal(picture)) faults.push(`a picture of a name that is ${result}: ${picture}`)
    const posted = await post(`https://public.example:${port}/`, outside)
    if (!isRefusal(posted)) faults.push(`a webhook to a name that is ${result}: ${posted}`)
  }
  thresholds.none(`not refused, of ${privateIps.length} names that resolve to private IPs`, faults)
}

/** A name that is public the first time it is asked for, and this house from the second on. */
const tryRebinding = async (port: number) => {
  const faults: string[] = []
  for (let time = 0; time < 20; time += 1) {
    for (const reach of [
      (outside: Outside) => fetchPicture(`http://rebind.example:${port}/`, [port], outside),
      (outside: Outside) => post(`http://rebind.example:${port}/`, outside),
    ]) {
      let resolved = 0
      const resolve = () => {
        resolved += 1
        return resolved === 1 ? publicHere : '127.0.0.1'
      }
      await reach({ resolve, isPublic: (ip) => ip === publicHere })
      if (resolved !== 1) faults.push(`the name was resolved ${resolved} times`)
    }
  }
  thresholds.none('names that were resolved more than once, of 40', faults)
}

const redirectTargets = (port: number) => [
  ...[`http://127.0.0.1:${port}/`, `http://[::1]:${port}/`, `//127.0.0.1:${port}/`, 'http://169.254.169.254/'],
  ...[`http://2130706433:${port}/`, `http://localhost:${port}/`, 'file:///etc/passwd', `http://0:${port}/`],
]
const redirectStatuses = [300, 301, 302, 303, 305, 307, 308]

const tryRedirects = async (port: number) => {
  const faults: string[] = []
  const outside = { resolve: () => publicHere, isPublic: (ip: string) => ip === publicHere }
  for (const status of redirectStatuses)
    for (const target of redirectTargets(port)) {
      const url = `http://public.example:${port}/?status=${status}&to=${encodeURIComponent(target)}`
      const picture = await fetchPicture(url, [port], outside)
      if (picture !== 'unreachable') faults.push(`a picture behind ${status} to ${target}: ${picture}`)
      const posted = await post(url, outside)
      if (posted !== `HTTP ${status}`) faults.push(`a webhook behind ${status} to ${target}: ${posted}`)
    }
  thresholds.none(
    `followed, of ${redirectStatuses.length * redirectTargets(port).length * 2} redirects into this house`,
    faults,
  )
}

const prove = async () => {
  const house = await listenAt('127.0.0.1')
  const { port } = house
  const houseV6 = await listenAt('::1', port)
  const outside = await listenAt(publicHere, port, (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://x')
    const to = searchParams.get('to')
    if (to === null) response.end('picture')
    else
      response
        .writeHead(Number(searchParams.get('status')), {
          Location: to,
          Refresh: `0; url=${to}`,
          'Alt-Svc': `h1="${to}"`,
        })
        .end()
  })
  const watched = watchAttempts()

  await tryWrittenOut(port)
  await tryForms(port)
  await tryNames(port)
  thresholds.none('attempts to connect anywhere, so far', watched.attempts)
  await tryRebinding(port)
  await tryRedirects(port)
  thresholds.none(
    'attempts to connect to anything but the IP that was judged',
    watched.attempts.filter((attempt) => attempt !== `${publicHere} ${port}`),
  )
  thresholds.hold(
    'connections to this house',
    house.connections() + houseV6.connections(),
    house.connections() + houseV6.connections() === 0,
  )
  thresholds.hold('the slowest refusal within 1 s', inMs(slowestMs), slowestMs <= 1_000)
  // The listener and the watch would hear it.
  await fetchPicture(`http://127.0.0.1:${port}/`, [port], { resolve: toThisMachine, isPublic: () => true })
  thresholds.hold(
    'a connection that is let through is heard',
    `${house.connections()} in this house, ${outside.connections()} to the judged IP`,
    house.connections() === 1 && watched.attempts.at(-1) === `127.0.0.1 ${port}` && outside.connections() > 0,
  )
  watched.stop()
  for (const listener of [house, houseV6, outside]) listener.close()
  thresholds.conclude()
}

await prove()
