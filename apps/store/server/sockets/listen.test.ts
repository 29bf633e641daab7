import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'

const crowd = 1_000
const busyMs = 900
const nodesOwnBacklog = 512

const connectCrowd = `
  const { connect } = require('node:net')
  const { workerData: { port, crowd, connected } } = require('node:worker_threads')
  for (let count = 0; count < crowd; count += 1)
    connect(port, '127.0.0.1').on('error', () => {}).once('connect', () => Atomics.add(connected, 0, 1))
`

/** The system has the last word on how many may wait. */
const mayWait = () => {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
  } catch {
    return 0
  }
}

// A connection that finds no room is tried again after a second: it is not among those that count here.
it.runIf(mayWait() >= crowd)('has room for a crowd that comes while it is busy', async () => {
  const server = await listen((_, response) => response.end(), { port: 0, host: '127.0.0.1', setting: 'PORT' })
  const { port } = server.address() as AddressInfo
  const connected = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(connectCrowd, { eval: true, workerData: { port, crowd, connected } })
  onTestFinished(async () => {
    await worker.terminate()
    server.closeAllConnections()
    server.close()
  })
  await once(worker, 'online')
  // Holds up the event loop that would accept them.
  for (const until = performance.now() + busyMs; performance.now() < until; )
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  expect(Atomics.load(connected, 0)).toBeGreaterThan(nodesOwnBacklog)
})
