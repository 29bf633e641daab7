import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { closeServer } from './close-server.ts'

const open = async () => {
  const server = createServer((_, response) => response.end('served'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = async (by: Agent = agent) => {
    const sent = request({ agent: by, port, host: '127.0.0.1', method: 'POST' }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return { body: await text(response), connection: response.headers.connection }
  }
  return { server, post }
}

it('a server that closes serves what a proxy sends over a connection that it has, and says that it was the last', async () => {
  const { server, post } = await open()
  expect(await post()).toEqual({ body: 'served', connection: 'keep-alive' })
  const closed = closeServer(server, { isBehindProxy: true })
  expect(await post()).toEqual({ body: 'served', connection: 'close' })
  await expect(post(new Agent())).rejects.toThrow('ECONNREFUSED')
  await closed
})

it('a server that closes does not wait for a proxy that leaves its connections open', async () => {
  const { server, post } = await open()
  await post()
  await closeServer(server, { isBehindProxy: true, leavesWithinMs: 50 })
  expect(server.listening).toBe(false)
})

it('a server that closes ends idle connections at once where no proxy holds them', async () => {
  const { server, post } = await open()
  await post()
  await closeServer(server)
  await expect(post()).rejects.toThrow()
})
