import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { readCpuSeconds } from '../support/proofs/process-stats.ts'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { startServer } from '../support/servers/running-server.ts'
import { ordinaryQueries, type RefusedKind, refusedDocuments } from './graphql-refusals/refused-documents.ts'

/**
 * T33: documents that must not be run, 500 a second for ten seconds, while shoppers go on querying. The server is the
 * shop's own, in a process of its own. `node tests/proof/graphql-refusals.ts [per second] [seconds]`.
 */

type TimedResponse = { readonly status: number; readonly text: string; readonly ms: number }
type SentQuery = { readonly kind: string; readonly body: string; readonly token?: boolean; readonly from?: string }

const kinds = Object.keys(refusedDocuments) as RefusedKind[]
const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const shoppers = 10
const thinkMs = 500

const queryAt =
  (port: number) =>
  ({ kind, body, token = true, from = '192.0.2.1' }: SentQuery): Promise<TimedResponse> => {
    const { promise, resolve, reject } = Promise.withResolvers<TimedResponse>()
    const since = performance.now()
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'X-Forwarded-For': from,
      'X-Proof-Kind': kind,
      ...(token && { 'X-Shopify-Storefront-Access-Token': demoPublicToken }),
    }
    const path = '/api/2025-04/graphql.json'
    const sending = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, async (response) => {
      const text = (await buffer(response)).toString()
      resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - since })
    })
    sending.on('error', reject)
    sending.end(body)
    return promise
  }

type Send = ReturnType<typeof queryAt>
const thresholds = createThresholds()
let mark = 0

const makeRefused = (kind: RefusedKind) => {
  mark += 1
  return { ...refusedDocuments[kind](mark), kind, from: `198.51.100.${mark % 250}` }
}

const sendRefused = async (send: Send, { expected, kind, ...sent }: ReturnType<typeof makeRefused>) => {
  const response = await send({ ...sent, kind: `refused ${kind}` })
  const isRefused = expected.test(response.text) && !/"data"/.test(response.text)
  return {
    ...response,
    kind,
    fault: isRefused ? undefined : `${kind}: ${response.status} ${response.text.slice(0, 200)}`,
  }
}

/** One after the other, so that a figure is one document's own. */
const measureAlone = async (send: Send) => {
  const faults: string[] = []
  for (const kind of kinds) {
    await sendRefused(send, makeRefused(kind))
    const responses = []
    for (let count = 0; count < 20; count += 1) responses.push(await sendRefused(send, makeRefused(kind)))
    const times = responses.map(({ ms }) => ms)
    const figure = `median ${inMs(percentile(times, 0.5))}, p95 ${inMs(percentile(times, 0.95))}`
    thresholds.hold(`${kind}, alone, within 20 ms`, figure, percentile(times, 0.95) <= 20)
    for (const { fault } of responses) if (fault) faults.push(fault)
  }
  thresholds.none('not refused for its reason, alone', faults)
}

const shop = async (send: Send, queries: readonly string[], until: number, shopper: number) => {
  const responses: TimedResponse[] = []
  for (let turn = shopper; performance.now() < until; turn += 1) {
    const query = queries[turn % queries.length]
    responses.push(await send({ kind: 'ordinary', body: JSON.stringify({ query }), from: `203.0.113.${shopper + 1}` }))
    await sleep(thinkMs)
  }
  return responses
}

const shopAll = async (send: Send, queries: readonly string[], seconds: number) => {
  const until = performance.now() + seconds * 1_000
  return (await Promise.all(Array.from({ length: shoppers }, (_, index) => shop(send, queries, until, index)))).flat()
}

/** Sent when their time has come, whether the earlier ones are answered or not. */
const pour = async (send: Send, documents: readonly ReturnType<typeof makeRefused>[], perSecond: number) => {
  const from = performance.now()
  const responses = []
  for (const [sent, document] of documents.entries()) {
    const early = from + (sent / perSecond) * 1_000 - performance.now()
    if (early > 0) await sleep(early)
    responses.push(sendRefused(send, document))
  }
  const all = await Promise.all(responses)
  return { responses: all, perSecond: all.length / ((performance.now() - from) / 1_000) }
}

const describe = (responses: readonly TimedResponse[]) =>
  `${responses.length} responses, median ${inMs(
    percentile(
      responses.map(({ ms }) => ms),
      0.5,
    ),
  )}, p95 ${inMs(
    percentile(
      responses.map(({ ms }) => ms),
      0.95,
    ),
  )}`

