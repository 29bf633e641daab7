import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { cutSlowBodies } from './cut-slow-bodies.ts'

const open = async (limits: Parameters<typeof cutSlowBodies>[1], { answersEarly = false } = {}) => {
  const server = createServer(
    cutSlowBodies(async (request, response) => {
      if (answersEarly) return response.writeHead(200).write('early ')
      const body = await text(request).catch(() => undefined)
      if (body !== undefined) response.end(`got ${body.length}`)
      return undefined
    }, limits),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  return { socket, everything: text(socket).catch(() => 'cut') }
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`

it('the limit of slow request bodies ends a connection whose body does not come', async () => {
  const { socket, everything } = await open({ graceMs: 50, bytesPerSecond: 1_000_000 })
  socket.write(`${head(100)}a`)
  expect(await everything).toMatch(/^HTTP\/1.1 408 /)
})

it('the limit of slow request bodies ends a request that comes a byte at a time', async () => {
  const { socket, everything } = await open({ graceMs: 50, bytesPerSecond: 1_000_000 })
  socket.write(head(1_000_000))
  const drip = setInterval(() => socket.write('a'), 5)
  onTestFinished(() => clearInterval(drip))
  // What was sent after the end may be answered by a reset, before the response is read.
  expect(await everything).toMatch(/cut|^HTTP\/1.1 408 /)
})

it('the limit of slow request bodies ends a request that was answered already', async () => {
  const { socket, everything } = await open({ graceMs: 50, bytesPerSecond: 1_000_000 }, { answersEarly: true })
  socket.write(head(100))
  expect(await everything).toMatch(/cut|^HTTP\/1.1 200/)
  expect(socket.destroyed).toBe(true)
})

it('the limit of slow request bodies leaves a large body its time while it comes', async () => {
  const { socket, everything } = await open({ graceMs: 1_000, bytesPerSecond: 1 })
  socket.write(head(300))
  await sleep(50)
  socket.write('a'.repeat(200))
  await sleep(1_500)
  socket.write('a'.repeat(100))
  expect(await everything).toContain('got 300')
})

it('the limit of slow request bodies has nothing against a request that came whole, however long its answer takes', async () => {
  const { socket, everything } = await open({ graceMs: 1, bytesPerSecond: 1 })
  socket.write(`${head(3)}abc`)
  expect(await everything).toContain('got 3')
})
