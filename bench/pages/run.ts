import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { createDataFolder } from '../../tests/support/servers/data-folder.ts'
import { startServer } from '../../tests/support/servers/running-server.ts'
import { median } from '../median.ts'
import { countResponses } from './count-responses.ts'
import { pagesOf } from './pages-of.ts'

/** Cached pages beside a bare Node server that sends the same bytes, in turns, in one run. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '11' }, ms: { type: 'string', default: '1000' } },
})

// A cached page must reach at least so much of the bare server's requests a second.
const minShare = 0.5

const headers = { Host: 'localhost', 'Accept-Encoding': 'br', Cookie: 'theme=light' }

const readPage = async (port: number, path: string) => {
  const [response] = (await once(get({ port, path, host: '127.0.0.1', headers, agent: false }), 'response')) as [
    IncomingMessage,
  ]
  return { status: response.statusCode, rawHeaders: response.rawHeaders, body: await buffer(response) }
}

const withoutOwn = (raw: readonly string[]): string[] =>
  raw.flatMap((name, index) =>
    index % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(name) ? [name, raw[index + 1] ?? ''] : [],
  )

const openBareServer = async (page: Awaited<ReturnType<typeof readPage>>) => {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'))
  child.send({ headers: withoutOwn(page.rawHeaders), body: page.body.toString('base64') })
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  return { port, close: () => child.kill() }
}

const compare = async (name: string, port: number, path: string): Promise<boolean> => {
  await readPage(port, path)
  const page = await readPage(port, path)
  if (page.status !== 200) throw new Error(`${path} responded ${page.status}`)
  const bare = await openBareServer(page)
  const same = await readPage(bare.port, path)
  if (!same.body.equals(page.body) || `${withoutOwn(same.rawHeaders)}` !== `${withoutOwn(page.rawHeaders)}`)
    throw new Error('the bare server sends other bytes')
  const rounds = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // Cached pages are fresh for a minute: read anew, so that no round falls on the other side of it.
    await readPage(port, path)
    await readPage(port, path)
    const ms = Number(values.ms)
    rounds.push({
      ours: await countResponses({ port, path, headers }, { ms }),
      bare: await countResponses({ port: bare.port, path, headers }, { ms }),
    })
  }
  bare.close()
  const share = median(rounds.map((round) => round.ours / round.bare))
  const [ours, least] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.bare))]
  const verdict = share >= minShare ? 'holds' : 'MISSED'
  const bytes = `${(page.body.byteLength / 1000).toFixed(1)} kB`
  console.log(
    `${name.padEnd(10)}${bytes.padStart(9)}  ${ours.toFixed(0).padStart(7)}/s of ${least.toFixed(0).padStart(7)}/s: ${(share * 100).toFixed(0)} % ${verdict}`,
  )
  return share >= minShare
}

const folder = await createDataFolder()
const server = await startServer({ env: { DATA_DIR: folder.path, LOG_LEVEL: 'info' } })
try {
  const held: boolean[] = []
  for (const [name, path] of Object.entries(await pagesOf(server.url)))
    held.push(await compare(name, server.port, path))
  process.exitCode = held.every(Boolean) ? 0 : 1
} finally {
  await server.stop()
  await folder.remove()
}
