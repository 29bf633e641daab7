import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a shop may fail. `forgets`: it does what it is asked and the answer is lost. */
export type Behaviour = 'answers' | 'forgets' | 'hangs' | 'drops' | 'html' | 'rubbish' | 'errors' | 503

export type MisbehavingShop = Awaited<ReturnType<typeof createMisbehavingShop>>

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer) =>
  void response.writeHead(status, { 'Content-Type': type }).end(body)

const page = '<!DOCTYPE html><html><title>Just a moment</title></html>'

const misbehave = {
  hangs: () => undefined,
  drops: (response) => void response.destroy(),
  html: (response) => send(response, 200, 'text/html', page),
  rubbish: (response) => send(response, 200, 'application/json', '{"data":{"products":{"nodes":7}},'),
  errors: (response) => send(response, 200, 'application/json', '{"errors":[{"message":"Not so"}]}'),
  503: (response) => send(response, 503, 'text/html', page),
} as const satisfies Record<Exclude<Behaviour, 'answers' | 'forgets'>, (response: ServerResponse) => void>

/** A real server in front of a shop: passes requests on, or fails in one of the ways that servers do. */
export const createMisbehavingShop = async (respond: (request: Request) => Promise<Response>) => {
  let usual: Behaviour = 'answers'
  const ofOperations = new Map<string, Behaviour>()
  const received: { readonly operation: string; readonly variables: Record<string, unknown> }[] = []
  const passOn = async (
    { url, method = 'GET', headers }: IncomingMessage,
    response: ServerResponse,
    { body, isForgotten = false }: { body?: string; isForgotten?: boolean } = {},
  ) => {
    const init = { method, headers: new Headers(headers as Record<string, string>), body: body ?? null }
    const ask = () => respond(new Request(`http://shop.example${url}`, init))
    let passed = await ask()
    // A shop that had too many requests has done nothing that could be forgotten.
    while (isForgotten && (await passed.clone().text()).includes('THROTTLED')) {
      await sleep(500)
      passed = await ask()
    }
    if (isForgotten) return void response.destroy()
    send(response, passed.status, passed.headers.get('Content-Type') ?? '', Buffer.from(await passed.arrayBuffer()))
  }
  const server = createServer(async (request, response) => {
    // Pictures load whatever the shop does.
    if (request.method === 'GET') return passOn(request, response)
    const body = await readBody(request)
    const { query = '', variables = {} } = JSON.parse(body) as { query?: string; variables?: Record<string, unknown> }
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    received.push({ operation, variables })
    const behaviour = ofOperations.get(operation) ?? usual
    if (behaviour !== 'answers' && behaviour !== 'forgets') return misbehave[behaviour](response)
    return passOn(request, response, { body, isForgotten: behaviour === 'forgets' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** For all requests from now on, or for the named operations alone. */
    behave(next: Behaviour, ...operations: string[]) {
      for (const operation of operations) ofOperations.set(operation, next)
      if (operations.length > 0) return
      usual = next
      ofOperations.clear()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
