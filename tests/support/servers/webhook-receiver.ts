import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly rawBody: Buffer }

export type WebhookReceiver = Awaited<ReturnType<typeof createWebhookReceiver>>

/** A real server that records requests. Responds with the given statuses in turn, then with the last one for ever. */
export const createWebhookReceiver = async () => {
  const received: Received[] = []
  let statuses: number[] = [200]
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ url: request.url ?? '', headers: request.headers, rawBody: Buffer.concat(chunks) })
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200
    response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    respondWith(...next: number[]) {
      statuses = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