const measureTogether = async (send: Send, pid: number, perSecond: number, seconds: number) => {
  const listed = await send({
    kind: 'ordinary',
    body: JSON.stringify({ query: '{ products(first: 1) { nodes { handle } } }' }),
  })
  const handle = JSON.parse(listed.text).data.products.nodes[0].handle as string
  const queries = ordinaryQueries(handle)
  console.log(`shoppers by themselves: ${describe(await shopAll(send, queries, 3))}`)
  const documents = Array.from({ length: perSecond * seconds }, (_, index) =>
    makeRefused(kinds[index % kinds.length] ?? 'depth 50'),
  )
  const cpuBefore = readCpuSeconds(pid)
  const [ordinary, refused] = await Promise.all([shopAll(send, queries, seconds), pour(send, documents, perSecond)])
  const p95 = percentile(
    ordinary.map(({ ms }) => ms),
    0.95,
  )
  const cpu = readCpuSeconds(pid) - cpuBefore
  console.log(
    `the server's own time for both: ${cpu.toFixed(1)} s; other work of this machine: ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(`refused, under load: ${describe(refused.responses)}`)
  thresholds.hold(
    `${perSecond} refused each second`,
    refused.perSecond.toFixed(0),
    refused.perSecond >= perSecond * 0.95,
  )
  thresholds.hold('shoppers meanwhile: p95 within 300 ms', describe(ordinary), p95 <= 300)
  thresholds.none(
    'not refused for its reason, under load',
    refused.responses.flatMap(({ fault }) => fault ?? []),
  )
  const unwell = ordinary.filter(({ status, text }) => status !== 200 || text.includes('"errors"'))
  thresholds.none(
    'shoppers without a response',
    unwell.map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
  )
}

/** Ten tries in one document are ten tries: five are allowed a minute, and the next request has none left. */
const countLogins = async (send: Send) => {
  const login = (alias: string) =>
    `${alias}: customerAccessTokenCreate(input: {email: "${alias}@example.com", password: "wrong-word"}) { customerUserErrors { code } }`
  const tryAt = async (...aliases: string[]) => {
    const query = `mutation { ${aliases.map(login).join(' ')} }`
    const { text } = await send({ kind: 'login', body: JSON.stringify({ query }), from: '192.0.2.77' })
    return { tried: text.split('UNIDENTIFIED_CUSTOMER').length - 1, refused: text.split('THROTTLED').length - 1 }
  }
  const together = await tryAt(...Array.from({ length: 10 }, (_, index) => `a${index}`))
  thresholds.hold(
    'ten logins by alias are ten tries',
    JSON.stringify(together),
    together.tried === 5 && together.refused === 5,
  )
  const after = await tryAt('b')
  thresholds.hold(
    'and leave none for the next request',
    JSON.stringify(after),
    after.tried === 0 && after.refused === 1,
  )
}

/** A shop on its first day syncs its complete catalogue: that is not what is measured here. */
const waitUntilQuiet = async (pid: number) => {
  for (let turn = 0; turn < 60; turn += 1) {
    const before = readCpuSeconds(pid)
    await sleep(2_000)
    if (readCpuSeconds(pid) - before < 0.2) return
  }
  throw new Error('the server found no rest in two minutes')
}

const sum = (counts: Record<string, number>, isMeant: (name: string) => boolean) =>
  Object.entries(counts).reduce((total, [name, count]) => total + (isMeant(name) ? count : 0), 0)

const prove = async (perSecond: number, seconds: number) => {
  const folder = await createDataFolder()
  const counted = join(folder.path, 'statements.json')
  const counter = new URL(import.meta.resolve('./graphql-refusals/count-statements.ts'))
  counter.searchParams.set('to', counted)
  const shopPort = await findFreePort()
  const server = await startServer({
    env: {
      DATA_DIR: folder.path,
      MAIN_PORT: String(shopPort),
      // So that each shopper may have an IP of their own.
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_OPTIONS: `--import=${counter}`,
    },
  })
  try {
    await waitUntilQuiet(server.pid)
    const send = queryAt(shopPort)
    await measureAlone(send)
    await measureTogether(send, server.pid, perSecond, seconds)
    await countLogins(send)
  } finally {
    agent.destroy()
    await server.stop()
  }
  const { requests, statements } = JSON.parse(await readFile(counted, 'utf8')) as Record<
    'requests' | 'statements',
    Record<string, number>
  >
  const isRefused = (name: string) => name.startsWith('refused ')
  const ordinary = sum(statements, (name) => name === 'ordinary')
  thresholds.hold(
    'statements of refused documents',
    `${sum(statements, isRefused)} for ${sum(requests, isRefused)} requests`,
    sum(statements, isRefused) === 0 && sum(requests, isRefused) >= perSecond * seconds,
  )
  thresholds.hold('the count sees statements at all', `${ordinary} of shoppers`, ordinary > 0)
  await folder.remove()
  thresholds.conclude()
}

const [perSecond = '500', seconds = '10'] = process.argv.slice(2)
await prove(Number(perSecond), Number(seconds))
