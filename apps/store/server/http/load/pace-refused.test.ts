import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { paceRefused } from './pace-refused.ts'

/** A server that refuses `/refused`, and one connection to it. */
const open = async ({ isDirect = true, pauseMs = 100_000 } = {}) => {
  const seen: string[] = []
  const server = createServer(
    paceRefused(
      ({ url = '' }, response) => {
        seen.push(url)
        response.writeHead(url === '/refused' ? 503 : 200, { 'Content-Length': 0 }).end()
      },
      { isDirect: () => isDirect, pauseMs },
    ),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const openSocket = async () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return {
      send: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
      reply: async () => ((await once(socket, 'data')) as [Buffer])[0].toString('latin1').split(' ')[1],
    }
  }
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { seen, openSocket }
}

it('the pace of refused requests answers a refusal at once and reads the next request of that connection later; others go on', async () => {
  const { seen, openSocket } = await open()
  const [refused, other] = [await openSocket(), await openSocket()]
  refused.send('/refused')
  expect(await refused.reply()).toBe('503')
  refused.send('/again')
  other.send('/other')
  expect(await other.reply()).toBe('200')
  other.send('/more')
  expect(await other.reply()).toBe('200')
  expect(seen).toEqual(['/refused', '/other', '/more'])
})

it('the connection of a refused client is read again after the pause', async () => {
  const { openSocket } = await open({ pauseMs: 1 })
  const { send, reply } = await openSocket()
  for (const path of ['/refused', '/refused', '/page']) {
    send(path)
    expect(await reply()).toBe(path === '/page' ? '200' : '503')
  }
})

it('the pace of refused requests does not hold up a proxy', async () => {
  const { openSocket } = await open({ isDirect: false })
  const { send, reply } = await openSocket()
  send('/refused')
  expect(await reply()).toBe('503')
  send('/page')
  expect(await reply()).toBe('200')
})
