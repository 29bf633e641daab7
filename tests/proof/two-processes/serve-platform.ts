import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { openPlatformAt } from '../../support/platform-at.ts'
import { origin } from './origin.ts'

/** One server process of a proof, started with the URL of the database; prints its port, and sweeps on a message. */

const { platform } = await openPlatformAt({ url: process.argv[2] ?? '', dataDir: tmpdir(), log: console })

const server = createServer(async (incoming, outgoing) => {
  const { method = 'GET', headers } = incoming
  const body = await buffer(incoming)
  const incomingRequest = new Request(`${origin}${incoming.url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'POST' && { body }),
  })
  const clientIp = String(headers['x-forwarded-for'] ?? '127.0.0.1')
  const response = await platform.fetch(incomingRequest, { shop: 'main', clientIp })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
})

process.on('message', async () => {
  await platform.parts.checkouts.sweep()
  process.send?.('swept')
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
  process.send?.((server.address() as AddressInfo).port),
)
