import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { cutSlowReaders } from './cut-slow-readers.ts'

const serve = async (listener: RequestListener) => {
  const server = createServer(cutSlowReaders(listener))
  server.timeout = 50
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  const [socket] = (await accepted) as [Socket]
  return { client, socket, [Symbol.dispose]: () => void server.close() }
}

it('ends the connection of a client that does not read', async () => {
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

it('waits for work that takes longer', async () => {
  using served = await serve((_, response) => void setTimeout(() => response.end('made'), 200))
  expect(await text(served.client)).toMatch(/made$/)
})

it('leaves a stream that is quiet open', async () => {
  using served = await serve((_, response) => {
    response.write('first ')
    setTimeout(() => response.end('second'), 200)
  })
  expect(await text(served.client)).toMatch(/first .*second/s)
})
