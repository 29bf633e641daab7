import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { startServer } from '../support/servers/running-server.ts'
import { type JunkKind, type JunkReport, junkKinds } from './junk-rush/junk.ts'

/**
 * One visitor asks over 30 connections for what no cache can answer, while others read the front page.
 * `node tests/proof/junk-rush.ts [30]` sends each kind of junk for so many seconds.
 */

const [seconds = 30] = process.argv.slice(2).map(Number)
const connections = 30
const readEveryMs = 25
const maxTimesSlower = 10
const thresholds = createThresholds()

await using closing = new AsyncDisposableStack()
const folder = await createDataFolder()
closing.defer(folder.remove)
// The limits as they come: other tests raise them.
const server = await startServer({
  env: { DATA_DIR: folder.path, ERA_PORT: '', BUSY_REQUESTS: '', RENDERS_PER_VISITOR: '' },
})
closing.defer(async () => void (await server.stop()))
const agent = new Agent({ keepAlive: true })
closing.defer(async () => agent.destroy())

type Read = { readonly ms: number; readonly status: number }

const read = (path: string): Promise<Read> =>
  new Promise((resolve, reject) => {
    const since = performance.now()
    const headers = { Host: `localhost:${server.port}`, 'Accept-Encoding': 'br' }
    const sent = request({ agent, port: server.port, host: '127.0.0.1', path, headers }, (response) =>
      response
        .resume()
        .once('close', () => resolve({ ms: performance.now() - since, status: response.statusCode ?? 0 })),
    )
    // A connection that the server closes while it is used again is opened anew, as a browser does.
    sent.once('error', (error) => (sent.reusedSocket ? resolve(read(path)) : reject(error))).end()
  })

const readText = async (path: string) => (await fetch(`${server.url}${path}`)).text()
const [picture = ''] = /\/cdn\/shop\/files\/[^"?& ]+/.exec(await readText('/products')) ?? []

/** As many readers do: the next one does not wait for the one before. */
const readFrontPage = async () => {
  const reads: Promise<Read>[] = []
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; await sleep(readEveryMs))
    reads.push(read('/'))
  const done = await Promise.all(reads)
  return { times: done.map(({ ms }) => ms), failed: done.filter(({ status }) => status !== 200).length }
}

const rush = async (kind: JunkKind) => {
  const worker = new Worker(new URL('./junk-rush/send-junk.ts', import.meta.url), {
    workerData: { port: server.port, kind, connections, picture },
  })
  const report = once(worker, 'message') as Promise<[JunkReport]>
  await once(worker, 'online')
  const frontPage = await readFrontPage()
  worker.postMessage('stop')
  const [sent] = await report
  return { ...frontPage, sent }
}

for (const path of ['/', '/', '/products']) await read(path)
await readFrontPage()
const quiet = percentile((await readFrontPage()).times, 0.95)
console.log(`quiet p95 ${inMs(quiet)}`)
for (const kind of junkKinds) {
  const { times, failed, sent } = await rush(kind)
  const p95 = percentile(times, 0.95)
  thresholds.hold(
    `${connections} connections with ${kind}: p95 of the cached page within ${maxTimesSlower} times of its quiet value`,
    `${inMs(p95)} of ${inMs(quiet)}, ${JSON.stringify(sent.statuses)}, median ${inMs(percentile(times, 0.5))}`,
    p95 <= quiet * maxTimesSlower && failed === 0,
  )
  thresholds.hold(`${kind}: every 503 says when to come again`, sent.withoutRetryAfter, sent.withoutRetryAfter === 0)
  await sleep(2_000)
}
thresholds.conclude()
