import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { lingeringClose } from './lingering-close.ts'

const megabyte = Buffer.alloc(1024 * 1024, 'x')
const limits = { maxMs: 20_000, maxBytes: 64 * megabyte.length, maxConnections: 10 }
const refuse: RequestListener = (_, response) => void response.writeHead(413).end('too large')

const serve = async (listener: RequestListener, given: Partial<typeof limits> = {}) => {
  const server = createServer(lingeringClose(listener, { ...limits, ...given }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return async (...headers: string[]) => {
    const accepted = once(server, 'connection')
    const { port } = server.address() as AddressInfo
    // It goes on writing after the response, as a browser does.
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    client.on('error', () => undefined)
    onTestFinished(() => void client.destroy())
    client.write(['POST / HTTP/1.1', 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'))
    const [socket] = (await accepted) as [Socket]
    return { client, socket }
  }
}

const closed = (socket: Socket) => new Promise((resolve) => void socket.once('close', resolve))

const write = (client: Socket, data: string | Buffer) =>
  new Promise<void>((resolve, reject) => void client.write(data, (error) => (error ? reject(error) : resolve())))

it('the server that refuses a body lets a client write its whole body before it reads the refusal', async () => {
  const open = await serve(refuse)
  const { client } = await open(`Content-Length: ${20 * megabyte.length}`)
  for (let count = 0; count < 20; count += 1) await write(client, megabyte)
  expect(await text(client)).toMatch(/^HTTP\/1.1 413 .*too large/s)
})

it('the server that refuses a body waits as well where somebody began to read it', async () => {
  const open = await serve(async (request, response) => {
    await (Readable.toWeb(request) as ReadableStream).getReader().read()
    refuse(request, response)
  })
  const { client } = await open('Transfer-Encoding: chunked')
  for (let count = 0; count < 20; count += 1) {
    await write(client, `${megabyte.length.toString(16)}\r\n`)
    await write(client, megabyte)
    await write(client, '\r\n')
  }
  await write(client, '0\r\n\r\n')
  expect(await text(client)).toMatch(/^HTTP\/1.1 413 .*too large/s)
})

it('the server that refuses a body waits for the rest no longer than its time', async () => {
  const open = await serve(refuse, { maxMs: 50 })
  const { client, socket } = await open('Content-Length: 100')
  client.resume()
  await closed(socket)
})

it('the server that refuses a body reads no more than its share', async () => {
  const open = await serve(refuse, { maxBytes: megabyte.length })
  const { client, socket } = await open(`Content-Length: ${1_000 * megabyte.length}`)
  const send = (error?: Error | null) => void (error || client.write(megabyte, send))
  send()
  await closed(socket)
  expect(socket.bytesRead).toBeGreaterThan(megabyte.length)
})

it('the server that refuses a body waits for so many at once alone', async () => {
  const open = await serve(refuse, { maxConnections: 1 })
  const first = await open('Content-Length: 100')
  // The refusal has come: the first one lingers.
  await once(first.client, 'data')
  const second = await open('Content-Length: 100')
  await closed(second.socket)
  expect(first.socket.destroyed).toBe(false)
  // It makes room for the next.
  await write(first.client, 'x'.repeat(100))
  await closed(first.socket)
  const third = await open('Content-Length: 100')
  await once(third.client, 'data')
  expect(third.socket.destroyed).toBe(false)
})
