import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Fields, type Garbage, type Json, writeJson } from './garbage.ts'

/** The inventory is this long, whatever the sandbox has: a sync is one page, and many kinds take little time. */
const rowsListed = 40
/** Every tenth row of a list is spoilt; the others have to be taken all the same. */
const spoiltEvery = 10

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listsOf = (body: Json): Json[][] =>
  isFields(body)
    ? Object.values(body).flatMap((value) =>
        Array.isArray(value) ? [value] : isFields(value) ? Object.values(value).filter(Array.isArray) : [],
      )
    : []

/** A proxy before the sandbox of the warehouse that answers wrongly in one way at a time. */
export const startGarbageProxy = async (target: string) => {
  let garbage: Garbage | undefined
  let mark = ''
  let hits = 0

  const spoilRows = (body: Json, { row, isEveryRow }: Garbage) => {
    if (!row) return
    for (const list of listsOf(body))
      for (let nth = 0; nth < list.length; nth += isEveryRow ? 1 : spoiltEvery) {
        const [own, other] = [list[nth], list[(nth + 1) % list.length]]
        if (isFields(own) && isFields(other)) list[nth] = row(own, other) as Json
      }
  }

  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', headers } = incoming
    const url = new URL(incoming.url ?? '/', target)
    const isInventory = url.pathname === '/era/inventory'
    if (garbage?.repeats) url.searchParams.set('offset', '0')
    const offset = Number(url.searchParams.get('offset') ?? 0)
    if (isInventory) url.searchParams.set('limit', String(Math.max(1, rowsListed - offset)))
    const sent = await buffer(incoming)
    const response = await fetch(url, {
      method,
      headers: { ...(headers as Record<string, string>), host: url.host, connection: 'close' },
      ...(method !== 'GET' && { body: sent }),
    })
    let text = await response.text()
    const active =
      garbage && url.pathname.startsWith(garbage.path) && (garbage.method ?? method) === method ? garbage : undefined
    const json = { 'Content-Type': 'application/json; charset=utf-8' }
    if (active) hits += 1
    if (response.headers.get('content-type')?.includes('json')) {
      const body = JSON.parse(text) as Fields
      if (isInventory && isFields(body.data)) {
        const rows = offset < rowsListed ? (body.data.listings as Fields[]) : []
        body.data = { ...body.data, total: rowsListed, listings: rows.map((row) => ({ ...row, description: mark })) }
      }
      if (active) spoilRows(body, active)
      text = writeJson(active?.body ? active.body(body) : body)
    }
    if (active?.respond) return active.respond(text, outgoing)
    outgoing.writeHead(response.status, json).end(active?.text ? active.text(text) : text)
  })
  server.on('clientError', (_, socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rowsListed,
    /** How many rows of the inventory a kind spoils. */
    rowsSpoilt: Math.ceil(rowsListed / spoiltEvery),
    choose(next: Garbage | undefined) {
      garbage = next
      hits = 0
    },
    /** The description of every row of the inventory: where it stands, the row was taken. */
    setMark(text: string) {
      mark = text
    },
    /** How many responses were spoilt since the kind was chosen. */
    hits: () => hits,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type GarbageProxy = Awaited<ReturnType<typeof startGarbageProxy>>
