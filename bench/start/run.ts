import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/setup/ensure-built.mjs'
import { createDataFolder } from '../../tests/support/servers/data-folder.ts'
import { findFreePort } from '../../tests/support/servers/free-port.ts'
import { startServer } from '../../tests/support/servers/running-server.ts'
import { buildCommit } from '../commit-build.ts'
import { median } from '../median.ts'
import { readProcessTime } from '../process-time.ts'

/** The first page of a second start: this build and that of another commit, in turns. */
const { values } = parseArgs({
  options: {
    // The last state before starts were made quicker.
    before: { type: 'string', default: 'f0a1a984' },
    runs: { type: 'string', default: '7' },
  },
})

const maxMs = 3_000

type Start = { readonly firstPageMs: number; readonly processMs: number }

const measureStart = async (start: typeof startServer, path: string, port: number): Promise<Start> => {
  const startedAt = performance.now()
  const server = await start({ env: { DATA_DIR: path, PORT: String(port) } })
  const response = await fetch(server.url)
  await response.arrayBuffer()
  const firstPageMs = performance.now() - startedAt
  const processMs = readProcessTime(server.pid)
  await server.stop()
  if (response.status !== 200) throw new Error(`the first page responded ${response.status}`)
  return { firstPageMs, processMs }
}

await ensureBuilt()
const builds = { before: (await buildCommit(values.before)).startServer, now: startServer }
// One for all starts: a shop that finds itself on another port subscribes to its webhooks anew.
const ports = { before: await findFreePort(), now: await findFreePort() }
const folders = { before: await createDataFolder(), now: await createDataFolder() }
try {
  const starts = { before: [] as Start[], now: [] as Start[] }
  // The first start fills the shop; the second finds no compiled code of this build yet.
  for (const _ of ['first', 'second'])
    for (const which of ['before', 'now'] as const) await measureStart(builds[which], folders[which].path, ports[which])
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const which of ['before', 'now'] as const)
      starts[which].push(await measureStart(builds[which], folders[which].path, ports[which]))

  const figures = { 'first page': 'firstPageMs', 'processor until then': 'processMs' } as const
  for (const [title, figure] of Object.entries(figures)) {
    const [was, is] = [
      median(starts.before.map((each) => each[figure])),
      median(starts.now.map((each) => each[figure])),
    ]
    console.log(`${title.padEnd(22)}${was.toFixed(0)} ms to ${is.toFixed(0)} ms (${((100 * is) / was).toFixed(0)} %)`)
  }
  const slowest = median(starts.now.map(({ firstPageMs }) => firstPageMs))
  const holds = slowest <= maxMs
  console.log(`the first page within ${maxMs} ms ${holds ? 'holds' : 'MISSED'}`)
  process.exitCode = holds ? 0 : 1
} finally {
  await Promise.all([folders.before.remove(), folders.now.remove()])
}
