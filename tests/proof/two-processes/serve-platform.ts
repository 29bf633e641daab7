import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { failpointActions, type PlatformFailpoint } from '@dvaput/database/failpoint'
import { isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import { openPlatformAt } from '../../support/databases/platform-at.ts'
import { createGatewayOf, type GatewayUrls } from '../gateways/gateway-of.ts'
import { originOf, parseShop } from './origin.ts'
import type { Command } from './platform-process.ts'

/**
 * One server process of a proof, started with the URL of the database and perhaps with the failpoint where it kills
 * itself, or with the gateways that take its cards; prints its port, and does on a message what the schedule of a shop would do.
 */

const [url = '', diesAt = '', gateways = ''] = process.argv.slice(2)
const gatewayOf = gateways === '' ? undefined : createGatewayOf(JSON.parse(gateways) as GatewayUrls)
if (diesAt !== '') failpointActions[diesAt as PlatformFailpoint] = { do: 'kill' }
const logError = (fields: { err?: unknown }, message: string) => {
  const isExpected =
    diesAt !== '' || gatewayOf !== undefined || isDatabaseUnavailable(fields.err) || message === 'job queue error'
  if (!isExpected) console.error(message, fields)
}
const { platform, jobs } = await openPlatformAt({
  url,
  dataDir: tmpdir(),
  logError,
  ...(gatewayOf && { gatewayOf }),
})

const respond = async (request: Request, shop: string, clientIp: string): Promise<Response> => {
  try {
    return await platform.fetch(request, { shop, clientIp })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return new Response('', { status: 503, headers: { 'Retry-After': '5' } })
  }
}

const server = createServer(async (incoming, outgoing) => {
  const { method = 'GET', headers } = incoming
  const body = await buffer(incoming)
  const shop = parseShop(headers.host)
  const request = new Request(`${originOf(shop)}${incoming.url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'POST' && { body }),
  })
  const response = await respond(request, shop, String(headers['x-forwarded-for'] ?? '127.0.0.1'))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
})

const commands: Readonly<Record<Command, () => Promise<unknown>>> = {
  sweep: () => platform.parts.checkouts.sweep(),
  'end-holds': () => platform.parts.checkouts.endExpiredHolds(),
  drain: () => jobs.drain(),
}

process.on('message', async ({ command, id }: { command: Command; id: string }) => {
  // What the schedule cannot do now it does the next time.
  await commands[command]().catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error
  })
  process.send?.(id)
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
  process.send?.((server.address() as AddressInfo).port),
)
