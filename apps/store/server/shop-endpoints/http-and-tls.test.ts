import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createSecureContext } from 'node:tls'
import { makeEndpointCertificate } from '@dvaput/platform/shops/endpoint-certificate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopFetch } from '../../../../tests/support/requests/shop-fetch.ts'
import { serveHttpAndTls } from './http-and-tls.ts'

let server: Server
let port = 0
let closePending = () => {}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let size = 0
    for await (const chunk of request) size += (chunk as Buffer).length
    response.end(`${'encrypted' in request.socket ? 'TLS' : 'plain'} ${request.method} ${size}`)
  })
  closePending = serveHttpAndTls(server, createSecureContext(await makeEndpointCertificate(['localhost']))).closePending
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const open = async (): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
const send = async (...parts: string[]) => {
  const socket = await open()
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
  })
  const closed = once(socket, 'close')
  for (const part of parts) {
    socket.write(part)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await closed
  return text
}

describe('one port', () => {
  it.each(['http', 'https'])('answers over %s, small and large', async (scheme) => {
    const kind = scheme === 'http' ? 'plain' : 'TLS'
    const address = `${scheme}://localhost:${port}/`
    expect(await (await shopFetch(address)).text()).toBe(`${kind} GET 0`)
    const large = Buffer.alloc(300_000)
    expect(await (await shopFetch(address, { method: 'POST', body: large })).text()).toBe(`${kind} POST 300000`)
  })

  it('answers several requests of one connection, however its bytes arrive', async () => {
    const text = await send(
      'G',
      'ET / HTTP/1.1\r\nHost: x\r\n',
      '\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )
    expect(text.match(/plain GET 0/g)).toHaveLength(2)
  })

  it('survives what is neither', async () => {
    expect(await send('\x00\x01\x02 nonsense\r\n\r\n')).toContain('400 Bad Request')
    expect(await send('\x16 no handshake at all')).not.toContain('HTTP')
    const gone = await open()
    gone.resetAndDestroy()
    expect(await (await shopFetch(`https://localhost:${port}/`)).text()).toBe('TLS GET 0')
  })

  it('lets go of connections that never said a word', async () => {
    const silent = await open()
    const closed = once(silent, 'close')
    silent.on('error', () => {})
    await new Promise((resolve) => setTimeout(resolve, 20))
    closePending()
    await closed
    expect(silent.destroyed).toBe(true)
  })
})
