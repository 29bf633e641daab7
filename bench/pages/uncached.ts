import { parseArgs } from 'node:util'
import { createDataFolder } from '../../tests/support/servers/data-folder.ts'
import { startServer } from '../../tests/support/servers/running-server.ts'
import { median } from '../median.ts'
import { readProcessTime } from '../process-time.ts'
import { pagesOf } from './pages-of.ts'

// React reads it when it is loaded.
process.env.NODE_ENV = 'production'
const { prepareRendering } = await import('./render-only.ts')

/** What uncached pages cost our process, beside React rendering the same tree from ready data, in turns. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    pages: { type: 'string', default: '10' },
    /** A data folder that is filled already, and stays. */
    data: { type: 'string' },
  },
})

const maxTimes = 1.6
const warmUps = 40
const count = Number(values.pages)

/** What makes another page of the same content: a lowest price below all, a variant that there is none of. */
const another = { listing: 'min', product: 'variant' } as const

const folder = values.data ? { path: values.data, remove: async () => {} } : await createDataFolder()
const server = await startServer({ env: { DATA_DIR: folder.path, LOG_LEVEL: 'info' } })

const compare = async (name: keyof typeof another, path: string): Promise<boolean> => {
  let number = 0
  const load = async () => {
    number += 1
    const url = `${server.url}${path}?${another[name]}=${number}`
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
    if (response.status !== 200) throw new Error(`${url} responded ${response.status}`)
    await response.arrayBuffer()
  }
  const renderOnly = await prepareRendering(server.url, `${path}?${another[name]}=1`)
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await Promise.all([load(), renderOnly()])

  const measureOurs = async () => {
    const before = readProcessTime(server.pid)
    for (let page = 0; page < count; page += 1) await load()
    return (readProcessTime(server.pid) - before) / count
  }
  const measureAlone = async () => {
    const before = process.cpuUsage()
    for (let page = 0; page < count; page += 1) await renderOnly()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / count
  }
  const rounds: { readonly ours: number; readonly alone: number }[] = []
  for (let round = 0; round < Number(values.rounds); round += 1)
    rounds.push({ ours: await measureOurs(), alone: await measureAlone() })

  const times = median(rounds.map(({ ours, alone }) => ours / alone))
  const [ours, alone] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.alone))]
  const verdict = times <= maxTimes ? 'holds' : 'MISSED'
  console.log(
    `${name.padEnd(8)} CPU of our process: ${ours.toFixed(1)} ms; React alone: ${alone.toFixed(1)} ms; ${times.toFixed(2)} times of ${maxTimes} ${verdict}`,
  )
  return times <= maxTimes
}

try {
  const { listing = '' } = await pagesOf(server.url)
  const held = [await compare('listing', listing), await compare('product', '/product/lenovo-thinkpad-t480')]
  process.exitCode = held.every(Boolean) ? 0 : 1
} finally {
  await server.stop()
  await folder.remove()
}
