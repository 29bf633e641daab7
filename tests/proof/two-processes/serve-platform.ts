import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { openPlatformAt } from '../../support/platform-at.ts'
import { origin } from './origin.ts'

/** One server process of a proof, started with the address of the database; says its port, and sweeps when told to. */

const { platform } = await openPlatformAt({ url: process.argv[2] ?? '', dataDir: tmpdir(), log: console })

const server = createServer(async (incoming, outgoing) => {
  const { method = 'GET', headers } = incoming
  const body = await buffer(incoming)
  const asked = new Request(`${origin}${incoming.url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'POST' && { body }),
  })
  const clientIp = String(headers['x-forwarded-for'] ?? '127.0.0.1')
  const answer = await platform.fetch(asked, { shop: 'main', clientIp })
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  outgoing.end(Buffer.from(await answer.arrayBuffer()))
})

process.on('message', async () => {
  await platform.parts.checkouts.sweep()
  process.send?.('swept')
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
  process.send?.((server.address() as AddressInfo).port),
)
