import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { type JunkKind, type JunkReport, junk } from './junk.ts'

/**
 * Sends junk over many connections, each with the next request as soon as the last was answered, until it is told to
 * stop. A thread of its own, so that it does not delay the clock of the reader.
 */
const { port, kind, connections, picture } = workerData as {
  port: number
  kind: JunkKind
  connections: number
  picture: string
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })
const report: { statuses: Record<string, number>; withoutRetryAfter: number } = { statuses: {}, withoutRetryAfter: 0 }
let isStopped = false

const send = () => {
  const { host = 'localhost', path, method = 'GET', headers = {}, body } = junk[kind](randomUUID(), picture)
  return new Promise<void>((resolve) => {
    const count = (status: string) => {
      report.statuses[status] = (report.statuses[status] ?? 0) + 1
      resolve()
    }
    const sent = request(
      { agent, port, host: '127.0.0.1', path, method, headers: { Host: `${host}:${port}`, ...headers } },
      (response) => {
        if (response.statusCode === 503 && !response.headers['retry-after']) report.withoutRetryAfter += 1
        response.resume().once('close', () => count(String(response.statusCode)))
      },
    )
    sent.once('error', (error: NodeJS.ErrnoException) => count(error.code ?? error.name))
    sent.end(body)
  })
}

const keepSending = async () => {
  while (!isStopped) await send()
}

parentPort?.once('message', () => {
  isStopped = true
})
await Promise.all(Array.from({ length: connections }, keepSending))
agent.destroy()
parentPort?.postMessage(report satisfies JunkReport)
