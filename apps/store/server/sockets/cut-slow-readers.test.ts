import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cutSlowReaders } from './cut-slow-readers.ts'

const serve = async (listener: RequestListener, stallMs = 50) => {
  const server = createServer(cutSlowReaders(listener, { stallMs, checkMs: 10 }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  const [socket] = (await accepted) as [Socket]
  return { client, socket, [Symbol.dispose]: () => void server.close() }
}

it('the limit of slow readers ends the connection of a client that does not read', async () => {
  const page = Buffer.alloc(64 * 1024 * 1024, 'x')
  let isSent: boolean | undefined
  using served = await serve((_, response) => {
    response.once('close', () => {
      isSent = response.writableFinished
    })
    response.end(page)
  })
  served.client.pause()
  await once(served.socket, 'close')
  expect(isSent).toBe(false)
  served.client.destroy()
})

it('the limit of slow readers ends a connection also if the client goes on sending', async () => {
  using served = await serve((_, response) => void response.end(Buffer.alloc(64 * 1024 * 1024, 'x')))
  served.client.pause()
  // Empty lines between requests are allowed.
  const drip = setInterval(() => served.client.write('\r\n'), 5)
  await once(served.socket, 'close')
  clearInterval(drip)
  served.client.destroy()
})

it('the limit of slow readers leaves a slow client alone that reads on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const [pieces, piece] = [128, Buffer.alloc(256 * 1024, 'x')]
  const [stallMs, pauseMs] = [50, 40]
  let taken = 0
  using served = await serve(async (_, response) => {
    for (; taken < pieces; taken += 1) await new Promise((written) => response.write(piece, written))
    response.end()
  }, stallMs)
  let [readBytes, noticed, passedMs] = [0, 0, 0]
  for await (const chunk of served.client) {
    readBytes += (chunk as Buffer).length
    if (taken === noticed) continue
    // The server got rid of more; nearly the time of a stall passes until it gets rid of the next.
    noticed = taken
    passedMs += pauseMs
    vi.advanceTimersByTime(pauseMs)
  }
  expect(readBytes).toBeGreaterThan(pieces * piece.length)
  expect(passedMs).toBeGreaterThan(5 * stallMs)
})

it('the limit of slow readers waits for work that takes longer', async () => {
  using served = await serve((_, response) => void setTimeout(() => response.end('made'), 200))
  expect(await text(served.client)).toMatch(/made$/)
})

it('the limit of slow readers leaves a stream that is quiet open', async () => {
  using served = await serve((_, response) => {
    response.write('first ')
    setTimeout(() => response.end('second'), 200)
  })
  expect(await text(served.client)).toMatch(/first .*second/s)
})
