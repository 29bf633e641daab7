import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { awaitFirstVisit } from './first-visit.ts'

const anHour = 3_600_000
const server = createServer(({ url }, response) => {
  if (url !== '/stream') response.end('page')
  else response.write('never ends')
})
const urlOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const visit = async (path: string) => (await fetch(urlOf(path))).text()

beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

it('the server waits for the first visitor, and no health check is one', async () => {
  let isOver = false
  const waiting = awaitFirstVisit(server, { comesWithinMs: anHour, servedWithinMs: anHour }).then(() => {
    isOver = true
  })
  await visit('/health/ready')
  expect(isOver).toBe(false)
  expect(await visit('/')).toBe('page')
  await waiting
  expect(server.listenerCount('request')).toBe(1)
})

it('the wait for the first visit ends by itself where nobody comes', async () => {
  await awaitFirstVisit(server, { comesWithinMs: 1, servedWithinMs: anHour })
  expect(server.listenerCount('request')).toBe(1)
})

it('the wait for the first visit does not wait for the end of a stream', async () => {
  const waiting = awaitFirstVisit(server, { comesWithinMs: anHour, servedWithinMs: 1 })
  const leaving = new AbortController()
  const stream = fetch(urlOf('/stream'), leaving)
  await waiting
  expect(server.listenerCount('request')).toBe(1)
  await stream
  leaving.abort()
})
