import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createDataFolder } from '../../tests/support/data-folder.ts'
import { startServer } from '../../tests/support/running-server.ts'
import { pagesOf } from './pages-of.ts'

// React reads it when it is loaded.
process.env.NODE_ENV = 'production'
const { prepareRendering } = await import('./render-only.ts')

/** What an uncached listing costs our process, beside React rendering the same tree from ready data. */
const { values } = parseArgs({ options: { pages: { type: 'string', default: '150' } } })

const mostTimes = 2.5
/** Of `/proc/…/stat`. */
const tickMs = 10

const cpuMsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

const folder = await createDataFolder()
const server = await startServer({ env: { DATA_DIR: folder.path, LOG_LEVEL: 'info' } })
try {
  const { listing } = await pagesOf(server.url)
  const count = Number(values.pages)
  /** Another lowest price each time: the same products, but another query and another page. */
  const load = async (number: number) => {
    const response = await fetch(`${server.url}${listing}?min=${number}`, { headers: { 'Accept-Encoding': 'br' } })
    if (response.status !== 200) throw new Error(`the listing responded ${response.status}`)
    await response.arrayBuffer()
  }
  const renderOnly = await prepareRendering(server.url, `${listing}?min=1`)
  for (let number = 1; number <= 40; number += 1) await Promise.all([load(number), renderOnly()])

  const before = cpuMsOf(server.pid)
  for (let number = 41; number <= 40 + count; number += 1) await load(number)
  const ours = (cpuMsOf(server.pid) - before) / count

  const startedAt = process.cpuUsage()
  for (let number = 0; number < count; number += 1) await renderOnly()
  const { user, system } = process.cpuUsage(startedAt)
  const alone = (user + system) / 1000 / count

  const times = ours / alone
  const verdict = times <= mostTimes ? 'holds' : 'MISSED'
  console.log(
    `a listing of 48, CPU of our process: ${ours.toFixed(1)} ms; React alone: ${alone.toFixed(1)} ms; ${times.toFixed(2)} times of ${mostTimes} ${verdict}`,
  )
  process.exitCode = times <= mostTimes ? 0 : 1
} finally {
  await server.stop()
  await folder.remove()
}
